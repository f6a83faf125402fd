import type { PendingEmail } from '@fanlight/components/users';
import { useUpdateMe } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useMe } from '../../session/session.ts';

/** Returns the viewer's new e-mail address that is not confirmed yet, and how to cancel it; undefined without one. */
export function usePendingEmail(): PendingEmail | undefined {
  const { t } = useTranslation('common');
  const email = useMe()?.pendingEmail;
  const { mutate, isPending } = useUpdateMe();
  if (!email) return undefined;
  const onCancel = () => mutate({ data: { cancelsPendingEmail: true } }, { onError: (error) => showFailure(error, t) });
  return { email, onCancel, isCancelling: isPending };
}
