import { ResetPasswordScreen } from '@fanlight/components/auth';
import { api } from '@fanlight/sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { submitWithLink } from '../../groups/auth/index.ts';
import { useServices } from '../../services.ts';
import { safeRedirect } from '../../session/redirect.ts';

/**
 * `/auth/reset-password?token=&redirect=`: sets a new password with the token of a mailed link, which works once (rule
 * P5).
 */
export function Component() {
  const { t } = useTranslation('common');
  const { client, origin } = useServices();
  const [search] = useSearchParams();
  return (
    <ResetPasswordScreen
      redirect={safeRedirect(search.get('redirect'), origin)}
      submit={submitWithLink(search.get('token'), (body) => client.call(api.resetPassword, { body }), t)}
    />
  );
}
