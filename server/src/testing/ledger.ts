import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerAccounts, ledgerEntries } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';

/** Rule M1, over every row: each transaction sums to zero, and each person's account has what its entries sum to. */
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
}
