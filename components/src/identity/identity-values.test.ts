import { describe, expect, it } from 'vitest';
import { isOldEnough, isPhone, normalizePhone } from './identity-values.ts';

describe('the age of a performer (rule P7)', () => {
  it.each([
    ['2008-11-27', true],
    ['2008-11-28', false],
    ['2026-11-28', false],
    ['1931-04-02', true],
  ])('on 2026-11-27, born on %s: %s', (dateOfBirth, isEnough) => {
    expect(isOldEnough(dateOfBirth, new Date('2026-11-27T00:00:00Z'))).toBe(isEnough);
  });

  it('is reached on the first of March by those born on a leap day', () => {
    expect(isOldEnough('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toBe(false);
    expect(isOldEnough('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(true);
  });
});

describe('a phone number', () => {
  it.each([
    ['+351 912 345 678', '+351912345678'],
    ['00351 (912) 345-678', '+351912345678'],
    ['+1 415.555.0134', '+14155550134'],
  ])('is sent without separators: %s', (text, sent) => {
    expect(isPhone(text)).toBe(true);
    expect(normalizePhone(text)).toBe(sent);
  });

  it.each(['912345678', '+12', 'call me', '+3519123456789012'])('needs its country’s phone code: %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('is optional', () => {
    expect(isPhone(' ')).toBe(true);
  });
});
