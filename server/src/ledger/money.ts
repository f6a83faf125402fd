/**
 * Converts an amount of the API to integer hundredths. The result is exact, because amounts have at most two decimals
 * (rule W5).
 */
export function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** Converts integer hundredths to an amount of the API. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}
