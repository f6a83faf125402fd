import { CommentThread } from '@fanlight/components/comments';
import { Dialog } from '@fanlight/components/primitives';
import { ReelCommentsPanel } from '@fanlight/components/reels';
import type { Reel } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { useComments } from '../../groups/comments/index.ts';
import { ItemDialogs } from '../../groups/content/index.ts';

interface CommentsProps {
  reel: Reel;
  onBlock: (userId: string) => void;
}

function Comments({ reel, onBlock }: CommentsProps) {
  const comments = useComments({ objectType: 'reel', objectId: reel._id }, onBlock);
  return <CommentThread {...comments} creatorId={reel.performer._id} total={reel.totalComments} />;
}

export interface ReelDialogsProps {
  reel: Reel;
  dialog: DialogState;
}

/** The comments on the reel that is played, in a panel. It stays open when the viewer changes to another reel. */
export function ReelComments({ reel, dialog }: ReelDialogsProps) {
  const { t } = useTranslation('reels');
  const { onBlock } = useBlocking();
  if (!reel.access.isAllowed) return null;
  return (
    <ReelCommentsPanel title={t('title', { name: reel.performer.name })} onClose={dialog.close}>
      <Comments key={reel._id} reel={reel} onBlock={onBlock} />
    </ReelCommentsPanel>
  );
}

/**
 * The dialogs of a reel: those that all kinds of items have, the comments, and the confirmation that blocks the author
 * of a comment.
 */
export function ReelDialogs({ reel, dialog }: ReelDialogsProps) {
  const { t } = useTranslation('reels');
  const blocking = useBlocking();
  if (dialog.name === 'block') return blocking.dialog;
  if (dialog.name !== 'comments') return <ItemDialogs kind="reel" item={reel} dialog={dialog} />;
  if (!reel.access.isAllowed) return null;
  return (
    <Dialog open onClose={dialog.close} title={t('title', { name: reel.performer.name })}>
      <Comments reel={reel} onBlock={blocking.onBlock} />
    </Dialog>
  );
}
