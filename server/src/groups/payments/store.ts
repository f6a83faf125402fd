import type { ListTransactionsParams } from '@fanlight/sdk/models';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { disputes, ledgerTransactions, paymentCards, payments } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type PaymentRow = typeof payments.$inferSelect;

export type CardRow = typeof paymentCards.$inferSelect;

/** Finds a payment; undefined if it does not exist. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Finds a saved card; undefined if it does not exist. */
export async function findCard(db: Db, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(paymentCards).where(eq(paymentCards.id, id));
  return row;
}

/** Returns the number of tokens, including the bonus, that a part of a top-up's money has bought. */
export const tokensFor = ({ tokens, amount }: PaymentRow, money: number): number =>
  amount === 0 ? 0 : Math.round((tokens * money) / amount);

/** Whether the payment was posted to the ledger. False if it was refunded because it was not needed (rule M1). */
export async function isPosted(db: Db, { id, type }: PaymentRow): Promise<boolean> {
  const where = and(eq(ledgerTransactions.kind, type), eq(ledgerTransactions.referenceId, id));
  return (await db.$count(ledgerTransactions, where)) > 0;
}

/** The filters of a list of payments. */
export type PaymentFilter = Pick<ListTransactionsParams, 'type' | 'status' | 'from' | 'to'>;

/** Lists a user's payments. */
export async function listPayments(
  db: Db,
  userId: string,
  { type, status, from, to }: PaymentFilter,
  page: PageRequest,
): Promise<Page<PaymentRow>> {
  const matchesFilter = and(
    eq(payments.userId, userId),
    type && eq(payments.type, type),
    status && eq(payments.status, status),
    from ? gte(payments.createdAt, new Date(from)) : undefined,
    to ? lt(payments.createdAt, new Date(to)) : undefined,
  );
  const { after, order } = keyset(payments.id, page);
  const rows = await db
    .select()
    .from(payments)
    .where(and(matchesFilter, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${payments} where ${matchesFilter}`);
  return toPage(rows, page, total, ({ id }) => id);
}

/** Returns the ids of the given payments that have an open dispute. */
export async function readDisputed(db: Db, ids: string[]): Promise<Set<string>> {
  const open = await db
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(and(inArray(disputes.paymentId, ids), eq(disputes.status, 'open')));
  return new Set(open.map(({ paymentId }) => paymentId));
}

/** Lists a user's cards; the default card is the first. */
export async function listCards(db: Db, userId: string, page: PageRequest): Promise<Page<CardRow>> {
  const isOfUser = eq(paymentCards.userId, userId);
  const rows = await db
    .select()
    .from(paymentCards)
    .where(isOfUser)
    .orderBy(desc(paymentCards.isDefault), desc(paymentCards.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(paymentCards).where(isOfUser);
  return toPage(rows, page, Number(counted?.total ?? 0), ({ id }) => id);
}
