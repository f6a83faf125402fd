// The one place where the components meet the platform's money format (rule M11).
const whole = new Set(['USD', 'NZD', 'AUD', 'CAD', 'EUR', 'HKD']);

export function formatMoney(amount: number, { currency = 'USD' }: { currency?: string } = {}): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

export function formatWholeMoney(amount: number, { currency = 'USD' }: { currency?: string } = {}): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: whole.has(currency) ? currency : 'USD',
    maximumFractionDigits: 0,
  }).format(amount);
}
