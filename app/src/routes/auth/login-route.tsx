import { LoginScreen } from '@fanlight/components/auth';
import { ApiError, api, type Client } from '@fanlight/sdk';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { showFailure, toFormResult } from '../../failures.ts';
import { useMode } from '../../mode.ts';
import { useServices } from '../../services.ts';
import { demoLogins } from '../../session/demo-logins.ts';
import { landingOf, safeRedirect } from '../../session/redirect.ts';
import { beginSession } from '../../session/session.ts';

/** The code is loaded after the login, not with the page. */
const performPendingAction = async (client: Client, redirect: string) =>
  (await import('../../session/perform-pending-action.ts')).performPendingAction(client, redirect);

/** `/auth/login?redirect=`: logs in, and redirects to `redirect`, or to the user's landing page (rule P4). */
export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mode = useMode();
  const { captcha, prove } = useCaptcha();
  // A login that is repeated with a code of the second factor has the proof of the first call.
  const proof = useRef({});
  const services = useServices();
  const redirect = safeRedirect(search.get('redirect'), services.origin);
  return (
    <LoginScreen
      captcha={captcha}
      redirect={redirect}
      submit={async (values) => {
        try {
          if (!values.code) proof.current = await prove();
          const me = await beginSession(services, { ...values, ...proof.current });
          await navigate(redirect ? await performPendingAction(services.client, redirect) : landingOf(me), {
            replace: true,
          });
          return { ok: true };
        } catch (error) {
          if (
            error instanceof ApiError &&
            (error.code === 'EMAIL_NOT_VERIFIED' || error.code === 'SECOND_FACTOR_REQUIRED')
          )
            return { obstacle: error.code };
          return toFormResult(error, ['credentials', 'password', 'code'], t, 'common:failures.INVALID_CREDENTIALS');
        }
      }}
      onResend={async (email) => {
        await services.client
          .call(api.resendEmailVerification, { body: { email, ...(redirect && { redirect }) } })
          .catch((error) => {
            showFailure(error, t);
            throw error;
          });
      }}
      {...(mode === 'demo' && { demoLogins })}
    />
  );
}
