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

/** What a coupon takes off a price, cut where it and the bonus together are too much (rules M3, M8). */
export function allowedDiscount(
  price: number,
  { bonus = 0, percentOff, ...rates }: { bonus?: number; percentOff: number } & Rates,
): number {
  const meant = Math.floor((price * percentOff) / 100);
  return Math.max(0, Math.min(meant, price - leastPaidFor(price + bonus, rates)));
}
