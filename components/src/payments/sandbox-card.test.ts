import { describe, expect, it } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  isExpiry,
  readSandboxCard,
  testCards,
} from './sandbox-card.ts';

describe('the form of a sandbox card', () => {
  it('groups the digits of the card number by four and removes other characters', () => {
    expect(formatCardNumber('4242x42424242')).toBe('4242 4242 4242');
    expect(formatCardNumber('4242')).toBe('4242');
  });

  it('inserts a slash into the expiry date', () => {
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('1234')).toBe('12/34');
    expect(formatExpiry('12/345')).toBe('12/34');
  });

  it('validates the card number, the expiry date and the security code', () => {
    expect(Object.values(testCards).every(isCardNumber)).toBe(true);
    expect(isCardNumber('4242')).toBe(false);
    expect([isExpiry('13/30'), isExpiry('00/30'), isExpiry('1/30'), isExpiry('12/30')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([isCvc('12'), isCvc('123'), isCvc('12a')]).toEqual([false, true, false]);
  });

  it("converts the typed values to the gateway's format", () => {
    expect(readSandboxCard({ number: testCards.useSuccess, expiry: '07/34', cvc: '123' })).toEqual({
      number: '4242 4242 4242 4242',
      expMonth: 7,
      expYear: 2034,
      cvc: '123',
    });
  });
});
