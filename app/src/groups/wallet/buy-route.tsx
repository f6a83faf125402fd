import { BuyDialog, type BuyProblem, type UnlockedKind } from '@fanlight/components/wallet';
import { ApiError } from '@fanlight/sdk';
import {
  buyFeed,
  buyGallery,
  buyVideo,
  getBuyFeedMutationKey,
  getBuyGalleryMutationKey,
  getBuyVideoMutationKey,
} from '@fanlight/sdk/hooks';
import type { ErrorCode, KnownErrorCode, UserSummary } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { messageOf } from '../../failures.ts';
import { useMe } from '../../session/session.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';
import { TopUpFirst } from '../payments/index.ts';

/** Each kind's operation; what it invalidates is found by its key. */
const purchases = {
  feed: { keyOf: getBuyFeedMutationKey, buy: buyFeed },
  gallery: { keyOf: getBuyGalleryMutationKey, buy: buyGallery },
  video: { keyOf: getBuyVideoMutationKey, buy: buyVideo },
} as const;

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
  const { t } = useTranslation('common');
  const me = useMe();
  const paymentKey = useIdempotencyKey();
  const [problem, setProblem] = useState<BuyProblem>();
  const { keyOf, buy } = purchases[kind];
  const purchase = useMutation({
    mutationKey: keyOf(),
    mutationFn: (expectedPrice: number) => {
      const idempotencyKey = paymentKey.keyFor({ id, expectedPrice });
      return buy(id, { expectedPrice }, { idempotencyKey });
    },
  });
  const fail = (error: unknown): { ok: true } | { error: string } => {
    if (!(error instanceof ApiError)) return { error: messageOf(error, t) };
    paymentKey.settle();
    const problems: Partial<Record<ErrorCode, BuyProblem>> = {
      PRICE_CHANGED: 'price-changed',
      ALREADY_PURCHASED: 'already-bought',
      STATUS_CONFLICT: 'not-for-sale',
    } satisfies Partial<Record<KnownErrorCode, BuyProblem>>;
    const known = problems[error.code];
    if (!known) return { error: messageOf(error, t) };
    onStale();
    setProblem(known);
    return { ok: true };
  };
  if (dialog.get('step') === 'top-up' && !purchase.data)
    return <TopUpFirst onClose={dialog.close} onBack={() => dialog.change({ step: '' })} />;
  return (
    <BuyDialog
      open
      onClose={dialog.close}
      kind={kind}
      name={performer.name}
      {...(title && { title })}
      price={price}
      {...(me && { balance: me.balance })}
      {...(purchase.data && { receipt: purchase.data })}
      {...(problem && { problem })}
      onTopUp={() => dialog.change({ step: 'top-up' })}
      submit={async () => {
        try {
          await purchase.mutateAsync(price);
          paymentKey.settle();
          return { ok: true };
        } catch (error) {
          return fail(error);
        }
      }}
    />
  );
}
