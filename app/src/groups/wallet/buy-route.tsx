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

/** Props of {@link BuyRoute}. */
export interface BuyRouteProps {
  kind: UnlockedKind;
  id: string;
  performer: Pick<UserSummary, 'name'>;
  title?: string;
  /** Tokens, as the viewer sees it now. */
  price: number;
  /** `?dialog=buy`; its word `step` is `top-up` while the wallet is filled in between. */
  dialog: DialogState;
  /** Reads the item again, when its price or its lock turned out to be another. */
  onStale: () => void;
}

/** The dialog that unlocks a post, gallery or video, wired to its operation. */
export function BuyRoute({ kind, id, performer, title, price, dialog, onStale }: BuyRouteProps) {
  const { dialogProps, topUpFirst } = usePaymentDialog(
    operations[kind],
    { of: id, send: (buy, values: { expectedPrice: number }) => buy(id, values), problems, onStale },
    dialog,
  );
  if (topUpFirst) return topUpFirst;
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
