/** Integer hundredths from a number of the wire; exact for amounts with two decimals (rule W5). */
export function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** A number for the wire from integer hundredths. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}
