/** What the platform keeps of every charge, and what a referrer earns of what a performer is paid, per cent (rule M5). */
export interface Rates {
  commissionPercent: number;
  referralSharePercent: number;
}

/** What is paid out in the end, in ten-thousandths of what was spent. */
const paidOut = ({ commissionPercent, referralSharePercent }: Rates) =>
  (100 - commissionPercent) * (100 + referralSharePercent);

/**
 * The least that has to be paid for so many tokens, in hundredths: what a performer and whoever referred them would be
 * paid out of them. Below it a loop of top-up, sale and payout would make money (rule M3).
 */
export function leastPaidFor(tokens: number, rates: Rates): number {
  return Math.ceil((tokens * paidOut(rates)) / 10_000);
}

/** The bonus that a package may bring at its price: the one that was meant, cut where it is too much (rule M3). */
export function allowedBonus(price: number, bonus: number, rates: Rates): number {
  const part = paidOut(rates);
  const most = part >= 10_000 ? 0 : Math.max(0, Math.floor((price * 10_000) / part) - price);
  return Math.min(bonus, most);
}

/** A number of tokens and what was paid for them, both in hundredths. */
export interface Bought {
  tokens: number;
  paid: number;
}

/** What a coupon comes to. */
interface Discount {
  percentOff: number;
  /** Of a package of tokens, in hundredths. */
  bonus?: number;
  /** What the tokens that pay cost, where tokens do: what was spared on them is not to be spared once more. */
  paidWith?: Bought;
}

/** What a coupon takes off a price, cut where it and what else was given are too much together (rules M3, M8). */
export function allowedDiscount(price: number, discount: Discount, rates: Rates): number {
  const { percentOff, bonus = 0, paidWith = { tokens: 1, paid: 1 } } = discount;
  const meant = Math.floor((price * percentOff) / 100);
  const least = Math.ceil((leastPaidFor(price + bonus, rates) * paidWith.tokens) / paidWith.paid);
  return Math.max(0, Math.min(meant, price - least));
}
