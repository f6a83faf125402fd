import { ResetPasswordScreen } from '@fanlight/components/auth';
import { api } from '@fanlight/sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { submitWithLink } from '../../groups/auth/index.ts';
import { useServices } from '../../services.ts';

/** `/auth/undo-change?token=`: reverts a change of the password or the email address that a stranger made (rule P2). */
export function Component() {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const [search] = useSearchParams();
  const undo = (body: { token: string; password: string }) => client.call(api.undoAccountChange, { body });
  return <ResetPasswordScreen purpose="undo" submit={submitWithLink(search.get('token'), undo, t)} />;
}
