/**
 * The shares in per cent: that of the platform in every charge, and that of the referrer in the performer's earning
 * (rule M5).
 */
export interface Rates {
  commissionPercent: number;
  referralSharePercent: number;
}

/** Returns the sum of the earnings of performer and referrer, in ten-thousandths of the amount that is spent. */
const paidOut = ({ commissionPercent, referralSharePercent }: Rates) =>
  (100 - commissionPercent) * (100 + referralSharePercent);

/**
 * Returns the lowest price at which tokens may be sold. It equals the earnings of performer and referrer when these
 * tokens are spent. At a lower price, a loop of top-up, sale and payout would be profitable (rule M3). Price and tokens
 * are in hundredths.
 */
export function lowestAllowedPrice(tokens: number, rates: Rates): number {
  return Math.ceil((tokens * paidOut(rates)) / 10_000);
}

/** Returns the bonus tokens of a package, reduced to the maximum that its price allows (rule M3). */
export function allowedBonus(price: number, bonus: number, rates: Rates): number {
  const part = paidOut(rates);
  const most = part >= 10_000 ? 0 : Math.max(0, Math.floor((price * 10_000) / part) - price);
  return Math.min(bonus, most);
}

/** A number of tokens and the price that was paid for them, both in hundredths. */
export interface Bought {
  tokens: number;
  paid: number;
}

interface Discount {
  percentOff: number;
  /** The bonus of the package of tokens that is bought, in hundredths. */
  bonus?: number;
  /**
   * The tokens with which the user pays, and their price. Undefined if the user pays in another way. A discount on
   * these tokens counts towards the limit.
   */
  paidWith?: Bought;
}

/**
 * Returns the discount of a coupon on a price. It is reduced if the sum of all discounts exceeds the limit (rules M3,
 * M8).
 */
export function allowedDiscount(price: number, discount: Discount, rates: Rates): number {
  const { percentOff, bonus = 0, paidWith = { tokens: 1, paid: 1 } } = discount;
  const meant = Math.floor((price * percentOff) / 100);
  const least = Math.ceil((lowestAllowedPrice(price + bonus, rates) * paidWith.tokens) / paidWith.paid);
  return Math.max(0, Math.min(meant, price - least));
}
