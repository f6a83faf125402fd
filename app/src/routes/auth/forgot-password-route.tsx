import { ForgotPasswordScreen } from '@fanlight/components/auth';
import { requestPasswordReset } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';

/** `/auth/forgot-password`: asks for a link by mail (rule P5). */
export function Component() {
  const { t } = useTranslation('common');
  const mailbox = useMailboxHref();
  return (
    <ForgotPasswordScreen
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
