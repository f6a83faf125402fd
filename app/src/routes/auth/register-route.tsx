import { RegisterScreen } from '@fanlight/components/auth';
import { matchLocale } from '@fanlight/components/i18n';
import { registerUser, resendEmailVerification } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { showFailure, toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';

/** `/auth/register`: a fan's account. */
export function Component() {
  const { t, i18n } = useTranslation('common');
  const mailbox = useMailboxHref();
  return (
    <RegisterScreen
      submit={async (values) => {
        try {
          const locale = matchLocale(i18n.language);
          await registerUser({ ...values, ...(locale && { locale }) });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['name', 'username', 'email', 'password'], t);
        }
      }}
      onResend={async (email) => {
        await resendEmailVerification({ email }).catch((error) => {
          showFailure(error, t);
          throw error;
        });
      }}
      {...mailbox}
    />
  );
}
