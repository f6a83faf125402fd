import { expect, it } from 'vitest';
import {
  addMonths,
  freeUntil,
  nextAttempt,
  nextPeriodStart,
  periodAt,
  periodStart,
  priceNoticeEnd,
} from './periods.ts';

const at = (text: string) => new Date(`${text}T09:30:00.000Z`);

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2027-01-31', 13, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-10-30', 4, '2027-02-28'],
])('a period that starts on %s and lasts %i months ends on %s (rule M7)', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

it('every time within a period maps to that period (rule M7)', () => {
  for (const from of ['2026-01-31', '2026-08-29', '2028-02-29', '2026-05-01']) {
    for (const type of ['monthly', 'yearly'] as const) {
      for (let period = 0; period < 60; period += 1) {
        const start = periodStart(at(from), type, period);
        const end = periodStart(at(from), type, period + 1);
        expect(end > start).toBe(true);
        expect(periodAt(at(from), type, start)).toBe(period);
        expect(periodAt(at(from), type, new Date(end.getTime() - 1))).toBe(period);
        expect(nextPeriodStart(at(from), type, start)).toEqual(start);
        expect(nextPeriodStart(at(from), type, new Date(start.getTime() + 1))).toEqual(end);
      }
    }
  }
});

it('a failed renewal is retried after 1, 3 and 5 days, then no more (rule M7)', () => {
  let now = at('2026-03-01');
  const days = [1, 2, 3].map((failures) => {
    now = nextAttempt(failures, now) as Date;
    return now;
  });
  expect(days).toEqual([at('2026-03-02'), at('2026-03-04'), at('2026-03-06')]);
  expect(nextAttempt(4, now)).toBeNull();
});

it('a higher price applies from the first renewal after 30 days (rule M7)', () => {
  expect(priceNoticeEnd(at('2026-01-31'), 'monthly', at('2026-05-10'))).toEqual(at('2026-06-30'));
  expect(priceNoticeEnd(at('2026-01-31'), 'monthly', at('2026-05-31'))).toEqual(at('2026-06-30'));
  expect(priceNoticeEnd(at('2026-01-31'), 'yearly', at('2026-05-31'))).toEqual(at('2027-01-31'));
});

it('a free subscription lasts the given number of days (rule M7)', () => {
  expect(freeUntil(at('2026-02-28'), 1)).toEqual(at('2026-03-01'));
});
