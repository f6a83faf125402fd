import { BuyDialog, type BuyProblem, type UnlockedKind } from '@fanlight/components/wallet';
import type { KnownErrorCode, UserSummary } from '@fanlight/sdk/models';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { usePaymentDialog } from '../payments/index.ts';

const operations = { feed: 'buyFeed', gallery: 'buyGallery', video: 'buyVideo' } as const;

const problems: Partial<Record<KnownErrorCode, BuyProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_PURCHASED: 'already-bought',
  STATUS_CONFLICT: 'not-for-sale',
};

export interface BuyRouteProps {
  kind: UnlockedKind;
  id: string;
  performer: Pick<UserSummary, 'name'>;
  title?: string;
  /** In tokens, as shown to the viewer. */
  price: number;
  /** The dialog `?dialog=buy`. In the URL, `step` is `top-up` while the viewer tops up. */
  dialog: DialogState;
  /** Fetches the item again. Called when the server reports that its price or the viewer's access has changed. */
  onStale: () => void;
}

/** The dialog that unlocks a post, a gallery or a video. It calls the operation for the item's kind. */
export function BuyRoute({ kind, id, performer, title, price, dialog, onStale }: BuyRouteProps) {
  const { dialogProps, topUpDialog } = usePaymentDialog(
    operations[kind],
    {
      targetId: id,
      send: (buy, values: { expectedPrice: number }) => buy({ params: { id }, body: values }),
      problems,
      onStale,
    },
    dialog,
  );
  if (topUpDialog) return topUpDialog;
  return (
    <BuyDialog
      {...dialogProps}
      kind={kind}
      name={performer.name}
      {...(title && { title })}
      price={price}
      submit={() => dialogProps.submit({ expectedPrice: price })}
    />
  );
}
