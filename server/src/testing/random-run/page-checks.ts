import { api } from '@fanlight/sdk';
import type { Earning, ReferralEarning } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { toHundredths } from '../../ledger/money.ts';
import type { TestEngine } from '../index.ts';
import type { Member, Scene } from './scene.ts';

/** The sums of the ledger about a user's earnings, in integer hundredths. */
interface Posted {
  /** The sales by the id of their charge or card payment, as `id: amount`. */
  sales: string[];
  sold: number;
  /** The part of the sales that refunds and lost disputes have claimed back, including what the user still owes. */
  reversed: number;
  shares: number;
  accounts: Record<string, number>;
  owed: number;
}

/** Reads the ledger's side of the earnings pages from the entries, without the tables that the pages read. */
async function readPosted({ ports }: TestEngine, userId: string): Promise<Posted> {
  const entered = sql`(select entry.amount, account.kind as account, tx.kind, tx.reference_id from ledger_entry entry
    join ledger_account account on account.id = entry.account_id and account.owner_id = ${userId}
    join ledger_transaction tx on tx.id = entry.transaction_id) as e`;
  const isSale = sql`kind in ('tip', 'purchase', 'subscription') and account = 'earnings' and amount > 0`;
  const { rows } = (await ports.database.db.execute(sql`select
    (select coalesce(jsonb_agg(reference_id || ': ' || amount), '[]') from ${entered} where ${isSale}) as sales,
    (select coalesce(sum(amount), 0)::float8 from ${entered} where ${isSale}) as sold,
    (select coalesce(-sum(amount), 0) from ${entered} where kind in ('refund', 'dispute-lost')
        and account in ('earnings', 'frozen-earnings'))::float8
      -- Claims that the balance did not cover: of subscriptions by card, and of charges that disputed tokens have paid.
      + (select coalesce(sum(receivable.amount), 0) from receivable join payment on payment.id = receivable.payment_id
        where receivable.owner_id = ${userId} and payment.performer_id = ${userId})::float8
      + (select coalesce(sum(missing), 0) from dispute_share share join dispute on dispute.id = share.dispute_id
        join payment on payment.id = dispute.payment_id where share.owner_id = ${userId} and share.kind = 'earnings'
        and payment.type = 'top-up' and dispute.posted_status = 'lost')::float8 as reversed,
    (select coalesce(sum(amount), 0)::float8 from ${entered} where kind = 'referral' and account = 'earnings') as shares,
    (select coalesce(jsonb_object_agg(account, total), '{}') from
      (select account, sum(amount)::float8 as total from ${entered} group by account) as each) as accounts,
    (select coalesce(sum(amount - recovered), 0)::float8 from receivable where owner_id = ${userId}) as owed
  `)) as unknown as { rows: Posted[] };
  return rows[0] ?? expect.fail('The ledger has no sums.');
}

type Page<Row> = { data: Row[]; cursor?: string | null | undefined; isMore: boolean; total: number };

/** Reads all pages of a list. */
async function readAll<Row>(read: (query: { limit: number; cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await read({ limit: 100, ...(cursor && { cursor }) });
    rows.push(...page.data);
    cursor = page.cursor ?? undefined;
    if (page.isMore && cursor) continue;
    expect(rows).toHaveLength(page.total);
    return rows;
  }
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + toHundredths(amount), 0);

/** The whole time of the run, by months. */
const periodOf = ({ clock }: TestEngine) => ({
  from: '2026-05-01',
  to: clock.now().toISOString().slice(0, 10),
  interval: 'month' as const,
});

/** Compares the wallet with the sums of the ledger entries. */
async function checkWallet({ client }: Member, { accounts, owed }: Posted): Promise<void> {
  const wallet = await client.call(api.getWallet);
  const { tokens = 0, earnings = 0 } = accounts;
  expect({
    balance: toHundredths(wallet.balance),
    tokens: toHundredths(wallet.tokens),
    earnings: sumOf([wallet.payableEarnings, wallet.heldEarnings]),
    'frozen-tokens': toHundredths(wallet.frozenTokens),
    'frozen-earnings': toHundredths(wallet.frozenEarnings),
    'payout-earnings': toHundredths(wallet.payoutEarnings),
    owed: toHundredths(wallet.receivable),
  }).toEqual({
    ...{ balance: tokens + earnings, tokens, earnings, owed },
    'frozen-tokens': accounts['frozen-tokens'] ?? 0,
    'frozen-earnings': accounts['frozen-earnings'] ?? 0,
    'payout-earnings': accounts['payout-earnings'] ?? 0,
  });
}

/** Compares the page of a performer's earnings, and its sums, with the ledger. */
async function checkSales(engine: TestEngine, { client }: Member, posted: Posted): Promise<void> {
  const sales = await readAll<Earning>((query) => client.call(api.listEarnings, { query }));
  expect(sales.map(({ _id, net }) => `${_id}: ${toHundredths(net)}`).toSorted()).toEqual(posted.sales.toSorted());
  for (const { gross, commission, net } of sales) expect(toHundredths(gross)).toBe(sumOf([commission, net]));
  const stats = await client.call(api.getEarningStats, { query: periodOf(engine) });
  expect(toHundredths(stats.net)).toBe(posted.sold - posted.reversed);
  expect(sumOf(stats.types.map(({ net }) => net))).toBe(toHundredths(stats.net));
  expect(sumOf(stats.points.map(({ net }) => net))).toBe(toHundredths(stats.net));
  expect(toHundredths(stats.gross)).toBe(sumOf([stats.commission, stats.net]));
  expect(stats.totalSales).toBe(sales.filter(({ status }) => status !== 'refunded').length);
  const { accounts } = posted;
  expect(toHundredths(stats.frozen)).toBe(accounts['frozen-earnings'] ?? 0);
  expect(sumOf([stats.held, stats.payable])).toBe(accounts.earnings ?? 0);
}

/** Compares the page of a referrer's shares with the ledger. Returns their sum after reversals. */
async function checkShares(engine: TestEngine, { client }: Member, posted: Posted): Promise<number> {
  const shares = await readAll<ReferralEarning>((query) => client.call(api.listReferralEarnings, { query }));
  expect(sumOf(shares.map(({ net }) => net))).toBe(posted.shares);
  const stats = await client.call(api.getReferralEarningStats, { query: periodOf(engine) });
  expect(sumOf(stats.points.map(({ net }) => net))).toBe(toHundredths(stats.net));
  expect(sumOf([stats.held, stats.payable])).toBe(toHundredths(stats.net));
  expect(toHundredths((await client.call(api.getReferralCode)).amount)).toBe(toHundredths(stats.net));
  return toHundredths(stats.net);
}

/** Compares the wallets of all users, and the pages of their earnings, with the ledger. */
export async function expectPagesEqualLedger({ engine, members, performers }: Scene): Promise<void> {
  let shared = 0;
  for (const member of members) {
    const posted = await readPosted(engine, member.id);
    await checkWallet(member, posted);
    shared += await checkShares(engine, member, posted);
    if (performers.includes(member)) await checkSales(engine, member, posted);
  }
  const { rows } = (await engine.ports.database.db.execute(sql`
    select coalesce(-sum(entry.amount), 0)::float8 as amount from ledger_entry entry
    join ledger_account account on account.id = entry.account_id and account.kind = 'commission'
    join ledger_transaction tx on tx.id = entry.transaction_id and tx.kind in ('referral', 'referral-return')
  `)) as unknown as { rows: { amount: number }[] };
  expect(shared).toBe(rows[0]?.amount);
}
