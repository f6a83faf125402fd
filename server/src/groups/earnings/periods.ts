import type { EarningInterval } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum number of points of a chart, as in the contract. */
const maximumPoints = 1000;

/** A period of whole days (UTC). */
export interface Period {
  /** The start, inclusive. */
  start: Date;
  /** The end, exclusive. */
  end: Date;
}

const startOfDay = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** Returns the start (UTC) of a calendar day such as `2026-05-21`, or of a day after it. */
export const startOfCalendarDay = (day: string, addedDays = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + addedDays * dayMs);

/** Returns the calendar day (UTC) of a time, such as `2026-05-21`. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the first and the last day of a period. */
export const toDays = ({ start, end }: Period): { from: string; to: string } => ({
  from: toDay(start),
  to: toDay(new Date(end.getTime() - 1)),
});

/**
 * Returns the requested period, by default the last 30 days. If only `to` is given, the period is the 30 days that end
 * at `to`. If only `from` is given, the period ends today.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if the period ends before it starts
 */
export function toPeriod({ from, to }: { from?: string; to?: string }, now: Date): Period {
  const firstDay = from ? startOfCalendarDay(from) : undefined;
  const today = startOfDay(now);
  // If the period starts in the future, its last day is by default its first day.
  const defaultLastDay = firstDay && firstDay > today ? firstDay : today;
  const lastDay = to ? startOfCalendarDay(to) : defaultLastDay;
  const end = new Date(lastDay.getTime() + dayMs);
  const start = firstDay ?? new Date(end.getTime() - 30 * dayMs);
  if (start >= end) throw fieldFailure('VALIDATION_FAILED', 'to', 'END_BEFORE_START');
  return { start, end };
}

/** Returns the first day of the interval that contains a time. Weeks start on Monday. */
export function startOfInterval(date: Date, interval: EarningInterval): Date {
  const start = startOfDay(date);
  if (interval === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1));
  if (interval === 'week') return new Date(start.getTime() - ((start.getUTCDay() + 6) % 7) * dayMs);
  return start;
}

/**
 * Lists the first days of the intervals that overlap a period, in order.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if there are more intervals than a chart can show
 */
export function listIntervals({ start, end }: Period, interval: EarningInterval): string[] {
  const days: string[] = [];
  const maximumDays = { day: 1, week: 7, month: 31 }[interval];
  let day = startOfInterval(start, interval);
  while (day < end) {
    days.push(toDay(day));
    if (days.length > maximumPoints) throw fieldFailure('VALIDATION_FAILED', 'interval', 'INTERVAL_TOO_SHORT');
    day = startOfInterval(new Date(day.getTime() + maximumDays * dayMs), interval);
  }
  return days;
}
