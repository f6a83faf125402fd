import type { EarningType } from '@fanlight/sdk/models';
import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { isOneOf, runPrepared } from '../db/prepared.ts';
import {
  earningDays,
  earnings,
  ledgerAccounts,
  ledgerEntries,
  ledgerSums,
  ledgerTransactions,
  receivables,
} from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import { payableAtOf } from './earnings.ts';

/** The accounts from which a user can spend: bought tokens, and earnings (rule M3). */
type SpendableKind = 'tokens' | 'earnings';
/**
 * The accounts of a user. Frozen amounts belong to a payment that is disputed (rule M12), and payout earnings to a payout
 * that was requested (rule M9).
 */
export type PersonAccountKind = SpendableKind | 'frozen-tokens' | 'frozen-earnings' | 'payout-earnings';
/**
 * The accounts of the platform. Some have a negative balance: `gateway` by the card payments that were received,
 * `promotion` by the cost of bonuses and coupons, and `receivable` by the debts of users. `payout` is the money that was
 * paid out to users.
 */
export type PlatformAccountKind = 'gateway' | 'commission' | 'promotion' | 'receivable' | 'payout';

/** The name of an account, which consists of its owner and its kind. */
export type AccountName = { ownerId: string; kind: PersonAccountKind } | { ownerId: null; kind: PlatformAccountKind };

/**
 * The change of one account in integer hundredths. A positive amount is paid into the account, a negative amount out of
 * it.
 */
export interface Movement {
  account: AccountName;
  amount: number;
}

/** A balanced set of movements, and its purpose. */
export interface Posting {
  id: string;
  kind: (typeof ledgerTransactions.$inferInsert)['kind'];
  /** The payment or the charge that causes the posting. There is at most one posting of each kind for it. */
  referenceId: string;
  at: Date;
  /** The time at which the hold of its earnings begins (rule M3). By default `at`. */
  earnedAt?: Date;
  movements: Movement[];
  /** The type of the sale that the posting pays for, and its amount before the commission. */
  sale?: { type: EarningType; gross: number };
  /**
   * SQL that is executed in the same statement as the posting, such as the insertion of a charge. {@link post} returns
   * its column `value`.
   */
  along?: SQLWrapper;
}

/** Thrown if the balance is too low. Nothing was posted. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

type AccountRow = typeof ledgerAccounts.$inferSelect;

/** The balances that a user can spend, in integer hundredths. */
export type Balances = Record<SpendableKind, number>;

const personKinds: SpendableKind[] = ['tokens', 'earnings'];

/**
 * The ids of the platform's accounts, which are fixed. The first migration creates two of the accounts, and {@link
 * ensureAccounts} creates the others.
 */
const platformAccounts: Record<PlatformAccountKind, string> = {
  gateway: '000000000000000000000001',
  commission: '000000000000000000000002',
  promotion: '000000000000000000000003',
  receivable: '000000000000000000000004',
  payout: '000000000000000000000005',
};
const laterAccounts: PlatformAccountKind[] = ['promotion', 'receivable', 'payout'];

function toBalances(ownerIds: string[], rows: AccountRow[]): Map<string, Balances> {
  const balances = new Map(ownerIds.map((ownerId): [string, Balances] => [ownerId, { tokens: 0, earnings: 0 }]));
  for (const { ownerId, kind, balance } of rows) {
    const entry = ownerId === null ? undefined : balances.get(ownerId);
    if (entry && (kind === 'tokens' || kind === 'earnings')) entry[kind] = balance;
  }
  return balances;
}

/** The kinds of postings that create earnings. A won dispute does not create earnings, but returns earlier ones. */
const earningKinds: Posting['kind'][] = ['tip', 'purchase', 'subscription', 'referral'];

const nameOf = ({ ownerId, kind }: { ownerId: string | null; kind: string }) => `${ownerId ?? 'platform'}/${kind}`;

type PersonAccount = AccountName & { ownerId: string };

const isOfPerson = (account: AccountName): account is PersonAccount => account.ownerId !== null;

/** The accounts of users with their current balances. They are locked until the transaction ends. */
export type LockedAccounts = Map<string, AccountRow>;

/** Creates missing accounts. All transactions create them in the same order. */
async function ensureAccounts(tx: Tx, names: AccountName[], nextId: () => string): Promise<void> {
  const values = names
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((name): typeof ledgerAccounts.$inferInsert =>
      isOfPerson(name)
        ? { id: nextId(), ...name, isFloored: true }
        : { id: platformAccounts[name.kind], ...name, isFloored: false },
    );
  if (values.length > 0) await tx.insert(ledgerAccounts).values(values).onConflictDoNothing();
}

