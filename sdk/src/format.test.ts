import { describe, expect, it } from 'vitest';
import {
  convertFromPrimary,
  convertPayload,
  convertToPrimary,
  formatCount,
  formatDate,
  formatDay,
  formatMoney,
  formatRelativeTime,
  formatWholeMoney,
} from './format.ts';

const usd = { exchangeRate: 1 };
const eur = { exchangeRate: 0.8 };

describe('formatters of money', () => {
  it('show prices and balances with two decimals in en-US format (rule M11)', () => {
    expect(formatMoney(9.9)).toBe('$9.90');
    expect(formatMoney(1284.5, 'EUR')).toBe('€1,284.50');
    expect(formatMoney(-3)).toBe('-$3.00');
  });

  it('format amounts without decimals with the symbol of the currency, or with $ for unsupported currencies (rule M11)', () => {
    expect(['USD', 'NZD', 'AUD', 'CAD', 'EUR', 'HKD'].map((code) => formatWholeMoney(1250, code))).toEqual([
      ...['$1,250', 'NZ$1,250', 'A$1,250', 'CA$1,250', '€1,250', 'HK$1,250'],
    ]);
    expect(formatWholeMoney(25, 'JPY')).toBe('$25');
  });

  it('convert to the primary currency by the ratio of the primary rate to the selected rate (rule M11)', () => {
    expect(convertToPrimary(8, usd, eur)).toBe(10);
  });

  it('convert from the primary currency, rounded to the decimals of the selected currency (rule M11)', () => {
    const primary = { exchangeRate: 2 };
    expect(convertFromPrimary(9.95, usd, { code: 'EUR', exchangeRate: 0.92 })).toBe(9.15);
    expect(convertFromPrimary(10, primary, { code: 'EUR', exchangeRate: 1 })).toBe(5);
    expect(convertFromPrimary(9.95, usd, { code: 'JPY', exchangeRate: 151.4 })).toBe(1506);
    expect(convertFromPrimary(1, usd, { code: 'KWD', exchangeRate: 0.30678 })).toBe(0.307);
  });

  it('convert the price of a payload, or another given field, rounded to two decimals (rule M11)', () => {
    expect(convertPayload({ price: 9.99, name: 'Bowl' }, usd, eur)).toEqual({ price: 12.49, name: 'Bowl' });
    expect(convertPayload({ amount: 1, price: 1 }, usd, { exchangeRate: 3 }, 'amount')).toEqual({
      amount: 0.33,
      price: 1,
    });
    expect(convertPayload({ name: 'Bowl' }, usd, eur)).toEqual({ name: 'Bowl' });
  });
});

describe('formatters of numbers and dates', () => {
  it('show counters in the format of the locale (rule L1)', () => {
    expect(formatCount(1284, 'en-US')).toBe('1,284');
    expect(formatCount(12_840, 'en-US')).toBe('12.8K');
    expect(formatCount(999, 'en-US', 1000)).toBe('999');
    expect(formatCount(1240, 'en-US', 1000)).toBe('1.2K');
    expect(formatCount(12_840, 'es-ES')).toMatch(/^12,8\smil$/);
  });

  it('show dates in the format of the locale (rule L1)', () => {
    expect(formatDate('2026-03-04T12:00:00Z', 'en-US')).toBe('Mar 4, 2026');
    expect(formatDate('2026-03-04T12:00:00Z', 'es-ES')).toBe('4 mar 2026');
  });

  it('show the elapsed time, and a date after a week (rule L1)', () => {
    const now = new Date('2026-03-04T12:00:00Z');
    expect(formatRelativeTime('2026-03-04T11:59:40Z', 'en-US', now)).toBe('now');
    expect(formatRelativeTime('2026-03-04T09:00:00Z', 'en-US', now)).toBe('3 hours ago');
    expect(formatRelativeTime('2026-03-03T12:00:00Z', 'es-ES', now)).toBe('ayer');
    expect(formatRelativeTime('2026-02-20T12:00:00Z', 'en-US', now)).toBe('Feb 20, 2026');
  });

  it('show days as today, yesterday or a date', () => {
    const now = new Date('2026-03-04T12:00:00Z');
    const dayOf = (date: string, locale = 'en-US') => formatDay(date, locale, now, 'UTC');
    expect(dayOf('2026-03-04T00:00:00Z')).toBe('Today');
    expect(dayOf('2026-03-03T23:59:59Z')).toBe('Yesterday');
    expect(dayOf('2026-03-03T00:00:00Z', 'es-ES')).toBe('Ayer');
    expect(dayOf('2026-03-02T23:59:59Z')).toBe('Mar 2, 2026');
    expect(dayOf('2026-03-05T01:00:00Z')).toBe('Today');
  });

  it('show days in the local time zone, or in UTC', () => {
    const noon = new Date(2026, 2, 4, 12);
    expect(formatDay(new Date(2026, 2, 4, 0, 1), 'en-US', noon)).toBe('Today');
    expect(formatDay(new Date(2026, 2, 3, 23, 59), 'en-US', noon)).toBe('Yesterday');
    expect(formatDay('2026-01-01T00:30:00Z', 'en-US', noon, 'UTC')).toBe('Jan 1, 2026');
  });
});
