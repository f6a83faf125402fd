/** Stripe's published test payment methods, and what comes of them. */
export interface TestMethod {
  last4: string;
  brand: string;
  /** Of a charge. */
  outcome: 'succeeded' | 'requires_action' | 'declined';
  code?: string;
  declineCode?: string;
  /** A renewal goes through without the bank's question. */
  isQuietOffSession?: boolean;
}

export const testMethods: Record<string, TestMethod> = {
  pm_card_visa: { last4: '4242', brand: 'visa', outcome: 'succeeded' },
  pm_card_mastercard: { last4: '4444', brand: 'mastercard', outcome: 'succeeded' },
  pm_card_visa_chargeDeclined: {
    last4: '0002',
    brand: 'visa',
    outcome: 'declined',
    code: 'card_declined',
    declineCode: 'generic_decline',
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    last4: '9995',
    brand: 'visa',
    outcome: 'declined',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
  },
  pm_card_chargeDeclinedExpiredCard: { last4: '0069', brand: 'visa', outcome: 'declined', code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { last4: '0127', brand: 'visa', outcome: 'declined', code: 'incorrect_cvc' },
  pm_card_threeDSecure2Required: { last4: '3184', brand: 'visa', outcome: 'requires_action' },
  pm_card_authenticationRequiredOnSetup: {
    last4: '3155',
    brand: 'visa',
    outcome: 'requires_action',
    isQuietOffSession: true,
  },
};
