import { EmailVerificationScreen } from '@fanlight/components/auth';
import { ApiError, api, type Client } from '@fanlight/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { performPendingAction } from '../../session/perform-pending-action.ts';
import { landingOf, safeRedirect } from '../../session/redirect.ts';
import { readRegistrationKey, removeRegistrationKey } from '../../session/registration-key.ts';
import { beginSessionByToken, hasSession } from '../../session/session.ts';
import { useReadPath } from '../../use-read-path.ts';

interface Verification {
  state: 'verified' | 'expired';
  /**
   * The token of the session that the confirmation started; null if the confirmation started no session and the user
   * must log in.
   */
  sessionToken: string | null;
}

async function verify(client: Client, token: string): Promise<Verification> {
  // A user who is already logged in keeps the current session.
  const registrationKey = hasSession({ client }) ? null : readRegistrationKey();
  try {
    const { session } = await client.call(api.verifyEmail, {
      body: { token, ...(registrationKey && { registrationKey }) },
    });
    removeRegistrationKey();
    return { state: 'verified', sessionToken: session?.token ?? null };
  } catch (error) {
    // A server error (5xx) does not mean that the link has expired.
    if (error instanceof ApiError && error.status < 500 && error.code !== 'RATE_LIMITED')
      return { state: 'expired', sessionToken: null };
    throw error;
  }
}

/**
 * `/auth/email-verification?token=&redirect=`: confirms the email address with the token of a mailed link, which works
 * once (rule P5). On the device that registered the account, the confirmation also logs in, and redirects to the page
 * from which the user registered (rule P4).
 */
export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const readPath = useReadPath();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const services = useServices();
  const { client, origin } = services;
  const redirect = safeRedirect(search.get('redirect'), origin);
  // Implemented as a query, so that the call is made once per link, however often the page renders.
  const { data, isError, refetch } = useQuery({
    queryKey: ['verifyEmailOnce', token],
    queryFn: () => verify(client, token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const sessionToken = data?.sessionToken;
  useEffect(() => {
    if (!sessionToken) return;
    const path = readPath();
    void beginSessionByToken(services, sessionToken).then(async (me) => {
      const landing = redirect ? await performPendingAction(client, redirect) : landingOf(me);
      // The user may have left the page meanwhile.
      if (readPath() === path) await navigate(landing, { replace: true });
    });
  }, [services, client, sessionToken, redirect, navigate, readPath]);
  const state = sessionToken ? 'verifying' : data?.state;
  return (
    <EmailVerificationScreen
      state={state ?? (isError ? 'failed' : 'verifying')}
      isLoggedIn={hasSession(services)}
      onRetry={() => void refetch()}
      redirect={redirect}
      resend={async (email) => {
        try {
          await client.call(api.resendEmailVerification, { body: { email, ...(redirect && { redirect }) } });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['email'], t);
        }
      }}
    />
  );
}
