import type { AppliedCoupon, SavedCard, TokenPackage } from '@fanlight/sdk/models';
import { hasTooManyDecimals, readAmount } from '../primitives/index.ts';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';

/** The payment method of a top-up: a saved card, a test card, or the gateway's own form. */
export type CardValues =
  | { kind: 'saved'; paymentMethodId: string }
  | { kind: 'sandbox'; card: SandboxCard; isSaved: boolean }
  | { kind: 'gateway'; isSaved: boolean };

export interface TopUpValues {
  /** The amount in the primary currency before the discount; for a package its price. */
  amount: number;
  packageId?: string;
  couponCode?: string;
  card: CardValues;
}

/** Fields that a server error can refer to. */
export type TopUpField = 'amount' | 'coupon' | 'number' | 'expiry' | 'cvc';

/** The purchase that a coupon applies to. */
export type CouponTarget = Pick<TopUpValues, 'amount' | 'packageId'>;

/** The state of the form. */
export interface TopUpDraft extends SandboxCardDraft {
  amount: string;
  /** The selected package; empty if another amount is selected. */
  packageId: string;
  /** The selected saved card; `new` for another card. */
  paymentMethodId: string;
  isSaved: boolean;
}

/** Returns the initial state: the recommended package, and the first card that is ready to use. */
export function toDraft(packages: readonly TokenPackage[], cards: readonly SavedCard[]): TopUpDraft {
  const card = cards.find(({ status }) => status === 'ready');
  const packageId = packages.find(({ isRecommended }) => isRecommended)?._id ?? '';
  const paymentMethodId = card?.paymentMethodId ?? 'new';
  return { amount: '', packageId, paymentMethodId, isSaved: false, number: '', expiry: '', cvc: '' };
}

/** Returns the error of a typed amount; undefined if it is valid. */
export function amountErrorOf(text: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  const amount = readAmount(text);
  if (Number.isNaN(amount)) return 'chooseAmount' as const;
  if (hasTooManyDecimals(text)) return 'twoDecimals' as const;
  return amount < minimum || amount > maximum ? ('amountRange' as const) : undefined;
}

/** Converts a valid form to the values to submit. */
export function toValues(
  { packageId, paymentMethodId, isSaved, ...draft }: TopUpDraft,
  amount: number,
  { coupon, hasGatewayFields }: { coupon: AppliedCoupon | null; hasGatewayFields: boolean },
): TopUpValues {
  const another: CardValues = hasGatewayFields
    ? { kind: 'gateway', isSaved }
    : { kind: 'sandbox', card: readSandboxCard(draft), isSaved };
  return {
    amount,
    ...(packageId && { packageId }),
    ...(coupon && { couponCode: coupon.code }),
    card: paymentMethodId === 'new' ? another : { kind: 'saved', paymentMethodId },
  };
}
