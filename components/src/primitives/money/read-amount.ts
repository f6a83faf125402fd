/** Parses a typed amount. The decimal separator is a comma or a point. Returns NaN if the text is not an amount. */
export function readAmount(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Whether an amount has more than two decimals (rule W5). */
export function hasTooManyDecimals(text: string): boolean {
  return /[.,]\d{3,}\s*$/.test(text.trim());
}
