import type { OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { canMove, canRedirect } from './rules.ts';

const all: OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered', 'refunded'];
const next: OrderNextStatus[] = ['processing', 'shipped', 'delivered'];

describe('the status of an order (rule M10)', () => {
  it('moves forward only, may skip steps, and ends with delivery or a refund', () => {
    const allowed = all.map((from) => next.filter((to) => canMove(from, to)));
    expect(allowed).toEqual([next, ['shipped', 'delivered'], ['delivered'], [], []]);
  });

  it('allows address changes until shipping, and never for a download', () => {
    expect(all.filter((status) => canRedirect('physical', status))).toEqual(['paid', 'processing']);
    expect(all.filter((status) => canRedirect('digital', status))).toEqual([]);
  });
});
