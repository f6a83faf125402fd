import { BlockDialog } from '@fanlight/components/blocks';
import { showToast } from '@fanlight/components/primitives';
import { useBlockUser, useGetPerformer, useGetUser } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

export interface BlockRouteProps {
  userId: string;
  onClose: () => void;
  /** Called after the user was blocked. A page of that user must then be closed. */
  onBlocked?: () => void;
}

/** The dialog that asks for a confirmation, and then blocks a user (rule A4). */
export function BlockRoute({ userId, onClose, onBlocked }: BlockRouteProps) {
  const { t } = useTranslation('common');
  const { t: tBlocks } = useTranslation('blocks');
  const { queryClient } = useServices();
  const block = useBlockUser();
  const { data: user } = useGetUser(userId);
  const isPerformer = user?.isPerformer ?? false;
  const performer = useGetPerformer(userId, { query: { enabled: isPerformer } });
  const me = useMe();
  // Waits for the response about the performer, because the dialog mentions the viewer's subscription. If the call
  // fails, the dialog opens without this information.
  if (!user || (isPerformer && performer.isPending)) return null;
  const confirm = () =>
    block.mutate(
      { data: { userId } },
      {
        onSuccess: () => {
          onClose();
          onBlocked?.();
          showToast({ text: tBlocks('blocked', { name: user.name }), tone: 'success' });
          // Invalidates every query, because lists, comments and suggestions may contain the blocked user.
          void queryClient.invalidateQueries();
        },
        onError: (error) => showFailure(error, t),
      },
    );
  return (
    <BlockDialog
      open
      onClose={onClose}
      name={user.name}
      isViewerPerformer={me?.isPerformer ?? false}
      subscribedUntil={performer.data?.subscribedUntil ?? null}
      isBlocking={block.isPending}
      onConfirm={confirm}
    />
  );
}
