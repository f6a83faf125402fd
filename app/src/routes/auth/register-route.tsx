import { RegisterScreen } from '@fanlight/components/auth';
import { matchLocale } from '@fanlight/components/i18n';
import { api } from '@fanlight/sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { showFailure, toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';
import { useServices } from '../../services.ts';
import { safeRedirect } from '../../session/redirect.ts';
import { storeRegistrationKey } from '../../session/registration-key.ts';

/** `/auth/register`: registers a fan. */
export function Component() {
  const { t, i18n } = useTranslation('common');
  const mailbox = useMailboxHref();
  const [search] = useSearchParams();
  const { captcha, prove } = useCaptcha();
  const { client, origin } = useServices();
  const redirect = safeRedirect(search.get('redirect'), origin);
  const redirectField = redirect && { redirect };
  return (
    <RegisterScreen
      captcha={captcha}
      redirect={redirect}
      referralCode={search.get('referral') ?? ''}
      submit={async ({ referralCode, ...values }) => {
        try {
          const locale = matchLocale(i18n.language);
          const code = referralCode.trim();
          const optional = { ...(locale && { locale }), ...(code && { referralCode: code }), ...redirectField };
          const body = { ...values, ...optional, ...(await prove()) };
          const { registrationKey } = await client.call(api.registerUser, { body });
          storeRegistrationKey(registrationKey);
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['name', 'username', 'email', 'password', 'referralCode'], t);
        }
      }}
      onResend={async (email) => {
        await client.call(api.resendEmailVerification, { body: { email, ...redirectField } }).catch((error) => {
          showFailure(error, t);
          throw error;
        });
      }}
      {...mailbox}
    />
  );
}
