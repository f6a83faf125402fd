import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';

/** The steps of an order, in order (rule M10). */
const steps: readonly OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered'];

/** Whether an order can go on to a step: forward only, steps may be passed over; a refunded one goes nowhere. */
export function canMove(from: OrderStatus, to: OrderNextStatus): boolean {
  return from !== 'refunded' && steps.indexOf(to) > steps.indexOf(from);
}

/** Whether an order can still be sent elsewhere: until it is shipped. */
export const canRedirect = (type: 'physical' | 'digital', status: OrderStatus): boolean =>
  type === 'physical' && (status === 'paid' || status === 'processing');

/** The readable number of an order. */
export const numberOf = (no: number): string => `FL-${no}`;
