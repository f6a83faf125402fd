import { ForgotPasswordScreen } from '@fanlight/components/auth';
import { api } from '@fanlight/sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';
import { useMailboxHref } from '../../mode.ts';
import { useServices } from '../../services.ts';
import { safeRedirect } from '../../session/redirect.ts';

/**
 * `/auth/forgot-password?redirect=`: requests a mailed link (rule P5). The mailed link and the link to the login
 * contain the same `redirect`.
 */
export function Component() {
  const { t } = useTranslation('common');
  const mailbox = useMailboxHref();
  const { client, origin } = useServices();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get('redirect'), origin);
  return (
    <ForgotPasswordScreen
      redirect={redirect}
      submit={async (email) => {
        try {
          await client.call(api.requestPasswordReset, { body: { email, ...(redirect && { redirect }) } });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['email'], t);
        }
      }}
      {...mailbox}
    />
  );
}
