/**
 * Splits a payment into bought tokens, which are spent first, and earnings (rule M3). Amounts are in integer
 * hundredths.
 */
export function splitPayment(
  amount: number,
  balance: { tokens: number; earnings: number },
): { tokens: number; earnings: number } | undefined {
  if (balance.tokens + balance.earnings < amount) return undefined;
  const tokens = Math.min(amount, balance.tokens);
  return { tokens, earnings: amount - tokens };
}

/** Returns the platform's commission in integer hundredths, rounded (rule M5). */
export function commissionOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}
