import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { canChangeAddress, canChangeStatus } from './rules.ts';

const statuses: OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered', 'refunded'];
const nextStatuses: OrderNextStatus[] = ['processing', 'shipped', 'delivered'];

describe('the status of an order (rule M10)', () => {
  it('can change to any later status, but not after delivery or a refund', () => {
    const allowed = statuses.map((from) => nextStatuses.filter((to) => canChangeStatus(from, to)));
    expect(allowed).toEqual([nextStatuses, ['shipped', 'delivered'], ['delivered'], [], []]);
  });

  it('allows a change of the delivery address until the order is shipped, unless the order is for a download', () => {
    expect(statuses.filter((status) => canChangeAddress('physical', status))).toEqual(['paid', 'processing']);
    expect(statuses.filter((status) => canChangeAddress('digital', status))).toEqual([]);
  });
});
