import type { PaymentFailureCode } from '@fanlight/sdk/models';

/** The outcome of charging a test card. */
export type SandboxOutcome =
  | 'succeeded'
  /** The charge requires authentication if the cardholder is present. Renewals succeed. */
  | 'requires-authentication'
  /** Every charge requires authentication. */
  | 'always-authentication'
  /** The card can be saved, but its charges are declined. */
  | 'declined-later'
  /** Charges succeed, and are disputed immediately. */
  | 'disputed'
  | PaymentFailureCode;

/** The test card numbers that Stripe has published, with their outcomes (rule M6). */
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

/** Returns the test card with a number. Undefined for all other numbers, such as those of real cards. */
export function findTestCard(number: string): { brand: string; last4: string; outcome: SandboxOutcome } | undefined {
  const digits = number.replaceAll(' ', '');
  const card = testCards[digits];
  return card && { ...card, last4: digits.slice(-4) };
}
