import { RegisterScreen } from '@fanlight/components/auth';
import { matchLocale } from '@fanlight/components/i18n';
import { registerUser, resendEmailVerification } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { showFailure, toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';
import { useServices } from '../../services.ts';
import { safeRedirect } from '../../session/redirect.ts';
import { keepRegistrationKey } from '../../session/registration-key.ts';

/** `/auth/register`: registers a fan. */
export function Component() {
  const { t, i18n } = useTranslation('common');
  const mailbox = useMailboxHref();
  const [search] = useSearchParams();
  const { captcha, prove } = useCaptcha();
  const { origin } = useServices();
  const redirect = safeRedirect(search.get('redirect'), origin);
  const way = redirect && { redirect };
  return (
    <RegisterScreen
      captcha={captcha}
      redirect={redirect}
      referralCode={search.get('referral') ?? ''}
      submit={async ({ referralCode, ...values }) => {
        try {
          const locale = matchLocale(i18n.language);
          const code = referralCode.trim();
          const optional = { ...(locale && { locale }), ...(code && { referralCode: code }), ...way };
          const { registrationKey } = await registerUser({ ...values, ...optional, ...(await prove()) });
          keepRegistrationKey(registrationKey);
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['name', 'username', 'email', 'password', 'referralCode'], t);
        }
      }}
      onResend={async (email) => {
        await resendEmailVerification({ email, ...way }).catch((error) => {
          showFailure(error, t);
          throw error;
        });
      }}
      {...mailbox}
    />
  );
}
