import type { Wallet } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { runPrepared } from '../../db/prepared.ts';
import { ledgerAccounts, receivables, users } from '../../db/schema/index.ts';
import { heldEarningsColumns, splitEarnings } from '../../ledger/earnings.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { settingsColumn, toSettings } from '../settings/index.ts';

type AccountKind = (typeof ledgerAccounts.$inferSelect)['kind'];

/** Reads all balances of a user with one statement, so that they are consistent. Amounts are in integer hundredths. */
async function readBalances(db: Db, userId: string, now: Date) {
  const [row] = await runPrepared(db, 'wallet', { userId, now: now.toISOString() }, (slots) => {
    const balances = sql<Partial<Record<AccountKind, number>>>`(
      select coalesce(jsonb_object_agg(${ledgerAccounts.kind}, ${ledgerAccounts.balance}), '{}')
      from ${ledgerAccounts} where ${ledgerAccounts.ownerId} = ${slots.userId})`;
    const debt = sql`(
      select coalesce(sum(${receivables.amount} - ${receivables.recovered}), 0)
      from ${receivables} where ${receivables.ownerId} = ${slots.userId})`.mapWith(Number);
    const held = heldEarningsColumns(slots.userId, slots.now);
    return db
      .select({ balances, debt, recentEarnings: held.total, nextEarning: held.next, settings: settingsColumn })
      .from(users)
      .where(eq(users.id, slots.userId));
  });
  if (!row) throw new Error('The account of the viewer does not exist.');
  return row;
}

/** Presents a user's wallet (operation `getWallet`, rules M3, M12). */
export async function readWallet({ db, ports }: Context, userId: string): Promise<{ data: Wallet }> {
  const row = await readBalances(db, userId, ports.clock.now());
  const { balances, debt, recentEarnings, nextEarning } = row;
  const { tokens = 0, earnings = 0 } = balances;
  const { payable, held, nextReleaseAt, nextReleaseAmount } = splitEarnings(earnings, recentEarnings, nextEarning);
  return {
    data: {
      balance: fromHundredths(tokens + earnings),
      tokens: fromHundredths(tokens),
      frozenTokens: fromHundredths(balances['frozen-tokens'] ?? 0),
      payableEarnings: fromHundredths(payable),
      heldEarnings: fromHundredths(held),
      frozenEarnings: fromHundredths(balances['frozen-earnings'] ?? 0),
      payoutEarnings: fromHundredths(balances['payout-earnings'] ?? 0),
      nextReleaseAt,
      nextReleaseAmount: fromHundredths(nextReleaseAmount),
      receivable: fromHundredths(debt),
      currency: toSettings(row.settings).primaryCurrency,
    },
  };
}
