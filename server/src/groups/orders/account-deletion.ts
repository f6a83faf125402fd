import { and, eq, inArray } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { orders } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';

/**
 * Checks that the performer has shipped all orders (rule M10). No order can be added after this check, because a new order
 * waits for the lock of the account.
 *
 * @throws {ApiFailure} `ORDERS_OPEN`
 */
export const requireAllShipped: OnAccountDeleted = async ({ tx }, { id, isPerformer }) => {
  if (!isPerformer) return;
  const isOpen = inArray(orders.status, ['paid', 'processing']);
  const [openOrder] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.performerId, id), isOpen))
    .limit(1);
  if (openOrder) throw new ApiFailure('ORDERS_OPEN');
};

/** Deletes the delivery data of the account's completed orders. `updateOrder` deletes those of the others on delivery. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  const isCompleted = inArray(orders.status, ['delivered', 'refunded']);
  await tx
    .update(orders)
    .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
    .where(and(eq(orders.buyerId, id), isCompleted));
};
