/** Parses a typed amount: a comma counts as a decimal point; NaN if it is not an amount. */
export function readAmount(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** True when an amount has more than two decimals (rule W5). */
export function hasTooManyDecimals(text: string): boolean {
  return /[.,]\d{3,}\s*$/.test(text.trim());
}
