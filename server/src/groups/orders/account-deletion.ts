import { and, eq, inArray } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { orders } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';

/**
 * Runs before all other steps. New orders lock the account, so none can be added afterwards.
 *
 * @throws {ApiFailure} `ORDERS_OPEN` while the performer has orders to ship (rule M10)
 */
export const requireAllSent: OnAccountDeleted = async ({ tx }, { id, isPerformer }) => {
  if (!isPerformer) return;
  const isOpen = inArray(orders.status, ['paid', 'processing']);
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.performerId, id), isOpen))
    .limit(1);
  if (open) throw new ApiFailure('ORDERS_OPEN');
};

/** Removes the delivery data of orders; one that is on its way keeps its address until it is delivered. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  const isOver = inArray(orders.status, ['delivered', 'refunded']);
  await tx
    .update(orders)
    .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
    .where(and(eq(orders.buyerId, id), isOver));
};
