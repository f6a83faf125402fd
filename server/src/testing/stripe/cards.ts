/** One of the test payment methods that Stripe has published, and its behaviour. */
export interface TestMethod {
  number: string;
  brand: string;
  /** The outcome of a charge. */
  outcome: 'succeeded' | 'requires_action' | 'declined';
  code?: string;
  declineCode?: string;
  /**
   * True if a charge needs no authentication when the card was saved with authentication, or when it is charged
   * off-session.
   */
  isExemptOffSession?: boolean;
}

export const testMethods: Record<string, TestMethod> = {
  pm_card_visa: { number: '4242424242424242', brand: 'visa', outcome: 'succeeded' },
  pm_card_mastercard: { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeded' },
  pm_card_visa_chargeDeclined: {
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'declined',
    code: 'card_declined',
    declineCode: 'generic_decline',
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    number: '4000000000009995',
    brand: 'visa',
    outcome: 'declined',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
  },
  pm_card_chargeDeclinedExpiredCard: {
    number: '4000000000000069',
    brand: 'visa',
    outcome: 'declined',
    code: 'expired_card',
  },
  pm_card_chargeDeclinedIncorrectCvc: {
    number: '4000000000000127',
    brand: 'visa',
    outcome: 'declined',
    code: 'incorrect_cvc',
  },
  pm_card_threeDSecure2Required: { number: '4000000000003220', brand: 'visa', outcome: 'requires_action' },
  pm_card_authenticationRequiredOnSetup: {
    number: '4000002500003155',
    brand: 'visa',
    outcome: 'requires_action',
    isExemptOffSession: true,
  },
};
