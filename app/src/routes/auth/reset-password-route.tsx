import { ResetPasswordScreen } from '@fanlight/components/auth';
import { ApiError } from '@fanlight/sdk';
import { resetPassword } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';

/** `/auth/reset-password?token=`: a new password by the mailed link, which works once (rule P5). */
export function Component() {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  return (
    <ResetPasswordScreen
      submit={async (password) => {
        const token = search.get('token');
        if (!token) return { expired: true };
        try {
          await resetPassword({ token, password });
          return { ok: true };
        } catch (error) {
          const isTokenWrong =
            error instanceof ApiError &&
            (error.code === 'LINK_EXPIRED' || error.fields.some(({ path }) => path === 'token'));
          return isTokenWrong ? { expired: true } : toFormResult(error, ['password'], t);
        }
      }}
    />
  );
}
