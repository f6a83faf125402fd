import { RegisterScreen } from '@fanlight/components/auth';
import { matchLocale } from '@fanlight/components/i18n';
import { api } from '@fanlight/sdk';
import type { Registration } from '@fanlight/sdk/models';
import { useState } from 'react';
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
  // In memory only, because the key allows a change of the account's address.
  const [registration, setRegistration] = useState<Registration>();
  const redirectField = redirect && { redirect };
  const correct = async ({ userId, registrationKey }: Registration, email: string) => {
    try {
      const body = { userId, registrationKey, email, ...redirectField };
      await client.call(api.correctRegistrationEmail, { body });
      return { ok: true as const };
    } catch (error) {
      return toFormResult(error, ['email'], t);
    }
  };
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
          const created = await client.call(api.registerUser, { body });
          storeRegistrationKey(created.registrationKey);
          setRegistration(created);
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
      correct={registration?.requiresEmailVerification ? (email) => correct(registration, email) : undefined}
      {...mailbox}
    />
  );
}
