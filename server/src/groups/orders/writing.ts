import type { OrderAddress, OrderUpdateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { orders, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { canChangeAddress, canChangeStatus } from './rules.ts';
import type { OrderRow } from './store.ts';

/** Locks an order, so that concurrent changes are serialised. */
async function lockOrder({ tx }: Unit, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new ApiFailure('NOT_FOUND');
  return order;
}

/** Emits the event `order/updated` to buyer and seller. */
function emitUpdated(unit: Unit, { id, buyerId, performerId }: OrderRow['order']) {
  for (const userId of [buyerId, performerId]) unit.emit(userChannel(userId), 'order/updated', { orderId: id });
}

/** The fields of a new order. Amounts are integer hundredths of a token. */
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

/** Inserts an order. An order of a digital product is delivered immediately (rule M10). */
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
  if (!order) throw new Error('The order was not inserted.');
  emitUpdated(unit, order);
  return order;
}

/** Deletes the delivery data of a delivered order, if its buyer has deleted the account (rule P8). */
async function deleteDeliveryData({ tx }: Unit, { id, buyerId }: OrderRow['order']): Promise<void> {
  const [buyer] = await tx.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, buyerId));
  if (buyer && !buyer.closedAt) return;
  await tx
    .update(orders)
    .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
    .where(eq(orders.id, id));
}

/**
 * Changes the status or the tracking data of an order.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `STATUS_CONFLICT` if the order cannot get the status
 */
export async function updateOrder(unit: Unit, id: string, changes: OrderUpdateRequest): Promise<void> {
  const order = await lockOrder(unit, id);
  const { status, ...tracking } = changes;
  if (status && !canChangeStatus(order.status, status)) throw new ApiFailure('STATUS_CONFLICT');
  const times = {
    ...(status === 'processing' && { processingAt: unit.now }),
    ...(status === 'shipped' && { shippedAt: unit.now }),
    ...(status === 'delivered' && { deliveredAt: unit.now }),
  };
  await unit.tx
    .update(orders)
    .set({ ...tracking, ...(status && { status }), ...times, updatedAt: unit.now })
    .where(eq(orders.id, order.id));
  if (status === 'delivered') await deleteDeliveryData(unit, order);
  emitUpdated(unit, order);
  if (status) unit.publish({ type: 'order-updated', orderId: order.id, status });
}

/**
 * Changes the delivery address of an order.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `STATUS_CONFLICT` if the order was shipped
 */
export async function changeDeliveryAddress(unit: Unit, id: string, deliveryAddress: OrderAddress): Promise<void> {
  const order = await lockOrder(unit, id);
  if (!canChangeAddress(order.type, order.status)) throw new ApiFailure('STATUS_CONFLICT');
  await unit.tx.update(orders).set({ deliveryAddress, updatedAt: unit.now }).where(eq(orders.id, order.id));
  emitUpdated(unit, order);
}
