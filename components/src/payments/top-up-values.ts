import type { AppliedCoupon, SavedCard, TokenPackage } from '@fanlight/sdk/models';
import { hasTooManyDecimals, readAmount } from '../primitives/index.ts';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';

/** The payment method of a top-up: a saved card, a test card, or the gateway's own form. */
export type CardValues =
  | { kind: 'saved'; paymentMethodId: string }
  | { kind: 'sandbox'; card: SandboxCard; isKept: boolean }
  | { kind: 'gateway'; isKept: boolean };

/** What a top-up is made of. */
export interface TopUpValues {
  /** In the primary currency, before the coupon; the price of the package where there is one. */
  amount: number;
  packageId?: string;
  couponCode?: string;
  card: CardValues;
}

/** Fields that a failure can name. */
export type TopUpField = 'amount' | 'coupon' | 'number' | 'expiry' | 'cvc';

/** The purchase to which a coupon applies. */
export type CouponTarget = Pick<TopUpValues, 'amount' | 'packageId'>;

/** The form as it is filled in. */
export interface TopUpDraft extends SandboxCardDraft {
  amount: string;
  /** Empty unless another amount is selected. */
  packageId: string;
  /** `new` for a card that is not saved. */
  paymentMethodId: string;
  isKept: boolean;
}

/** The recommended package, and the default card where it can be paid with. */
export function toDraft(packages: readonly TokenPackage[], cards: readonly SavedCard[]): TopUpDraft {
  const card = cards.find(({ status }) => status === 'ready');
  const packageId = packages.find(({ isRecommended }) => isRecommended)?._id ?? '';
  const paymentMethodId = card?.paymentMethodId ?? 'new';
  return { amount: '', packageId, paymentMethodId, isKept: false, number: '', expiry: '', cvc: '' };
}

/** The error of a typed amount; undefined if it is valid. */
export function faultOf(text: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  const amount = readAmount(text);
  if (Number.isNaN(amount)) return 'chooseAmount' as const;
  if (hasTooManyDecimals(text)) return 'twoDecimals' as const;
  return amount < minimum || amount > maximum ? ('amountRange' as const) : undefined;
}

/** Converts a valid form. */
export function toValues(
  { packageId, paymentMethodId, isKept, ...draft }: TopUpDraft,
  amount: number,
  { coupon, hasGatewayFields }: { coupon: AppliedCoupon | null; hasGatewayFields: boolean },
): TopUpValues {
  const another: CardValues = hasGatewayFields
    ? { kind: 'gateway', isKept }
    : { kind: 'sandbox', card: readSandboxCard(draft), isKept };
  return {
    amount,
    ...(packageId && { packageId }),
    ...(coupon && { couponCode: coupon.code }),
    card: paymentMethodId === 'new' ? another : { kind: 'saved', paymentMethodId },
  };
}
