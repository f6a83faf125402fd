/** Splits a payment: bought tokens first, then earnings (rule M3). Integer hundredths. */
export function splitPayment(
  amount: number,
  balance: { tokens: number; earnings: number },
): { tokens: number; earnings: number } | undefined {
  if (balance.tokens + balance.earnings < amount) return undefined;
  const tokens = Math.min(amount, balance.tokens);
  return { tokens, earnings: amount - tokens };
}

/** The platform's commission, rounded to a whole hundredth (rule M5). */
export function commissionOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}