async function lockRows(tx: Tx, ownerIds: string[]): Promise<LockedAccounts> {
  const rows = await runPrepared(tx, 'locked ledger accounts', { ownerIds }, (slots) =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(isOneOf(ledgerAccounts.ownerId, slots.ownerIds))
      .orderBy(asc(ledgerAccounts.id))
      .for('no key update'),
  );
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/**
 * Locks all accounts of the owners in the order of their ids. Creates missing accounts first. The balances that it
 * reads stay valid until the transaction ends. If every account exists, it needs one statement.
 */
async function lockNamed(tx: Tx, names: PersonAccount[], nextId: () => string): Promise<LockedAccounts> {
  const ownerIds = [...new Set(names.map(({ ownerId }) => ownerId))];
  if (ownerIds.length === 0) return new Map();
  const locked = await lockRows(tx, ownerIds);
  const missing = names.filter((name) => !locked.has(nameOf(name)));
  if (missing.length === 0) return locked;
  await ensureAccounts(tx, missing, nextId);
  return lockRows(tx, ownerIds);
}

/** Locks the accounts of users. {@link post} and {@link balancesOf} need the result. */
export function lockAccounts(tx: Tx, ownerIds: string[], nextId: () => string): Promise<LockedAccounts> {
  const names = ownerIds.flatMap((ownerId) => personKinds.map((kind) => ({ ownerId, kind })));
  return lockNamed(tx, names, nextId);
}

/** Returns the balances of a user's locked accounts in hundredths. {@link post} updates them. */
export const balancesOf = (locked: LockedAccounts, ownerId: string): Balances => ({
  tokens: locked.get(nameOf({ ownerId, kind: 'tokens' }))?.balance ?? 0,
  earnings: locked.get(nameOf({ ownerId, kind: 'earnings' }))?.balance ?? 0,
});

/** Locks the accounts of users. Returns their balances in hundredths. */
export async function lockBalances(tx: Tx, ownerIds: string[], nextId: () => string): Promise<Map<string, Balances>> {
  const locked = await lockAccounts(tx, ownerIds, nextId);
  return new Map(ownerIds.map((ownerId) => [ownerId, balancesOf(locked, ownerId)]));
}

/**
 * Posts a balanced transaction (rule M1). Entries are only added to the platform's accounts, which are never locked.
 * `locked` must contain the accounts of all users in the posting. If an account is missing in it, `post` locks the
 * accounts.
 *
 * @returns the `value` of {@link Posting.along}; null if there is none
 * @throws {InsufficientFunds} if the balance of a user would become negative
 */
export async function post(
  tx: Tx,
  posting: Posting,
  nextId: () => string,
  locked?: LockedAccounts,
): Promise<boolean | null> {
  const named = posting.movements.flatMap(({ account, amount }) =>
    amount !== 0 && isOfPerson(account) ? [account] : [],
  );
  const isLocked = locked !== undefined && named.every((account) => locked.has(nameOf(account)));
  const rows = isLocked ? locked : await lockNamed(tx, named, nextId);
  const { debtors, value } = await postOne(tx, posting, rows, nextId);
  await recover(tx, posting, rows, debtors, nextId);
  return value;
}

interface Posted {
  /** The users who earn in this posting and owe an amount to the platform. */
  debtors: Set<string>;
  /** The value of {@link Posting.along}. */
  value: boolean | null;
}

/** Deducts the debts of users from their new earnings, the oldest debt first (rule M12). */
async function recover(
  tx: Tx,
  { kind, at, movements }: Posting,
  locked: LockedAccounts,
  debtors: Set<string>,
  nextId: () => string,
): Promise<void> {
  if (kind === 'recovery' || kind === 'dispute-won') return;
  for (const { account, amount } of movements) {
    if (account.kind !== 'earnings' || amount <= 0 || !debtors.has(account.ownerId)) continue;
    const debts = await tx
      .select()
      .from(receivables)
      .where(and(eq(receivables.ownerId, account.ownerId), sql`${receivables.recovered} < ${receivables.amount}`))
      .orderBy(asc(receivables.id))
      .for('no key update');
    let remaining = amount;
    for (const debt of debts) {
      const part = Math.min(remaining, debt.amount - debt.recovered);
      if (part === 0) break;
      remaining -= part;
      await tx
        .update(receivables)
        .set({ recovered: debt.recovered + part })
        .where(eq(receivables.id, debt.id));
      const id = nextId();
      const back = [
        { account, amount: -part },
        { account: { ownerId: null, kind: 'receivable' as const }, amount: part },
      ];
      await postOne(tx, { id, kind: 'recovery', referenceId: id, at, movements: back }, locked, nextId);
    }
  }
}

/** Returns the sum of the movements of each user account. */
function changesOf(movements: Movement[], locked: LockedAccounts): Map<AccountRow, number> {
  const changes = new Map<AccountRow, number>();
  for (const { account, amount } of movements) {
    if (!isOfPerson(account)) continue;
    const row = locked.get(nameOf(account));
    if (!row) throw new Error(`The account ${nameOf(account)} is not locked.`);
    changes.set(row, (changes.get(row) ?? 0) + amount);
  }
  return changes;
}

/** SQL that adds new earnings to the sums of their day. */
const addToDay = (newEarnings: { id: string; amount: number }[], sale: NonNullable<Posting['sale']>, at: Date) => sql`
  insert into ${earningDays} (owner_id, day, type, gross, net, total_sales)
  select given.id, (${at.toISOString()}::timestamptz at time zone 'UTC')::date, ${sale.type}, ${sale.gross}::bigint, given.amount, 1
  from jsonb_to_recordset(${JSON.stringify(newEarnings)}::jsonb) as given (id text, amount bigint)
  on conflict (owner_id, day, type) do update set gross = ${earningDays.gross} + excluded.gross,
    net = ${earningDays.net} + excluded.net, total_sales = ${earningDays.totalSales} + 1`;

/**
 * Writes the transaction, its entries, the new balances and sums of locked accounts, and {@link Posting.along} with one
 * statement.
 */
async function postOne(tx: Tx, posting: Posting, locked: LockedAccounts, nextId: () => string): Promise<Posted> {
  const movements = posting.movements.filter((movement) => movement.amount !== 0);
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || movements.length < 2) throw new Error(`A posting of ${movements.length} movements sums to ${sum}.`);
  const changes = changesOf(movements, locked);
  for (const [row, amount] of changes)
    if (row.balance + amount < 0) throw new InsufficientFunds(`Account ${row.id} does not cover ${-amount}.`);
  const later = movements
    .map(({ account }) => account)
    .filter(({ kind }) => laterAccounts.some((each) => each === kind));
  await ensureAccounts(tx, later, nextId);
  const idOf = (account: AccountName) =>
    isOfPerson(account) ? locked.get(nameOf(account))?.id : platformAccounts[account.kind];
  const entries = movements.map(({ account, amount }, turn) => ({ id: idOf(account), amount, turn }));
  const balances = [...changes].map(([{ id }, amount]) => ({ id, amount }));
  const { id, kind, referenceId, at, along, sale, earnedAt = at } = posting;
  const earned = movements.flatMap(({ account, amount }) =>
    account.kind === 'earnings' && amount > 0 ? [{ id: account.ownerId, amount }] : [],
  );
  const earners = earned.map((one) => one.id);
  const newEarnings = earningKinds.includes(kind) ? earned : [];
  const { rows } = (await tx.execute(sql`
    with made as (
      insert into ${ledgerTransactions} (id, kind, reference_id, created_at)
      values (${id}, ${kind}, ${referenceId}, ${at.toISOString()}::timestamptz)
    ), entered as (
      insert into ${ledgerEntries} (transaction_id, account_id, amount)
      select ${id}, entry.id, entry.amount
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id text, amount bigint, turn int)
      order by entry.turn
    ), earned as (
      insert into ${earnings} (transaction_id, owner_id, amount, payable_at)
      select ${id}, given.id, given.amount, ${payableAtOf(earnedAt).toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(newEarnings)}::jsonb) as given (id text, amount bigint)
    ), changed as (
      update ${ledgerAccounts} set balance = balance + given.amount
      from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb) as given (id text, amount bigint)
      where ${ledgerAccounts.id} = given.id and balance + given.amount >= 0
      returning given.id
    ), totalled as (
      insert into ${ledgerSums} (account_id, kind, is_paid_in, amount, total_entries)
      select given.id, ${kind}, given.amount > 0, given.amount, 1
      from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb) as given (id text, amount bigint)
      where given.amount <> 0
      on conflict (account_id, kind, is_paid_in) do update set
        amount = ${ledgerSums.amount} + excluded.amount, total_entries = ${ledgerSums.totalEntries} + 1
    )${sale ? sql`, summed as (${addToDay(newEarnings, sale, at)})` : sql``}${along ? sql`, along as ${along}` : sql``}
    select id, null as debtor, ${along ? sql`(select value from along)` : sql`null::boolean`} as value from changed
    union all
    select null, owner_id, null from (select distinct owner_id from ${receivables}
      where owner_id in (select jsonb_array_elements_text(${JSON.stringify(earners)}::jsonb)) and recovered < amount) as owing
  `)) as unknown as { rows: { id: string | null; debtor: string | null; value: boolean | null }[] };
  if (rows.filter((row) => row.id !== null).length < changes.size)
    throw new InsufficientFunds('An account changed that was not locked.');
  for (const [row, amount] of changes) row.balance += amount;
  return { debtors: new Set(rows.flatMap(({ debtor }) => debtor ?? [])), value: rows[0]?.value ?? null };
}

/** Reads the balances of users in hundredths with one query. */
export async function readBalances(db: Db, ownerIds: string[]): Promise<Map<string, Balances>> {
  const rows =
    ownerIds.length === 0
      ? []
      : await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.ownerId, ownerIds));
  return toBalances(ownerIds, rows);
}

/** Reads the balances of one user in hundredths. */
export async function readBalance(db: Db, ownerId: string): Promise<Balances> {
  return (await readBalances(db, [ownerId])).get(ownerId) ?? { tokens: 0, earnings: 0 };
}

/** Returns the sum that a user can spend, which consists of bought tokens and earnings (rule M3). */
export const spendable = ({ tokens, earnings }: Balances): number => tokens + earnings;
