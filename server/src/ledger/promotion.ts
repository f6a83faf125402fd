/** The platform's share of every charge, and the referrer's share of the performer's earning, in per cent (rule M5). */
export interface Rates {
  commissionPercent: number;
  referralSharePercent: number;
}

/** The earnings of performer and referrer together, in ten-thousandths of the spent amount. */
const paidOut = ({ commissionPercent, referralSharePercent }: Rates) =>
  (100 - commissionPercent) * (100 + referralSharePercent);

/**
 * Returns the lowest allowed price of tokens, both in hundredths: the earnings of performer and referrer when the
 * tokens are spent. At a lower price a loop of top-up, sale and payout would be profitable (rule M3).
 */
export function lowestAllowedPrice(tokens: number, rates: Rates): number {
  return Math.ceil((tokens * paidOut(rates)) / 10_000);
}

/** Returns the bonus tokens of a package at its price, reduced to the highest allowed bonus (rule M3). */
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
  /** The bonus of the bought package of tokens, in hundredths. */
  bonus?: number;
  /** The price of the tokens with which the user pays, if any. Their discount counts towards the limit. */
  paidWith?: Bought;
}

/**
 * Returns a coupon's discount on a price. The discount is reduced if all discounts together exceed the limit (rules M3, M8).
 */
export function allowedDiscount(price: number, discount: Discount, rates: Rates): number {
  const { percentOff, bonus = 0, paidWith = { tokens: 1, paid: 1 } } = discount;
  const meant = Math.floor((price * percentOff) / 100);
  const least = Math.ceil((lowestAllowedPrice(price + bonus, rates) * paidWith.tokens) / paidWith.paid);
  return Math.max(0, Math.min(meant, price - least));
}
