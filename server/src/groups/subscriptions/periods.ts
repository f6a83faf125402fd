/** A subscription that is paid for period by period; `free` has one period only. */
export type PaidType = 'monthly' | 'yearly';

const day = 24 * 60 * 60 * 1000;

/**
 * Whole months later, at the same time of day, UTC; on the last day of a month that is shorter. Always counted from where
 * the first period began, so that January 31 goes on to February 28, March 31.
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

/** When a period begins, which is when the one before it ends; the first is 0. */
export const periodStart = (startedAt: Date, type: PaidType, period: number): Date =>
  addMonths(startedAt, period * monthsOf(type));

/** The period that a time lies in; the first is 0. */
export function periodAt(startedAt: Date, type: PaidType, at: Date): number {
  const months = (at.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + at.getUTCMonth() - startedAt.getUTCMonth();
  const guess = Math.floor(months / monthsOf(type));
  return periodStart(startedAt, type, guess) > at ? guess - 1 : guess;
}

/** The first beginning of a period at or after a time. */
export function nextPeriodStart(startedAt: Date, type: PaidType, at: Date): Date {
  const start = periodStart(startedAt, type, periodAt(startedAt, type, at));
  return start < at ? periodStart(startedAt, type, periodAt(startedAt, type, at) + 1) : start;
}

/** Until when a free subscription runs (rule M7). */
export const freeUntil = (startedAt: Date, days: number): Date => new Date(startedAt.getTime() + days * day);

/** Days between tries to renew: after the first failure on the 1st, 3rd and 5th day (rule M7). */
const gaps = [1, 2, 2];

/** When to try again after so many failures in a row; null when that was the last try. */
export function nextTry(totalFailures: number, now: Date): Date | null {
  const gap = gaps[totalFailures - 1];
  return gap === undefined ? null : new Date(now.getTime() + gap * day);
}

/** Days between the notice of a higher price and its coming into force (rule M7). */
const noticeDays = 30;

/** From when on a higher price can hold: the first renewal after 30 days' notice. */
export const priceNoticeEnd = (startedAt: Date, type: PaidType, now: Date): Date =>
  nextPeriodStart(startedAt, type, new Date(now.getTime() + noticeDays * day));
