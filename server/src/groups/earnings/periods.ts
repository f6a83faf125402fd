import type { EarningInterval } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

const day = 24 * 60 * 60 * 1000;
/** Maximum number of points of a chart, as in the contract. */
const most = 1000;

/** A period of whole days (UTC). */
export interface Period {
  /** The start, inclusive. */
  start: Date;
  /** The end, exclusive. */
  end: Date;
}

const dayOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** The calendar day of a time, in the contract's format. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The requested period. Defaults to the last 30 days; with only one end given, to the 30 days before or after it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if it ends before it starts
 */
export function toPeriod({ from, to }: { from?: string; to?: string }, now: Date): Period {
  const last = to ? new Date(`${to}T00:00:00.000Z`) : undefined;
  const first = from ? new Date(`${from}T00:00:00.000Z`) : undefined;
  const end = new Date(
    (last ?? (first ? new Date(Math.max(first.getTime(), dayOf(now).getTime())) : dayOf(now))).getTime() + day,
  );
  const start = first ?? new Date(end.getTime() - 30 * day);
  if (start >= end) throw fieldFailure('VALIDATION_FAILED', 'to', 'END_BEFORE_START');
  return { start, end };
}

/** The first day of the interval that contains a time; weeks start on Monday. */
export function bucketOf(date: Date, interval: EarningInterval): Date {
  const start = dayOf(date);
  if (interval === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1));
  if (interval === 'week') return new Date(start.getTime() - ((start.getUTCDay() + 6) % 7) * day);
  return start;
}

/**
 * The first days of a period's intervals, in order; the first interval starts with the period.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if there are more than a chart can show
 */
export function bucketsOf({ start, end }: Period, interval: EarningInterval): string[] {
  const days: string[] = [];
  let at = bucketOf(start, interval);
  while (at < end) {
    days.push(toDay(at));
    if (days.length > most) throw fieldFailure('VALIDATION_FAILED', 'interval', 'INTERVAL_TOO_SHORT');
    at = bucketOf(new Date(at.getTime() + (interval === 'month' ? 31 : interval === 'week' ? 7 : 1) * day), interval);
  }
  return days;
}
