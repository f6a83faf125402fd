import type { ListOrdersParams } from '@fanlight/sdk/models';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { orders, products, users } from '../../db/schema/index.ts';
import {
  containsWords,
  countCapped,
  isWithin,
  type PageRequest,
  type SortKey,
  sortedKeyset,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

/** An order, and what is left of its product. */
export interface OrderRow {
  order: typeof orders.$inferSelect;
  imageFileId: string | null;
  /** Whether the product's page can still be opened by who bought it. */
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

/** One order of whomever it concerns; undefined for everybody else. */
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

/** How a list of orders is narrowed. */
export type OrderFilter = Pick<ListOrdersParams, 'q' | 'status' | 'type' | 'sortBy' | 'from' | 'to'>;

/** Orders that one side of them sees. */
export async function listOrders(
  db: Db,
  mine: SQL,
  { q, status, type, sortBy = 'createdAt', from, to }: OrderFilter,
  page: PageRequest,
): Promise<{ rows: OrderRow[]; total: number; cursorOf: (row: OrderRow) => string }> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], orders.id, (row) => row.order.id, page);
  const where = and(
    mine,
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
  return { rows, total, cursorOf };
}

/** What an order is made of. Amounts in integer hundredths. */
export type OrderDraft = Pick<
  typeof orders.$inferSelect,
  | 'chargeId'
  | 'buyerId'
  | 'performerId'
  | 'productId'
  | 'type'
  | 'title'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'commission'
  | 'note'
  | 'deliveryAddress'
>;

/** Places an order, and tells who sold it; a digital product is delivered at once (rule M10). */
export async function insertOrder(unit: Unit, id: string, draft: OrderDraft): Promise<OrderRow['order']> {
  const { tx, now } = unit;
  const isDigital = draft.type === 'digital';
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      ...draft,
      status: isDigital ? 'delivered' : 'paid',
      deliveredAt: isDigital ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!order) throw new Error('An order was not written down.');
  for (const userId of [order.buyerId, order.performerId])
    unit.emit(userChannel(userId), 'order/updated', { orderId: id });
  return order;
}

/** Forgets where an order went that arrived when its buyer's account was gone already (rule P8). */
export async function forgetDelivered({ tx }: Unit, { id, buyerId }: OrderRow['order']): Promise<void> {
  const [buyer] = await tx.select({ id: users.id }).from(users).where(eq(users.id, buyerId));
  if (buyer) return;
  await tx
    .update(orders)
    .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
    .where(eq(orders.id, id));
}
