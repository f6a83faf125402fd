import type { AppliedCoupon, SavedCard, TokenPackage } from '@fanlight/sdk/models';
import { hasTooManyDecimals, readAmount } from '../primitives/index.ts';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';

/** The card of a top-up: a saved card, a test card, or a card typed into the gateway's form. */
export type CardValues =
  | { kind: 'saved'; paymentMethodId: string }
  | { kind: 'sandbox'; card: SandboxCard; isSaved: boolean }
  | { kind: 'gateway'; isSaved: boolean };

export interface TopUpValues {
  /** The amount before the discount, in the primary currency. For a package, its price. */
  amount: number;
  packageId?: string;
  couponCode?: string;
  card: CardValues;
}

/** The form fields to which an error of the server can refer. */
export type TopUpField = 'amount' | 'coupon' | 'number' | 'expiry' | 'cvc';

/** The amount or the package to which a coupon applies. */
export type CouponTarget = Pick<TopUpValues, 'amount' | 'packageId'>;

/** The values of the form's fields. */
export interface TopUpDraft extends SandboxCardDraft {
  amount: string;
  /** The id of the selected package; empty if another amount is selected. */
  packageId: string;
  /** The gateway's id of the selected saved card; `new` for another card. */
  paymentMethodId: string;
  isSaved: boolean;
}

/** Returns the cheapest package with the missing tokens, or else the missing amount, within the limits. */
function findCoveringChoice(
  missing: number,
  packages: readonly TokenPackage[],
  { minimum, maximum }: { minimum: number; maximum: number },
): Pick<TopUpDraft, 'amount' | 'packageId'> {
  const [cheapest] = packages.filter(({ tokens }) => tokens >= missing).sort((one, other) => one.price - other.price);
  if (cheapest) return { amount: '', packageId: cheapest._id };
  return { amount: Math.min(maximum, Math.max(minimum, missing)).toFixed(2), packageId: '' };
}

/**
 * Returns the initial values: what covers the missing tokens, by default the recommended package, and the first saved
 * card that can be charged.
 */
export function toDraft({
  packages,
  cards,
  missing,
  ...limits
}: {
  packages: readonly TokenPackage[];
  cards: readonly SavedCard[];
  missing: number;
  minimum: number;
  maximum: number;
}): TopUpDraft {
  const card = cards.find(({ status }) => status === 'ready');
  const recommendedId = packages.find(({ isRecommended }) => isRecommended)?._id ?? '';
  const selected =
    missing > 0 ? findCoveringChoice(missing, packages, limits) : { amount: '', packageId: recommendedId };
  const paymentMethodId = card?.paymentMethodId ?? 'new';
  return { ...selected, paymentMethodId, isSaved: false, number: '', expiry: '', cvc: '' };
}

/** Returns the error of a typed amount; undefined if the amount is valid. */
export function amountErrorOf(text: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  const amount = readAmount(text);
  if (Number.isNaN(amount)) return 'chooseAmount' as const;
  if (hasTooManyDecimals(text)) return 'twoDecimals' as const;
  return amount < minimum || amount > maximum ? ('amountRange' as const) : undefined;
}

/** Converts the values of a valid form to the values of the request. */
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
