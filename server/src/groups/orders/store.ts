import type { ListReceivedOrdersParams } from '@fanlight/sdk/models';
import { and, eq, not, or, sql } from 'drizzle-orm';
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

/** An order with data of its product. */
export interface OrderRow {
  order: typeof orders.$inferSelect;
  imageFileId: string | null;
  /** Whether the buyer can open the product's page. */
  isReachable: boolean;
}

const selectOrders = (db: Db) =>
  db
    .select({
      order: orders,
      imageFileId: products.imageFileId,
      isReachable: sql<boolean>`(${products.id} is not null and ${products.hiddenAt} is null and ${orders.status} <> 'refunded')`,
    })
    .from(orders)
    .leftJoin(products, eq(products.id, orders.productId));

/** Finds an order; undefined if the user is neither its buyer nor its seller. */
export async function findOrder(db: Db, id: string, userId: string): Promise<OrderRow | undefined> {
  const isBuyerOrSeller = or(eq(orders.buyerId, userId), eq(orders.performerId, userId));
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), isBuyerOrSeller));
  return row;
}

const sortKeys: Record<NonNullable<ListReceivedOrdersParams['sortBy']>, SortKey<OrderRow>> = {
  // The order of the ids is that of the creation, and the indexes end with the id.
  createdAt: { column: orders.id, type: 'text', of: ({ order }) => order.id },
  updatedAt: { column: orders.updatedAt, type: 'timestamptz', of: ({ order }) => order.updatedAt },
  amount: { column: orders.amount, type: 'bigint', of: ({ order }) => order.amount },
};

/** The filters and the order of a list of orders. */
export type OrderFilter = Pick<
  ListReceivedOrdersParams,
  'q' | 'status' | 'isAwaitingShipment' | 'type' | 'sortBy' | 'from' | 'to'
>;

/**
 * The orders that their seller has yet to ship (rule M10). The values are not parameters, so that the condition is that of
 * the index `product_order_to_ship`.
 */
const isAwaitingShipment = sql`(${orders.type} = 'physical' and ${orders.status} in ('paid', 'processing'))`;

/** The column of a user's id: whether the user is buyer or seller. */
export type OrderSide = 'buyerId' | 'performerId';

/** Lists the orders of a user as buyer or as seller. */
export async function listOrders(
  db: Db,
  { side, userId }: { side: OrderSide; userId: string },
  { q, status, isAwaitingShipment: isAwaiting, type, sortBy = 'createdAt', from, to }: OrderFilter,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], orders.id, (row) => row.order.id, page);
  const where = and(
    eq(orders[side], userId),
    status ? eq(orders.status, status) : undefined,
    isAwaiting === undefined ? undefined : isAwaiting ? isAwaitingShipment : not(isAwaitingShipment),
    type ? eq(orders.type, type) : undefined,
    isWithin(orders.createdAt, { ...(from && { from }), ...(to && { to }) }),
    containsWords(sql`(${orders.title} || ' FL-' || ${orders.no})`, q),
  );
  const rows = await selectOrders(db)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${orders} where ${where ?? sql`true`}`);
  return toPage(rows, page, total, cursorOf);
}
