import { CommentThread } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { Dialog } from '@fanlight/components/primitives';
import type { Reel } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { changeReel } from '../../cache/cached-items.ts';
import { ShareRoute } from '../../dialogs/share-route.tsx';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { useComments } from '../../groups/comments/index.ts';
import { ReportRoute } from '../../groups/reports/index.ts';
import { SubscribeRoute } from '../../groups/subscriptions/index.ts';
import { useMe } from '../../session/session.ts';

interface CommentsProps {
  reel: Reel;
  onClose: () => void;
  onBlock: (userId: string) => void;
}

function Comments({ reel, onClose, onBlock }: CommentsProps) {
  const { t } = useTranslation('reels');
  const count = (step: number) =>
    changeReel(reel._id, (shown) => ({ ...shown, totalComments: Math.max(0, shown.totalComments + step) }));
  const comments = useComments({ objectType: 'reel', objectId: reel._id }, count, onBlock);
  return (
    <Dialog open onClose={onClose} title={t('title', { name: reel.performer.name })}>
      <CommentThread {...comments} total={reel.totalComments} />
    </Dialog>
  );
}

/** The dialogs of a reel: comments, share, subscribe, report, blocking a commenter. */
export function ReelDialogs({ reel, dialog }: { reel: Reel; dialog: DialogState }) {
  const me = useMe();
  const blocking = useBlocking();
  const comment = dialog.get('comment');
  if (dialog.name === 'block') return blocking.dialog;
  if (dialog.name === 'share')
    return <ShareRoute path={paths.reels({ performer: reel.performer._id, reel: reel._id })} onClose={dialog.close} />;
  if (dialog.name === 'comments' && reel.access.isAllowed)
    return <Comments reel={reel} onClose={dialog.close} onBlock={blocking.onBlock} />;
  if (me && dialog.name === 'subscribe' && !reel.isOwn)
    return <SubscribeRoute performerId={reel.performer._id} dialog={dialog} />;
  if (!me || dialog.name !== 'report') return null;
  if (comment) return <ReportRoute targetType="comment" targetId={comment} onClose={dialog.close} />;
  return reel.isOwn ? null : <ReportRoute targetType="reel" targetId={reel._id} onClose={dialog.close} />;
}
