import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { canMove, canRedirect } from './rules.ts';

const all: OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered', 'refunded'];
const next: OrderNextStatus[] = ['processing', 'shipped', 'delivered'];

describe('the steps of an order (rule M10)', () => {
  it('go forward only, may be passed over, and end with delivery or a refund', () => {
    const allowed = all.map((from) => next.filter((to) => canMove(from, to)));
    expect(allowed).toEqual([next, ['shipped', 'delivered'], ['delivered'], [], []]);
  });

  it('let the address change until it is shipped, and never that of a download', () => {
    expect(all.filter((status) => canRedirect('physical', status))).toEqual(['paid', 'processing']);
    expect(all.filter((status) => canRedirect('digital', status))).toEqual([]);
  });
});
