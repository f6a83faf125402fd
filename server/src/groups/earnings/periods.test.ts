import { expect, it } from 'vitest';
import { listIntervals, toPeriod } from './periods.ts';

it('listIntervals divides a period into days, weeks that start on Monday, or months', () => {
  const now = new Date('2026-05-21T12:00:00.000Z');
  expect(listIntervals(toPeriod({}, now), 'day')).toHaveLength(30);
  expect(listIntervals(toPeriod({ from: '2026-05-01', to: '2026-05-12' }, now), 'week')).toEqual([
    '2026-04-27',
    '2026-05-04',
    '2026-05-11',
  ]);
  expect(listIntervals(toPeriod({ from: '2026-01-31', to: '2026-03-01' }, now), 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});

it('toPeriod refuses a period that ends before it starts', () => {
  const now = new Date('2026-05-21T12:00:00.000Z');
  expect(() => toPeriod({ from: '2026-05-02', to: '2026-05-01' }, now)).toThrow();
});
