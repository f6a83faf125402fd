import { ResetPasswordScreen } from '@fanlight/components/auth';
import { undoAccountChange } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { submitWithLink } from '../../groups/auth/index.ts';

/** `/auth/undo-change?token=`: reverts a change of password or email address that the owner did not make (rule P2). */
export function Component() {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  return <ResetPasswordScreen purpose="undo" submit={submitWithLink(search.get('token'), undoAccountChange, t)} />;
}
