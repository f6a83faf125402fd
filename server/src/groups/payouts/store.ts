import type { ListPayoutRequestsParams } from '@fanlight/sdk/models';
import { and, eq, sql } from 'drizzle-orm';
import { payoutRequests } from '../../db/schema/index.ts';
import {
  countCapped,
  isWithin,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type PayoutRow = typeof payoutRequests.$inferSelect;

/** Finds a payout request of a user. */
export async function findPayout(db: Db, id: string, userId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutRequests)
    .where(and(eq(payoutRequests.id, id), eq(payoutRequests.userId, userId)));
  return row;
}

/** Finds the pending request of a user, of which there is at most one. */
export async function findPendingPayout(db: Db, userId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutRequests)
    .where(and(eq(payoutRequests.userId, userId), eq(payoutRequests.status, 'pending')));
  return row;
}

const sortKeys: Record<NonNullable<ListPayoutRequestsParams['sortBy']>, SortKey<PayoutRow>> = {
  // The order of the ids is that of the creation, and the index ends with the id.
  createdAt: { column: payoutRequests.id, type: 'text', of: ({ id }) => id },
  updatedAt: { column: payoutRequests.updatedAt, type: 'timestamptz', of: ({ updatedAt }) => updatedAt },
  amount: { column: payoutRequests.amount, type: 'bigint', of: ({ amount }) => amount },
};

/** The filters and the order of a list of payout requests. */
type PayoutFilter = Pick<ListPayoutRequestsParams, 'status' | 'sortBy' | 'from' | 'to'>;

/** Lists the payout requests of a user. */
export async function listPayouts(
  db: Db,
  userId: string,
  { status, sortBy = 'createdAt', from, to }: PayoutFilter,
  page: PageRequest,
): Promise<Page<PayoutRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], payoutRequests.id, ({ id }) => id, page);
  const where = and(
    eq(payoutRequests.userId, userId),
    status ? eq(payoutRequests.status, status) : undefined,
    isWithin(payoutRequests.createdAt, { ...(from && { from }), ...(to && { to }) }),
  );
  const rows = await db
    .select()
    .from(payoutRequests)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${payoutRequests} where ${where ?? sql`true`}`);
  return toPage(rows, page, total, cursorOf);
}
