import type { PaymentFailureCode } from '@fanlight/sdk/models';

/** What comes of a charge of a test card. */
export type SandboxOutcome =
  | 'succeeded'
  /** Asks the bank while somebody is there to answer; renewals go through. */
  | 'requires-authentication'
  /** Asks the bank each time. */
  | 'always-authentication'
  /** Can be saved, and is declined when it is charged. */
  | 'declined-later'
  /** Goes through, and is disputed at once. */
  | 'disputed'
  | PaymentFailureCode;

/** Stripe's published test card numbers, and what comes of each (rule M6). */
const testCards: Record<string, { brand: string; outcome: SandboxOutcome }> = {
  '4242424242424242': { brand: 'visa', outcome: 'succeeded' },
  '4000056655665556': { brand: 'visa', outcome: 'succeeded' },
  '5555555555554444': { brand: 'mastercard', outcome: 'succeeded' },
  '2223003122003222': { brand: 'mastercard', outcome: 'succeeded' },
  '5200828282828210': { brand: 'mastercard', outcome: 'succeeded' },
  '378282246310005': { brand: 'amex', outcome: 'succeeded' },
  '6011111111111117': { brand: 'discover', outcome: 'succeeded' },
  '3056930009020004': { brand: 'diners', outcome: 'succeeded' },
  '3566002020360505': { brand: 'jcb', outcome: 'succeeded' },
  '6200000000000005': { brand: 'unionpay', outcome: 'succeeded' },
  '4000000000000002': { brand: 'visa', outcome: 'card_declined' },
  '4000000000009995': { brand: 'visa', outcome: 'insufficient_funds' },
  '4000000000009987': { brand: 'visa', outcome: 'card_declined' },
  '4000000000009979': { brand: 'visa', outcome: 'card_declined' },
  '4000000000000069': { brand: 'visa', outcome: 'expired_card' },
  '4000000000000127': { brand: 'visa', outcome: 'incorrect_cvc' },
  '4000000000000119': { brand: 'visa', outcome: 'processing_error' },
  '4000000000000341': { brand: 'visa', outcome: 'declined-later' },
  '4000000000000259': { brand: 'visa', outcome: 'disputed' },
  '4000002500003155': { brand: 'visa', outcome: 'requires-authentication' },
  '4000002760003184': { brand: 'visa', outcome: 'always-authentication' },
};

/** A test card by its number; undefined for every other number, real ones above all. */
export function findTestCard(number: string): { brand: string; last4: string; outcome: SandboxOutcome } | undefined {
  const digits = number.replaceAll(' ', '');
  const card = testCards[digits];
  return card && { ...card, last4: digits.slice(-4) };
}
