import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';

/** The statuses of an order without a refund, from first to last (rule M10). */
const statuses: readonly OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered'];

/**
 * Whether the status of an order can change to another one. It can change to any later status, unless the order is
 * refunded.
 */
export function canChangeStatus(from: OrderStatus, to: OrderNextStatus): boolean {
  return from !== 'refunded' && statuses.indexOf(to) > statuses.indexOf(from);
}

/** Whether the delivery address can still be changed. It can until the order is shipped. */
export const canChangeAddress = (type: 'physical' | 'digital', status: OrderStatus): boolean =>
  type === 'physical' && (status === 'paid' || status === 'processing');

/** Returns the order number that users see. */
export const orderNumberOf = (no: number): string => `FL-${no}`;
