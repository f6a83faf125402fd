import { bundleMonths } from '@fanlight/sdk/prices';
import type { PaidType } from '../performers/index.ts';

/** The number of months of a period. A free subscription has only one period, and is not renewed. */
export const periodMonths: Record<PaidType, number> = { monthly: 1, ...bundleMonths, yearly: 12 };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Adds whole months in UTC, and keeps the time of the day. If the resulting month is too short for the day, returns its
 * last day. Always count from the start of the first period: the periods of a subscription that starts on January 31
 * then start on February 28 and on March 31.
 */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/** Returns the start of a period, which is the end of the previous period. The first period has the number 0. */
export const periodStart = (startedAt: Date, type: PaidType, period: number): Date =>
  addMonths(startedAt, period * periodMonths[type]);

/** Returns the number of the period that contains a time. The first period has the number 0. */
export function periodAt(startedAt: Date, type: PaidType, at: Date): number {
  const months = (at.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + at.getUTCMonth() - startedAt.getUTCMonth();
  const guess = Math.floor(months / periodMonths[type]);
  return periodStart(startedAt, type, guess) > at ? guess - 1 : guess;
}

/** Returns the earliest start of a period that is at or after a time. */
export function nextPeriodStart(startedAt: Date, type: PaidType, at: Date): Date {
  const start = periodStart(startedAt, type, periodAt(startedAt, type, at));
  return start < at ? periodStart(startedAt, type, periodAt(startedAt, type, at) + 1) : start;
}

/** Returns the end of a free subscription (rule M7). */
export const freeUntil = (startedAt: Date, days: number): Date => new Date(startedAt.getTime() + days * dayMs);

/** The days between two attempts to renew. The attempts are 1, 3 and 5 days after the first failure (rule M7). */
const daysBetweenAttempts = [1, 2, 2];

/** Returns the time of the next attempt, after a number of consecutive failures. Null after the last attempt. */
export function nextAttempt(totalFailures: number, now: Date): Date | null {
  const days = daysBetweenAttempts[totalFailures - 1];
  return days === undefined ? null : new Date(now.getTime() + days * dayMs);
}

/** A higher price applies this number of days after its notice (rule M7). */
const noticeDays = 30;

/**
 * Returns the earliest time at which a higher price applies: the first renewal that is at least 30 days after the
 * notice.
 */
export const priceNoticeEnd = (startedAt: Date, type: PaidType, now: Date): Date =>
  nextPeriodStart(startedAt, type, new Date(now.getTime() + noticeDays * dayMs));
