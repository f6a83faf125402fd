import { describe, expect, it } from 'vitest';
import { monthsSince, periodOf, readMonth } from './months.ts';

describe('the months of the wallet', () => {
  it('are read from the URL only if they are valid', () => {
    expect(['2026-05', '2026-13', '2026-5', 'may', null].map(readMonth)).toEqual(['2026-05', '', '', '', '']);
  });

  it('reach from the current month back to the month in which the account was created', () => {
    const now = new Date('2026-02-28T23:59:00.000Z');
    expect(monthsSince('2025-11-30T23:00:00.000Z', now)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsSince('2026-02-28T23:59:00.000Z', now)).toEqual(['2026-02']);
  });

  it('include their first moment and exclude that of the next month', () => {
    expect(periodOf('2026-12')).toEqual({ from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' });
    expect(periodOf('')).toEqual({});
  });
});
