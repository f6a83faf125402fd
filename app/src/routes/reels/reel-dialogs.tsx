import { CommentThread } from '@fanlight/components/comments';
import { Dialog } from '@fanlight/components/primitives';
import type { Reel } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { useComments } from '../../groups/comments/index.ts';
import { ItemDialogs } from '../../groups/content/index.ts';

interface CommentsProps {
  reel: Reel;
  onClose: () => void;
  onBlock: (userId: string) => void;
}

function Comments({ reel, onClose, onBlock }: CommentsProps) {
  const { t } = useTranslation('reels');
  const comments = useComments({ objectType: 'reel', objectId: reel._id }, onBlock);
  return (
    <Dialog open onClose={onClose} title={t('title', { name: reel.performer.name })}>
      <CommentThread {...comments} total={reel.totalComments} />
    </Dialog>
  );
}

/**
 * The dialogs of a reel: those that all kinds of items have, the comments, and the confirmation that blocks the author
 * of a comment.
 */
export function ReelDialogs({ reel, dialog }: { reel: Reel; dialog: DialogState }) {
  const blocking = useBlocking();
  if (dialog.name === 'block') return blocking.dialog;
  if (dialog.name !== 'comments') return <ItemDialogs kind="reel" item={reel} dialog={dialog} />;
  return reel.access.isAllowed && <Comments reel={reel} onClose={dialog.close} onBlock={blocking.onBlock} />;
}
