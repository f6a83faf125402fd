/** The types of paid subscriptions. A free subscription has only one period. */
export type PaidType = 'monthly' | 'yearly';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Adds whole months in UTC and keeps the time of day. If the month has no such day, the result is its last day. Callers
 * count from the start of the first period, so that periods from January 31 on start on February 28 and March 31.
 */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

const monthsOf = (type: PaidType) => (type === 'monthly' ? 1 : 12);

/** Start of a period, which is the end of the previous one; the first period is 0. */
export const periodStart = (startedAt: Date, type: PaidType, period: number): Date =>
  addMonths(startedAt, period * monthsOf(type));

/** The period that contains a time; the first period is 0. */
export function periodAt(startedAt: Date, type: PaidType, at: Date): number {
  const months = (at.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + at.getUTCMonth() - startedAt.getUTCMonth();
  const guess = Math.floor(months / monthsOf(type));
  return periodStart(startedAt, type, guess) > at ? guess - 1 : guess;
}

/** The earliest start of a period at or after a time. */
export function nextPeriodStart(startedAt: Date, type: PaidType, at: Date): Date {
  const start = periodStart(startedAt, type, periodAt(startedAt, type, at));
  return start < at ? periodStart(startedAt, type, periodAt(startedAt, type, at) + 1) : start;
}

/** End of a free subscription (rule M7). */
export const freeUntil = (startedAt: Date, days: number): Date => new Date(startedAt.getTime() + days * dayMs);

/** Days between the attempts to renew, which follow 1, 3 and 5 days after the first failure (rule M7). */
const daysBetweenAttempts = [1, 2, 2];

/** Time of the next attempt after a number of failures in a row; null after the last attempt. */
export function nextAttempt(totalFailures: number, now: Date): Date | null {
  const days = daysBetweenAttempts[totalFailures - 1];
  return days === undefined ? null : new Date(now.getTime() + days * dayMs);
}

/** Days between the notice of a higher price and its effect (rule M7). */
const noticeDays = 30;

/** Earliest time of a higher price: the first renewal after 30 days' notice. */
export const priceNoticeEnd = (startedAt: Date, type: PaidType, now: Date): Date =>
  nextPeriodStart(startedAt, type, new Date(now.getTime() + noticeDays * dayMs));
