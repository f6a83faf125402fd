import type { ListOrdersParams } from '@fanlight/sdk/models';
import { and, eq, or, sql } from 'drizzle-orm';
import { orders, products } from '../../db/schema/index.ts';
import {
  containsWords,
  countCapped,
  isWithin,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** An order, and the current state of its product. */
export interface OrderRow {
  order: typeof orders.$inferSelect;
  imageFileId: string | null;
  /** Whether the buyer can still open the product's page. */
  isReachable: boolean;
}

const select = (db: Db) =>
  db
    .select({
      order: orders,
      imageFileId: products.imageFileId,
      isReachable: sql<boolean>`(${products.id} is not null and ${products.hiddenAt} is null and ${orders.status} <> 'refunded')`,
    })
    .from(orders)
    .leftJoin(products, eq(products.id, orders.productId));

/** An order of which the user is buyer or seller; undefined otherwise. */
export async function findOrder(db: Db, id: string, personId: string): Promise<OrderRow | undefined> {
  const concerned = or(eq(orders.buyerId, personId), eq(orders.performerId, personId));
  const [row] = await select(db).where(and(eq(orders.id, id), concerned));
  return row;
}

const sortKeys: Record<NonNullable<ListOrdersParams['sortBy']>, SortKey<OrderRow>> = {
  // Ids sort by time, and the indexes end with them.
  createdAt: { column: orders.id, type: 'text', of: ({ order }) => order.id },
  updatedAt: { column: orders.updatedAt, type: 'timestamptz', of: ({ order }) => order.updatedAt },
  amount: { column: orders.amount, type: 'bigint', of: ({ order }) => order.amount },
};

/** Filters of a list of orders. */
export type OrderFilter = Pick<ListOrdersParams, 'q' | 'status' | 'type' | 'sortBy' | 'from' | 'to'>;

/** Whether the user is buyer or seller. */
export type OrderSide = 'buyerId' | 'performerId';

/** A page of a user's orders, as buyer or as seller. */
export async function listOrders(
  db: Db,
  { side, userId }: { side: OrderSide; userId: string },
  { q, status, type, sortBy = 'createdAt', from, to }: OrderFilter,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], orders.id, (row) => row.order.id, page);
  const where = and(
    eq(orders[side], userId),
    status ? eq(orders.status, status) : undefined,
    type ? eq(orders.type, type) : undefined,
    isWithin(orders.createdAt, { ...(from && { from }), ...(to && { to }) }),
    containsWords(sql`(${orders.title} || ' FL-' || ${orders.no})`, q),
  );
  const rows = await select(db)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${orders} where ${where ?? sql`true`}`);
  return toPage(rows, page, total, cursorOf);
}
