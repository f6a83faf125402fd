import type { EarningInterval } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

const day = 24 * 60 * 60 * 1000;
/** Points of a chart, as many as the contract takes. */
const most = 1000;

/** A period of whole days (UTC). */
export interface Period {
  /** Its first moment. */
  start: Date;
  /** The first moment after it. */
  end: Date;
}

const dayOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** The calendar day of a moment, as the contract writes it. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The period that is asked for; with both ends left out the last 30 days, with one of them the 30 days beside it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` when it ends before it begins
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

/** The first day of the interval that a moment falls in; weeks begin on Monday. */
export function bucketOf(date: Date, interval: EarningInterval): Date {
  const start = dayOf(date);
  if (interval === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1));
  if (interval === 'week') return new Date(start.getTime() - ((start.getUTCDay() + 6) % 7) * day);
  return start;
}

/**
 * The first days of the intervals of a period, in order; the first one begins with the period itself.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` when a chart could not show as many
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
