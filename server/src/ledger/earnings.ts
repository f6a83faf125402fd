import { type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot } from '../db/prepared.ts';
import { charges, earningDays, earnings, ledgerAccounts, ledgerTransactions, payments } from '../db/schema/index.ts';
import type { EarningClaim } from '../db/schema/payments.ts';
import type { Db, Tx } from '../ports/index.ts';

/** Earnings are held for this number of milliseconds, before they can be paid out (rule M3). */
const holdMs = 7 * 24 * 60 * 60 * 1000;

/** Returns the time at which an earning becomes payable (rule M3). */
export const payableAtOf = (earnedAt: Date): Date => new Date(earnedAt.getTime() + holdMs);

/** The earning whose hold ends next. */
export interface NextEarning {
  payableAt: string;
  /** The amount in integer hundredths. */
  amount: number;
}

/**
 * Returns the held earnings of a user as columns of another query: their total, and the earning that becomes payable
 * next. What disputes have frozen, and refunds and lost disputes have reversed, is not held. The columns read one range
 * of an index. Users spend the oldest earnings first, so the total may exceed the balance. Lock the accounts of the user
 * before a decision that depends on the total, because earnings are posted under that lock.
 *
 * @param now - the time in ISO format
 */
export function heldEarningsColumns(ownerId: Slot<string>, now: Slot<string>) {
  const isHeld = sql`${earnings.ownerId} = ${ownerId} and ${earnings.payableAt} > ${now}::timestamptz`;
  const left = sql`(${earnings.amount} - ${earnings.frozen} - ${earnings.reversed})`;
  const next: SQL<NextEarning | null> = sql`(
    select jsonb_build_object('payableAt', ${earnings.payableAt}, 'amount', ${left}) from ${earnings}
    where ${isHeld} and ${left} > 0 order by ${earnings.payableAt}, ${earnings.amount} limit 1)`;
  const total = sql`(select coalesce(sum(${left}), 0) from ${earnings} where ${isHeld})`.mapWith(Number);
  return { total, next };
}

/** The earnings of a user that can be paid out, and those that are held (rule M3), in integer hundredths. */
export interface PayableEarnings {
  payable: number;
  held: number;
  /** The time at which the next held earnings become payable, in ISO format; null if none are held. */
  nextReleaseAt: string | null;
  nextReleaseAmount: number;
}

/**
 * Splits the balance of a user's earnings into those that can be paid out and those that are held. `recent` and `next`
 * are the columns of {@link heldEarningsColumns}.
 */
export function splitEarnings(balance: number, recent: number, next: NextEarning | null): PayableEarnings {
  // The oldest earnings are spent first, so held earnings are never more than the earnings of the last seven days.
  const held = Math.min(balance, recent);
  const isNext = held > 0 && next !== null;
  return {
    payable: balance - held,
    held,
    nextReleaseAt: isNext ? new Date(next.payableAt).toISOString() : null,
    nextReleaseAmount: isNext ? Math.min(next.amount, held) : 0,
  };
}

/** The payable and held earnings of a user, and those that disputes have frozen (rule M12), in integer hundredths. */
export interface CurrentEarnings extends PayableEarnings {
  frozen: number;
}

/**
 * Reads the current earnings of a user with one statement. Lock the accounts of the user before a decision that depends
 * on the result.
 */
export async function readPayableEarnings(db: Db, ownerId: string, now: Date): Promise<CurrentEarnings> {
  const [row] = await runPrepared(db, 'payable earnings', { ownerId, now: now.toISOString() }, (slots) => {
    const held = heldEarningsColumns(slots.ownerId, slots.now);
    const balanceOf = (kind: 'earnings' | 'frozen-earnings') =>
      sql`coalesce((select ${ledgerAccounts.balance} from ${ledgerAccounts}
        where ${ledgerAccounts.ownerId} = ${slots.ownerId} and ${ledgerAccounts.kind} = ${kind}), 0)`.mapWith(Number);
    const balances = { balance: balanceOf('earnings'), frozen: balanceOf('frozen-earnings') };
    return db.select({ ...balances, recent: held.total, next: held.next }).from(sql`(select 1) as one`);
  });
  const { balance, frozen, recent, next } = row ?? { balance: 0, frozen: 0, recent: 0, next: null };
  return { ...splitEarnings(balance, recent, next), frozen };
}

/**
 * Adds claims to the parts of earnings that are frozen or reversed, or with -1 removes them from these parts. The sums of
 * a day lose what is reversed, and the gross amount in proportion. The accounts of the owners must be locked.
 */
export async function applyClaims(
  tx: Tx,
  claims: EarningClaim[],
  { frozen = 0, reversed = 0 }: { frozen?: 1 | 0 | -1; reversed?: 1 | 0 },
): Promise<void> {
  if (claims.length === 0) return;
  const given = JSON.stringify(claims.map(({ transactionId: id, amount }) => ({ id, amount })));
  const grossOf = (kept: SQL) => sql`round(gross * (${kept})::numeric / amount)`;
  await tx.execute(sql`
    with given as (
      select id, sum(claimed.amount)::bigint as part
      from jsonb_to_recordset(${given}::jsonb) as claimed (id text, amount bigint) group by id
    ), changed as (
      update ${earnings} set frozen = frozen + ${frozen} * part, reversed = reversed + ${reversed} * part
      from given where ${earnings.transactionId} = given.id
      returning ${earnings.transactionId}, owner_id, amount, amount - reversed as kept, ${reversed} * part as part
    ), sales as (
      select changed.*, (${ledgerTransactions.createdAt} at time zone 'UTC')::date as day,
        coalesce(${charges.type}, ${payments.type}) as type, coalesce(${charges.amount}, ${payments.amount}) as gross
      from changed
      inner join ${ledgerTransactions} on ${ledgerTransactions.id} = changed.transaction_id
      left join ${charges} on ${charges.id} = ${ledgerTransactions.referenceId}
      left join ${payments} on ${payments.id} = ${ledgerTransactions.referenceId}
      where part > 0 and ${ledgerTransactions.kind} in ('tip', 'purchase', 'subscription')
    ), lost as (
      select owner_id, day, type, sum(${grossOf(sql`kept + part`)} - ${grossOf(sql`kept`)}) as gross, sum(part) as net,
        count(*) filter (where kept = 0) as total_sales
      from sales group by owner_id, day, type
    )
    update ${earningDays} set gross = ${earningDays.gross} - lost.gross, net = ${earningDays.net} - lost.net,
      total_sales = ${earningDays.totalSales} - lost.total_sales
    from lost
    where ${earningDays.ownerId} = lost.owner_id and ${earningDays.day} = lost.day and ${earningDays.type} = lost.type`);
}
