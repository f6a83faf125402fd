import type { UnlockedKind } from '@fanlight/components/wallet';
import type { UserSummary } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useMe } from '../../session/session.ts';
import { type ItemKind, sharedPathOf } from './use-item-actions.ts';

const BuyRoute = lazy(() => import('../wallet/buy-route.tsx').then((module) => ({ default: module.BuyRoute })));
const ReportRoute = lazy(() =>
  import('../reports/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);
const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);
const SubscribeRoute = lazy(() =>
  import('../subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);
const TipRoute = lazy(() => import('../wallet/tip-route.tsx').then((module) => ({ default: module.TipRoute })));

/** The fields of an item that the dialogs need. */
interface DialogItem {
  _id: string;
  performer: Pick<UserSummary, '_id' | 'name'>;
  isOwn: boolean;
  title?: string;
  price?: number | null;
}

export interface ItemDialogsProps {
  kind: ItemKind;
  item: DialogItem;
  dialog: DialogState;
  /** Fetches the item again. Called when the server reports that its price or the viewer's access has changed. */
  onStale?: () => void;
}

const isUnlocked = (kind: ItemKind): kind is UnlockedKind => kind === 'feed' || kind === 'gallery' || kind === 'video';

function OpenDialog({ kind, item, dialog, onStale = () => undefined }: ItemDialogsProps) {
  const me = useMe();
  const { _id: id, performer, isOwn, title, price } = item;
  const comment = dialog.get('comment');
  if (dialog.name === 'share') return <ShareRoute path={sharedPathOf(kind, item)} onClose={dialog.close} />;
  if (!me) return null;
  if (dialog.name === 'report' && comment)
    return <ReportRoute targetType="comment" targetId={comment} onClose={dialog.close} />;
  if (isOwn) return null;
  if (dialog.name === 'report') return <ReportRoute targetType={kind} targetId={id} onClose={dialog.close} />;
  if (dialog.name === 'subscribe') return <SubscribeRoute performerId={performer._id} dialog={dialog} />;
  if (dialog.name === 'tip-for-item') return <TipRoute performer={performer} dialog={dialog} />;
  if (dialog.name !== 'buy' || !price || !isUnlocked(kind)) return null;
  return (
    <BuyRoute
      kind={kind}
      id={id}
      performer={performer}
      {...(title && { title })}
      price={price}
      dialog={dialog}
      onStale={onStale}
    />
  );
}

/**
 * The dialogs that all kinds of items have: share, report the item or a comment on it, subscribe, unlock, tip. The code
 * of each dialog is loaded when it is opened.
 */
export function ItemDialogs(props: ItemDialogsProps) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}
