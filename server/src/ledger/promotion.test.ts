import { describe, expect, it } from 'vitest';
import { allowedBonus, allowedDiscount, lowestAllowedPrice } from './promotion.ts';

const rates = { commissionPercent: 20, referralSharePercent: 5 };

describe('the limit of bonus and coupon (rule M3)', () => {
  it('prevents a profitable loop of top-up, sale and payout for any price, package and coupon', () => {
    for (let price = 295; price <= 30_000; price += 97)
      for (const commissionPercent of [0, 5, 20, 35])
        for (const percentOff of [1, 10, 16, 50, 100])
          for (const wanted of [0, 50, 600, 5_000]) {
            const rates = { commissionPercent, referralSharePercent: 5 };
            const bonus = allowedBonus(price, wanted, rates);
            const paid = price - allowedDiscount(price, { bonus, percentOff }, rates);
            const earned = Math.floor(((price + bonus) * (100 - commissionPercent)) / 100);
            const referred = Math.floor((earned * 5) / 100);
            expect(paid).toBeGreaterThanOrEqual(Math.min(price, earned + referred));
            expect(paid).toBeLessThanOrEqual(price);
          }
  });

  it('allows no discount on a purchase that is paid with tokens bought at the lowest allowed price', () => {
    expect(allowedDiscount(100_00, { percentOff: 16, paidWith: { tokens: 100_00, paid: 84_00 } }, rates)).toBe(0);
    expect(allowedDiscount(100_00, { percentOff: 16, paidWith: { tokens: 100_00, paid: 94_00 } }, rates)).toBe(10_63);
    expect(allowedDiscount(100_00, { percentOff: 16, paidWith: { tokens: 50_00, paid: 50_00 } }, rates)).toBe(16_00);
  });

  it('allows the whole bonus and coupon if their sum is within the limit', () => {
    expect(allowedBonus(100_00, 6_00, rates)).toBe(6_00);
    expect(allowedDiscount(100_00, { bonus: 6_00, percentOff: 10 }, rates)).toBe(10_00);
  });

  it('reduces a larger bonus or coupon to the limit', () => {
    expect(lowestAllowedPrice(100_00, rates)).toBe(84_00);
    expect(allowedDiscount(100_00, { percentOff: 50 }, rates)).toBe(16_00);
    expect(allowedBonus(84_00, 50_00, rates)).toBe(16_00);
    expect(allowedBonus(100_00, 5_00, { ...rates, commissionPercent: 0 })).toBe(0);
  });
});
