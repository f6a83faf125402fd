import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerAccounts, ledgerEntries } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';

/**
 * Checks rule M1 on all rows: the entries of each transaction sum to zero, and the balance of each user's account is
 * the sum of its entries. Also checks the sums by kind, and that each posted earning has a row in `earning` (rule M3).
 */
export async function expectBalancedLedger({ ports }: Pick<TestEngine, 'ports'>): Promise<void> {
  const { db } = ports.database;
  const entries = await db.select().from(ledgerEntries);
  const sumBy = (name: 'transactionId' | 'accountId') => {
    const sums = new Map<string, number>();
    for (const entry of entries) sums.set(entry[name], (sums.get(entry[name]) ?? 0) + entry.amount);
    return sums;
  };
  expect([...sumBy('transactionId')].filter(([, sum]) => sum !== 0)).toEqual([]);
  const byAccount = sumBy('accountId');
  for (const account of await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.isFloored, true))) {
    expect(account.balance).toBe(byAccount.get(account.id) ?? 0);
    expect(account.balance).toBeGreaterThanOrEqual(0);
  }
  const wrongSums = sql`
    select stored.*, computed.* from (
      select entry.account_id, tx.kind, entry.amount > 0 as is_paid_in, sum(entry.amount) as sum, count(*) as entries
      from ledger_entry entry
      join ledger_account account on account.id = entry.account_id and account.is_floored
      join ledger_transaction tx on tx.id = entry.transaction_id
      group by 1, 2, 3
    ) computed full join ledger_sum stored
      on (stored.account_id, stored.kind, stored.is_paid_in) = (computed.account_id, computed.kind, computed.is_paid_in)
    where (stored.amount, stored.total_entries) is distinct from (computed.sum, computed.entries)`;
  expect(((await db.execute(wrongSums)) as unknown as { rows: unknown[] }).rows).toEqual([]);
  const wrongEarnings = sql`
    select coalesce(posted.id, stored.transaction_id) as id, posted.amount as posted, stored.amount as stored from (
      select tx.id, entry.amount from ledger_transaction tx
      join ledger_entry entry on entry.transaction_id = tx.id
      join ledger_account account on account.id = entry.account_id
      where tx.kind in ('tip', 'purchase', 'subscription', 'referral') and account.kind = 'earnings' and entry.amount > 0
    ) posted full join earning stored on stored.transaction_id = posted.id
    where posted.amount is distinct from stored.amount`;
  expect(((await db.execute(wrongEarnings)) as unknown as { rows: unknown[] }).rows).toEqual([]);
}
