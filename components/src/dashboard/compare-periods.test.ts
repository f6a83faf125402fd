import { expect, it } from 'vitest';
import { changeOf, comparePeriods } from './compare-periods.ts';

const points = Array.from({ length: 60 }, (_, day) => ({
  date: `day ${day}`,
  gross: 0,
  net: day < 30 ? 0.1 : 0.2,
  totalSales: 1,
}));

it('compares the last days with as many before', () => {
  expect(comparePeriods(points, 1)).toEqual({ now: 0.2, before: 0.2 });
  expect(comparePeriods(points, 30)).toEqual({ now: 6, before: 3 });
  expect(comparePeriods(points.slice(-3), 7)).toEqual({ now: 0.6, before: 0 });
});

it('returns the change in percent, unless nothing was earned before', () => {
  expect(changeOf({ now: 6, before: 3 })).toBe(100);
  expect(changeOf({ now: 2, before: 3 })).toBe(-33);
  expect(changeOf({ now: 2, before: 0 })).toBeNull();
});
