/** The letters and digits that cannot be confused with each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Generates a referral code: the beginning of the user's name, and four random characters. */
export function makeCode(name: string, fraction: () => number): string {
  const prefix = name
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 10)
    .toUpperCase();
  const suffix = Array.from({ length: 4 }, () => alphabet[Math.floor(fraction() * alphabet.length)]).join('');
  return `${prefix || 'FRIEND'}-${suffix}`;
}

/**
 * Returns the referrer's share of one charge in integer hundredths. It is `percent` of the performer's income, but at
 * most the commission, from which it is paid (rule M5).
 */
export function shareOf(
  { amount, commission }: { amount: number; commission: number },
  percent: number,
): { base: number; net: number } {
  const base = amount - commission;
  return { base, net: Math.min(commission, Math.round((base * percent) / 100)) };
}
