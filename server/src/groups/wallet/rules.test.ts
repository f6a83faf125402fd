import { describe, expect, it } from 'vitest';
import { commissionOf, splitPayment } from './rules.ts';

describe('splitting a payment (rule M3)', () => {
  it.each([
    [1000, { tokens: 5000, earnings: 700 }, { tokens: 1000, earnings: 0 }],
    [1000, { tokens: 300, earnings: 700 }, { tokens: 300, earnings: 700 }],
    [1000, { tokens: 0, earnings: 1000 }, { tokens: 0, earnings: 1000 }],
    [1000, { tokens: 300, earnings: 699 }, undefined],
  ])('of %i with the balances %o takes %o', (amount, balance, split) => {
    expect(splitPayment(amount, balance)).toEqual(split);
  });
});

describe('the commission (rule M5)', () => {
  it('is rounded to hundredths of a token', () => {
    expect(commissionOf(2500, 20)).toBe(500);
    expect(commissionOf(1003, 20)).toBe(201);
    expect(commissionOf(1002, 20)).toBe(200);
  });
});
