import { describe, expect, it } from 'vitest';
import { toLocalTime } from '../local-time.ts';
import { addDays, addMonths, clampDay, dayByKey, firstWeekdayOf, isDay, periodOf, weeksOf } from './month.ts';

const monday = 1;
const sunday = 0;

describe('the days of a month', () => {
  it('have their places in six weeks, between days of the neighbouring months', () => {
    const weeks = weeksOf('2026-12', monday);
    expect(weeks.map((week) => week.map((day) => day.slice(8)).join(' '))).toEqual([
      '30 01 02 03 04 05 06',
      '07 08 09 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31 01 02 03',
      '04 05 06 07 08 09 10',
    ]);
    expect(weeksOf('2026-12', sunday)[0]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(new Set(weeksOf('9999-12', monday).flat()).size).toBe(42);
  });

  it('begin with the first weekday of the locale', () => {
    expect(firstWeekdayOf('en-US')).toBe(sunday);
    expect(firstWeekdayOf('es-ES')).toBe(monday);
  });

  it('are a period from midnight to midnight in the time zone of the viewer', () => {
    const { from, to } = periodOf('2026-12');
    expect([from, to].map((at) => toLocalTime(new Date(at)))).toEqual(['2026-12-01T00:00', '2027-01-01T00:00']);
  });
});

describe('moving by keys', () => {
  const by = (key: string, isShift = false) => dayByKey('2026-12-31', key, isShift, monday);
  it('moves by days and weeks, also into another month', () => {
    expect([by('ArrowLeft'), by('ArrowRight'), by('ArrowUp'), by('ArrowDown')]).toEqual([
      ...['2026-12-30', '2027-01-01', '2026-12-24', '2027-01-07'],
    ]);
    expect([by('Home'), by('End')]).toEqual(['2026-12-28', '2027-01-03']);
    expect(by('a')).toBeNull();
  });

  it('moves by months and years, to the last day of a shorter month', () => {
    expect([by('PageUp'), by('PageDown'), by('PageUp', true)]).toEqual(['2026-11-30', '2027-01-31', '2025-12-31']);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('the days that can be chosen', () => {
  it('have years with four digits', () => {
    expect(isDay('2026-12-04')).toBe(true);
    for (const text of ['', '202612-01-', '+010000-01']) expect(isDay(text)).toBe(false);
  });

  it('begin with the minimum, and end before the year 10000', () => {
    expect(clampDay('2026-12-03', '2026-12-04')).toBe('2026-12-04');
    expect(clampDay(addDays('9999-12-31', 1), '2026-12-04')).toBe('9999-12-31');
    expect(Date.parse(periodOf('9999-12').to)).toBe(new Date('9999-12-31T00:00').getTime());
  });
});
