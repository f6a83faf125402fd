import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerTransactions, receivables } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';

/** What a person can spend: bought tokens, and earnings (rule M3). */
type SpendableKind = 'tokens' | 'earnings';
/** What a person can have; what is frozen belongs to a payment in dispute (rule M12). */
export type PersonAccountKind = SpendableKind | 'frozen-tokens' | 'frozen-earnings';
/**
 * The platform's own sides. `gateway` goes below zero by what came in, `promotion` by what bonuses and coupons cost,
 * `receivable` by what people owe.
 */
export type PlatformAccountKind = 'gateway' | 'commission' | 'promotion' | 'receivable';

/** An account, named by what it is. */
export type AccountName = { ownerId: string; kind: PersonAccountKind } | { ownerId: null; kind: PlatformAccountKind };

/** Money that moves on one account: positive into it, negative out of it; integer hundredths. */
export interface Movement {
  account: AccountName;
  amount: number;
}

/** A balanced set of movements and what it is for. */
export interface Posting {
  id: string;
  kind: (typeof ledgerTransactions.$inferInsert)['kind'];
  /** The payment or charge behind it; the same one is posted once. */
  referenceId: string;
  at: Date;
  movements: Movement[];
}

/** The balance does not cover it; nothing was posted. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

type AccountRow = typeof ledgerAccounts.$inferSelect;

/** What a person can spend, in integer hundredths. */
export type Balances = Record<SpendableKind, number>;

const personKinds: SpendableKind[] = ['tokens', 'earnings'];

/** Platform accounts that came after the first migration; their ids are fixed, so that they are made once. */
const laterAccounts: Partial<Record<AccountName['kind'], string>> = {
  promotion: '000000000000000000000003',
  receivable: '000000000000000000000004',
};

function toBalances(ownerIds: string[], rows: AccountRow[]): Map<string, Balances> {
  const balances = new Map(ownerIds.map((ownerId): [string, Balances] => [ownerId, { tokens: 0, earnings: 0 }]));
  for (const { ownerId, kind, balance } of rows) {
    const entry = ownerId === null ? undefined : balances.get(ownerId);
    if (entry && (kind === 'tokens' || kind === 'earnings')) entry[kind] = balance;
  }
  return balances;
}

const nameOf = ({ ownerId, kind }: { ownerId: string | null; kind: string }) => `${ownerId ?? 'platform'}/${kind}`;

/** Makes the accounts that are not there yet. */
async function ensureAccounts(
  tx: Tx,
  names: { ownerId: string | null; kind: AccountName['kind'] }[],
  nextId: () => string,
): Promise<void> {
  const values = names.flatMap(({ ownerId, kind }): (typeof ledgerAccounts.$inferInsert)[] => {
    if (ownerId !== null) return [{ id: nextId(), ownerId, kind, isFloored: true }];
    const id = laterAccounts[kind];
    return id ? [{ id, ownerId, kind, isFloored: false }] : [];
  });
  if (values.length > 0) await tx.insert(ledgerAccounts).values(values).onConflictDoNothing();
}

async function findAccounts(tx: Tx, names: AccountName[]): Promise<AccountRow[]> {
  const owners = names.flatMap((name) => name.ownerId ?? []);
  const people =
    owners.length > 0 ? await tx.select().from(ledgerAccounts).where(inArray(ledgerAccounts.ownerId, owners)) : [];
  const platform = await tx.select().from(ledgerAccounts).where(isNull(ledgerAccounts.ownerId));
  return [...people, ...platform];
}

/**
 * Locks the accounts of people, all of them in id order, and answers their balances in hundredths. What is read here
 * stays true until the transaction ends.
 */
export async function lockBalances(tx: Tx, ownerIds: string[], nextId: () => string): Promise<Map<string, Balances>> {
  const names = ownerIds.flatMap((ownerId) => personKinds.map((kind) => ({ ownerId, kind })));
  await ensureAccounts(tx, names, nextId);
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.ownerId, ownerIds))
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  return toBalances(ownerIds, rows);
}

/**
 * Posts a balanced transaction (rule M1). Accounts of people are locked in id order before they change; platform
 * accounts are append-only and never locked.
 *
 * @throws {InsufficientFunds} when a person's account would go below zero
 */
export async function post(tx: Tx, posting: Posting, nextId: () => string): Promise<void> {
  await postOne(tx, posting, nextId);
  await recover(tx, posting, nextId);
}

/** Takes what people owe the platform out of what they have just earned, the oldest debt first (rule M12). */
async function recover(tx: Tx, { kind, at, movements }: Posting, nextId: () => string): Promise<void> {
  if (kind === 'recovery' || kind === 'dispute-won') return;
  for (const { account, amount } of movements) {
    if (account.ownerId === null || account.kind !== 'earnings' || amount <= 0) continue;
    const debts = await tx
      .select()
      .from(receivables)
      .where(and(eq(receivables.ownerId, account.ownerId), sql`${receivables.recovered} < ${receivables.amount}`))
      .orderBy(asc(receivables.id))
      .for('update');
    let left = amount;
    for (const debt of debts) {
      const part = Math.min(left, debt.amount - debt.recovered);
      if (part === 0) break;
      left -= part;
      await tx
        .update(receivables)
        .set({ recovered: debt.recovered + part })
        .where(eq(receivables.id, debt.id));
      const id = nextId();
      const back = [
        { account, amount: -part },
        { account: { ownerId: null, kind: 'receivable' as const }, amount: part },
      ];
      await postOne(tx, { id, kind: 'recovery', referenceId: id, at, movements: back }, nextId);
    }
  }
}

async function postOne(tx: Tx, posting: Posting, nextId: () => string): Promise<void> {
  const movements = posting.movements.filter((movement) => movement.amount !== 0);
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || movements.length < 2) throw new Error(`A posting of ${movements.length} movements sums to ${sum}.`);
  const names = movements.map((movement) => movement.account);
  await ensureAccounts(tx, names, nextId);
  const accounts = new Map((await findAccounts(tx, names)).map((row) => [nameOf(row), row]));
  const changes = movements.map(({ account, amount }) => {
    const row = accounts.get(nameOf(account));
    if (!row) throw new Error(`There is no account ${nameOf(account)}.`);
    return { row, amount };
  });
  await tx
    .insert(ledgerTransactions)
    .values({ id: posting.id, kind: posting.kind, referenceId: posting.referenceId, createdAt: posting.at });
  for (const { row, amount } of changes.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))) {
    if (!row.isFloored) continue;
    const changed = await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(and(eq(ledgerAccounts.id, row.id), sql`${ledgerAccounts.balance} + ${amount} >= 0`))
      .returning({ id: ledgerAccounts.id });
    if (changed.length === 0) throw new InsufficientFunds(`Account ${row.id} does not cover ${-amount}.`);
  }
  await tx
    .insert(ledgerEntries)
    .values(changes.map(({ row, amount }) => ({ transactionId: posting.id, accountId: row.id, amount })));
}

/** What people have, in hundredths. One query for any number of people. */
export async function readBalances(db: Db, ownerIds: string[]): Promise<Map<string, Balances>> {
  const rows =
    ownerIds.length === 0
      ? []
      : await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.ownerId, ownerIds));
  return toBalances(ownerIds, rows);
}

/** What one person has, in hundredths. */
export async function readBalance(db: Db, ownerId: string): Promise<Balances> {
  return (await readBalances(db, [ownerId])).get(ownerId) ?? { tokens: 0, earnings: 0 };
}

/** What can be spent: bought tokens and earnings together (rule M3). */
export const spendable = ({ tokens, earnings }: Balances): number => tokens + earnings;
