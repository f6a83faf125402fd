import { describe, expect, it } from 'vitest';
import { TipPerformerBody, TopUpWalletBody } from './validators.ts';

const isAccepted = (amount: number) => TipPerformerBody.safeParse({ amount }).success;

describe('validators of amounts (rule W5)', () => {
  it('accept every cent from 0.01 to 100,000.00', () => {
    const refused: number[] = [];
    for (let cents = 1; cents <= 10_000_000; cents += 1) if (!isAccepted(cents / 100)) refused.push(cents / 100);
    expect(refused).toEqual([]);
  }, 60_000);

  it('accept random amounts with cents up to 1,000,000.00, whether parsed from text or computed as a sum', () => {
    for (let turn = 0; turn < 100_000; turn += 1) {
      const cents = 1 + Math.floor(Math.random() * 100_000_000);
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(isAccepted(Number(text)), text).toBe(true);
    }
    for (const amount of [0.1 + 0.2, 29.95, 1.1 * 3, 999_999.99, 1_000_000]) expect(isAccepted(amount)).toBe(true);
  });

  it('reject every amount with three decimals up to 100.00, and smaller fractions', () => {
    const accepted: number[] = [];
    for (let thousandths = 11; thousandths < 100_000; thousandths += 1)
      if (thousandths % 10 !== 0 && isAccepted(thousandths / 1000)) accepted.push(thousandths / 1000);
    expect(accepted).toEqual([]);
    for (const amount of [10.005, 29.951, 10.0001, 99_999.999, 999_999.991]) expect(isAccepted(amount)).toBe(false);
    expect(TopUpWalletBody.safeParse({ amount: 10.005, paymentMethodId: 'pm_1' }).success).toBe(false);
  });
});
