import { type SQL, sql } from 'drizzle-orm';
import type { Slot } from '../db/prepared.ts';
import { earnings } from '../db/schema/index.ts';

/** Milliseconds that earnings are held before they can be paid out (rule M3). */
const holdMs = 7 * 24 * 60 * 60 * 1000;

/** When what was earned at a moment can be paid out (rule M3). */
export const payableAtOf = (earnedAt: Date): Date => new Date(earnedAt.getTime() + holdMs);

/** The earning whose hold ends next. */
export interface NextEarning {
  payableAt: string;
  /** Integer hundredths. */
  amount: number;
}

/**
 * What a person has earned that is still held, as columns of another query: one range of an index, however many earnings
 * there are. Spent earnings are the oldest, so the total may exceed the balance. Whoever decides by it, such as a payout,
 * locks the account first: everything that is earned is posted under that lock.
 *
 * @param now - ISO date
 */
export function heldEarningsColumns(ownerId: Slot<string>, now: Slot<string>) {
  const isHeld = sql`${earnings.ownerId} = ${ownerId} and ${earnings.payableAt} > ${now}::timestamptz`;
  const next: SQL<NextEarning | null> = sql`(
    select jsonb_build_object('payableAt', ${earnings.payableAt}, 'amount', ${earnings.amount}) from ${earnings}
    where ${isHeld} order by ${earnings.payableAt}, ${earnings.amount} limit 1)`;
  const total = sql`(select coalesce(sum(${earnings.amount}), 0) from ${earnings} where ${isHeld})`.mapWith(Number);
  return { total, next };
}
