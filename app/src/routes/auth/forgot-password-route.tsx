import { ForgotPasswordScreen } from '@fanlight/components/auth';
import { requestPasswordReset } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';
import { useServices } from '../../services.ts';
import { safeRedirect } from '../../session/redirect.ts';

/** `/auth/forgot-password?redirect=`: asks for a link by mail (rule P5); the way back to logging in keeps `redirect`. */
export function Component() {
  const { t } = useTranslation('common');
  const mailbox = useMailboxHref();
  const { origin } = useServices();
  const [search] = useSearchParams();
  return (
    <ForgotPasswordScreen
      redirect={safeRedirect(search.get('redirect'), origin)}
      submit={async (email) => {
        try {
          await requestPasswordReset({ email });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['email'], t);
        }
      }}
      {...mailbox}
    />
  );
}
