import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';

/** The statuses of an order, in order (rule M10). */
const steps: readonly OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered'];

/** Whether an order can move to a status: forward only, steps may be skipped; a refunded order cannot move. */
export function canMove(from: OrderStatus, to: OrderNextStatus): boolean {
  return from !== 'refunded' && steps.indexOf(to) > steps.indexOf(from);
}

/** Whether the delivery address can still change: until the order is shipped. */
export const canRedirect = (type: 'physical' | 'digital', status: OrderStatus): boolean =>
  type === 'physical' && (status === 'paid' || status === 'processing');

/** The order number shown to users. */
export const numberOf = (no: number): string => `FL-${no}`;
