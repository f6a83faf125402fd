/** An exchange rate: the number of units of a currency for one unit of the primary currency. */
export interface Rate {
  exchangeRate: number;
}

type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;

const formatters = new Map<string, Formatter>();

/** Returns a cached formatter, because creating one takes far longer than using it. */
function cachedFormatter<T extends Formatter, O>(
  Kind: new (locale: string, options: O) => T,
  locale: string,
  options: O,
): T {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key) as T | undefined;
  if (!formatter) {
    formatter = new Kind(locale, options);
    formatters.set(key, formatter);
  }
  return formatter;
}

const WHOLE_NUMBER_CURRENCIES = ['USD', 'NZD', 'AUD', 'CAD', 'EUR', 'HKD'];

const round = (amount: number): number => Math.round((amount + Math.sign(amount) * Number.EPSILON) * 100) / 100;

/**
 * Formats a price or a balance with two decimals, in en-US format in every language (rule M11). `formatMoney(9.95)` →
 * `$9.95`.
 */
export function formatMoney(amount: number, currency = 'USD'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return cachedFormatter(Intl.NumberFormat, 'en-US', { style: 'currency', currency, ...digits }).format(amount);
}

/**
 * Formats an amount without decimals, for presets, chips and large totals (rule M11). An amount in an unsupported
 * currency is shown as USD.
 */
export function formatWholeMoney(amount: number, currency = 'USD'): string {
  const shown = WHOLE_NUMBER_CURRENCIES.includes(currency) ? currency : 'USD';
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return cachedFormatter(Intl.NumberFormat, 'en-US', { style: 'currency', currency: shown, ...digits }).format(amount);
}

/**
 * Converts an amount in the selected currency to the primary currency, by the primary rate divided by the selected
 * rate. The result is not rounded.
 */
export function convertToPrimary(amount: number, primary: Rate, selected: Rate): number {
  return amount * (primary.exchangeRate / selected.exchangeRate);
}

/**
 * Converts an amount in the primary currency to the selected currency. The result is rounded to the decimals of the
 * selected currency.
 */
export function convertFromPrimary(amount: number, primary: Rate, selected: Rate & { code: string }): number {
  const format = cachedFormatter(Intl.NumberFormat, 'en-US', { style: 'currency', currency: selected.code });
  const scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return Math.round((amount * selected.exchangeRate * scale) / primary.exchangeRate) / scale;
}

/**
 * Returns the payload with one amount (`price` by default) converted to the primary currency, rounded to two decimals
 * (rule M11).
 */
export function convertPayload<T extends object>(
  payload: T,
  primary: Rate,
  selected: Rate,
  field: keyof T = 'price' as keyof T,
): T {
  const amount = payload[field];
  return typeof amount === 'number'
    ? { ...payload, [field]: round(convertToPrimary(amount, primary, selected)) }
    : payload;
}

/**
 * Formats a counter in the format of the locale: `1,284`. From `shortenFrom` on, by default ten thousand, it is
 * shortened: `12.8K`.
 */
export function formatCount(count: number, locale: string, shortenFrom = 10_000): string {
  const isLong = Math.abs(count) >= shortenFrom;
  return cachedFormatter(
    Intl.NumberFormat,
    locale,
    isLong ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  ).format(count);
}

const dateOf = (date: Date | string | number): Date => (date instanceof Date ? date : new Date(date));

/** Formats a date in the format of the locale: `Mar 4, 2026`. `options` select another format, such as a time. */
export function formatDate(
  date: Date | string | number,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return cachedFormatter(Intl.DateTimeFormat, locale, options).format(dateOf(date));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * Formats the time that has passed, in the locale: `3 hours ago`. Within a minute it is `now`, and after a week a date.
 */
export function formatRelativeTime(
  date: Date | string | number,
  locale: string,
  now: Date | number = Date.now(),
): string {
  const seconds = Math.round((dateOf(date).getTime() - dateOf(now).getTime()) / 1000);
  if (Math.abs(seconds) >= 7 * 86_400) return formatDate(date, locale);
  const format = cachedFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second');
}

const DAY_MS = 86_400_000;

/** Returns the start of a day in the local time zone, or in UTC, in milliseconds. */
export function startOfDay(date: Date | string | number, timeZone?: 'UTC'): number {
  const time = new Date(dateOf(date));
  return timeZone ? time.setUTCHours(0, 0, 0, 0) : time.setHours(0, 0, 0, 0);
}

/**
 * Formats a day in the locale: `Today`, `Yesterday`, or a date. A later day than today is also `Today`, because the
 * clock of the server may be ahead.
 */
export function formatDay(
  date: Date | string | number,
  locale: string,
  now: Date | number = Date.now(),
  timeZone?: 'UTC',
): string {
  // Rounded, because a day with a change to or from summer time has 23 or 25 hours.
  const days = Math.round((startOfDay(now, timeZone) - startOfDay(date, timeZone)) / DAY_MS);
  if (days > 1) return formatDate(date, locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) });
  const name = cachedFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
