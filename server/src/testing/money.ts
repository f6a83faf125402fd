import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coupons, ledgerAccounts, ledgerEntries } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';
import type { Person } from './people.ts';

/** Rule M1, over every row: each transaction sums to zero, and each person's account has what its entries sum to. */
export async function expectBalancedLedger(engine: Pick<TestEngine, 'ports'>): Promise<void> {
  const { db } = engine.ports.database;
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

/** Hands a test card to the sandbox gateway; answers the payment method. */
export async function addTestCard({ client }: Person, number = '4242 4242 4242 4242', expYear = 2030): Promise<string> {
  const body = { number, expMonth: 12, expYear, cvc: '123' };
  return (await client.call(api.createSandboxPaymentMethod, { body }))._id;
}

/** A coupon, as an operator makes it. */
export async function makeCoupon(
  { ports }: Pick<TestEngine, 'ports'>,
  coupon: Partial<typeof coupons.$inferInsert> & { code: string },
): Promise<void> {
  const { database, ids, clock } = ports;
  await database.db.insert(coupons).values({ id: ids.next(), percentOff: 10, createdAt: clock.now(), ...coupon });
}
