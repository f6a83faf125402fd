import { and, eq, inArray } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { orders } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';

/**
 * Checks that the performer has shipped all orders (rule M10). No order can be added after this check, because a new order
 * waits for the lock of the account.
 *
 * @throws {ApiFailure} `ORDERS_OPEN`
 */
export async function requireAllShipped({ tx }: Unit, performerId: string): Promise<void> {
  const isOpen = inArray(orders.status, ['paid', 'processing']);
  const [openOrder] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.performerId, performerId), isOpen))
    .limit(1);
  if (openOrder) throw new ApiFailure('ORDERS_OPEN');
}

export const accountDeletion: AccountDeletion = {
  /** Deletes the delivery data of completed orders. `updateOrder` deletes those of the other orders on delivery. */
  async own({ tx }, { id }) {
    const isCompleted = inArray(orders.status, ['delivered', 'refunded']);
    await tx
      .update(orders)
      .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
      .where(and(eq(orders.buyerId, id), isCompleted));
  },
};
