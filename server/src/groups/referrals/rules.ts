/** Letters and digits that cannot be confused with each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Generates a code: the beginning of the user's name, and four random characters. */
export function makeCode(name: string, fraction: () => number): string {
  const begin = name
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 10)
    .toUpperCase();
  const signs = Array.from({ length: 4 }, () => alphabet[Math.floor(fraction() * alphabet.length)]).join('');
  return `${begin || 'FRIEND'}-${signs}`;
}

/**
 * The referrer's share of one charge in integer hundredths: a part of the performer's income, paid out of the
 * commission, which it never exceeds (rule M5).
 */
export function shareOf(
  { amount, commission }: { amount: number; commission: number },
  percent: number,
): { base: number; net: number } {
  const base = amount - commission;
  return { base, net: Math.min(commission, Math.round((base * percent) / 100)) };
}
