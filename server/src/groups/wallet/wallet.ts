import type { Wallet } from '@fanlight/sdk/models';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions, receivables } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';

/** Milliseconds that earnings are held before they can be paid out (rule M3). */
const hold = 7 * 24 * 60 * 60 * 1000;

/** Earnings that came in since a moment, oldest first; what came back from a dispute is no new earning. */
function readLateEarnings(db: Db, accountId: string, since: Date) {
  return db
    .select({ amount: ledgerEntries.amount, at: ledgerTransactions.createdAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        gt(ledgerEntries.amount, 0),
        gt(ledgerTransactions.createdAt, since),
        sql`${ledgerTransactions.kind} <> 'dispute-won'`,
      ),
    )
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerEntries.id));
}

async function readDebt(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ debt: sql`coalesce(sum(${receivables.amount} - ${receivables.recovered}), 0)`.mapWith(Number) })
    .from(receivables)
    .where(eq(receivables.ownerId, ownerId));
  return row?.debt ?? 0;
}

/** What a person has, by what can be done with it (operation `getWallet`, rules M3, M12). */
export async function readWallet({ db, ports }: Context, userId: string): Promise<{ data: Wallet }> {
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ownerId, userId));
  const balanceOf = (kind: (typeof accounts)[number]['kind']) =>
    accounts.find((account) => account.kind === kind)?.balance ?? 0;
  const earningsId = accounts.find(({ kind }) => kind === 'earnings')?.id;
  const since = new Date(ports.clock.now().getTime() - hold);
  const late = earningsId ? await readLateEarnings(db, earningsId, since) : [];
  const earnings = balanceOf('earnings');
  // Spent earnings are the oldest: what is left is held as far as so much came in lately.
  const held = Math.min(
    earnings,
    late.reduce((sum, { amount }) => sum + amount, 0),
  );
  const next = held > 0 ? late[0] : undefined;
  const { primaryCurrency: currency } = await readSettings(db);
  const tokens = balanceOf('tokens');
  return {
    data: {
      balance: fromHundredths(tokens + earnings),
      tokens: fromHundredths(tokens),
      frozenTokens: fromHundredths(balanceOf('frozen-tokens')),
      payableEarnings: fromHundredths(earnings - held),
      heldEarnings: fromHundredths(held),
      frozenEarnings: fromHundredths(balanceOf('frozen-earnings')),
      payoutEarnings: 0,
      nextReleaseAt: next ? new Date(next.at.getTime() + hold).toISOString() : null,
      nextReleaseAmount: fromHundredths(next ? Math.min(next.amount, held) : 0),
      receivable: fromHundredths(await readDebt(db, userId)),
      currency,
    },
  };
}
