/** Parses a typed amount. The decimal separator is a comma or a point. Returns NaN if the text is not an amount. */
export function readAmount(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Whether an amount has more than two decimals (rule W5). */
export function hasTooManyDecimals(text: string): boolean {
  return /[.,]\d{3,}\s*$/.test(text.trim());
}

/** Returns the error of a typed price; null if it is within the bounds and has at most two decimals. */
export function amountProblemOf(text: string, minimum: number, maximum: number): 'range' | 'twoDecimals' | null {
  if (hasTooManyDecimals(text)) return 'twoDecimals';
  const amount = readAmount(text);
  return amount >= minimum && amount <= maximum ? null : 'range';
}
