import { BlockDialog } from '@fanlight/components/blocks';
import { showToast } from '@fanlight/components/primitives';
import { useBlockUser, useGetUser } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api.ts';
import { showFailure } from '../../failures.ts';

/** Props of {@link BlockRoute}. */
export interface BlockRouteProps {
  userId: string;
  onClose: () => void;
  /** They are blocked: where the page below was theirs there is nothing left to see. */
  onBlocked?: () => void;
}

/** Asks whether somebody is to be blocked, and blocks them (rule A4). */
export function BlockRoute({ userId, onClose, onBlocked }: BlockRouteProps) {
  const { t } = useTranslation('common');
  const { t: tBlocks } = useTranslation('blocks');
  const block = useBlockUser();
  const { data: user } = useGetUser(userId);
  if (!user) return null;
  const confirm = () =>
    block.mutate(
      { data: { userId } },
      {
        onSuccess: () => {
          onClose();
          onBlocked?.();
          showToast({ text: tBlocks('blocked', { name: user.name }), tone: 'success' });
          // They may stand anywhere: in lists, under posts, beside the page.
          void queryClient.invalidateQueries();
        },
        onError: (error) => showFailure(error, t),
      },
    );
  return <BlockDialog open onClose={onClose} name={user.name} isBlocking={block.isPending} onConfirm={confirm} />;
}
