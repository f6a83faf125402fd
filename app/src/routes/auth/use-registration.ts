import { matchLocale } from '@fanlight/components/i18n';
import type { FormResult } from '@fanlight/components/primitives';
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

/** The fields of an account to which an error of the server can refer. */
export const accountFieldNames = ['name', 'username', 'email', 'password', 'referralCode'] as const;

/**
 * Returns what the registrations of fans and performers have in common: the captcha, the optional fields of the
 * request, and the props of the screen that a mail was sent.
 */
export function useRegistration() {
  const { t, i18n } = useTranslation('common');
  const mailbox = useMailboxHref();
  const [search] = useSearchParams();
  const { captcha, prove } = useCaptcha();
  const { client, origin } = useServices();
  const redirect = safeRedirect(search.get('redirect'), origin);
  // In memory only, because the key allows a change of the account's address.
  const [registration, setRegistration] = useState<Registration>();
  const redirectField = redirect && { redirect };
  const correct = async ({ userId, registrationKey }: Registration, email: string): Promise<FormResult<'email'>> => {
    try {
      const body = { userId, registrationKey, email, ...redirectField };
      await client.call(api.correctRegistrationEmail, { body });
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['email'], t);
    }
  };
  return {
    redirect,
    /** Returns the optional fields of the request: the language, the referral code, and the proof of the captcha. */
    async readOptionalFields(referralCode: string) {
      const locale = matchLocale(i18n.language);
      const code = referralCode.trim();
      return { ...(locale && { locale }), ...(code && { referralCode: code }), ...(await prove()) };
    },
    /** Remembers the account that was created, so that its address can be corrected and confirmed. */
    onCreated(created: Registration) {
      storeRegistrationKey(created.registrationKey);
      setRegistration(created);
    },
    /** The props that the screens of both registrations have in common. */
    screenProps: {
      captcha,
      referralCode: search.get('referral') ?? '',
      async onResend(email: string) {
        await client.call(api.resendEmailVerification, { body: { email, ...redirectField } }).catch((error) => {
          showFailure(error, t);
          throw error;
        });
      },
      correct: registration?.requiresEmailVerification ? (email: string) => correct(registration, email) : undefined,
      ...mailbox,
    },
  };
}
