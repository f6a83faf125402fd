import type { PaymentFailureCode, StripeAccountStatus, StripeBusinessType } from '@fanlight/sdk/models';
import type { Context } from '../../../context.ts';

/** The details of a card. A gateway never returns the card's number. */
export interface GatewayCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies the number of the card: cards with the same number have the same fingerprint. */
  fingerprint: string;
}

/** The input of a charge. */
export interface ChargeRequest {
  /** The id of the payment. It is also the idempotency key at the gateway, so that a payment is charged once. */
  paymentId: string;
  userId: string;
  /** The amount in integer hundredths of the currency. */
  amount: number;
  currency: string;
  paymentMethodId: string;
  /** True if the cardholder is not present and can't authenticate, as in a renewal. */
  isOffSession: boolean;
}

/** The result of a charge. A `pending` charge is settled by a later event of the gateway. */
export type ChargeOutcome = { gatewayPaymentId?: string } & (
  | { status: 'succeeded' }
  | { status: 'pending' }
  | { status: 'requires-authentication'; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode }
);

/** The result of saving a card. */
export type SaveOutcome =
  | { status: 'ready'; card: GatewayCard }
  | { status: 'requires-authentication'; card: GatewayCard; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode };

/**
 * Identifies the payment that an event is about: by the platform's id if the gateway knows it, otherwise by the
 * gateway's id.
 */
export interface PaymentName {
  paymentId: string | null;
  gatewayPaymentId: string | null;
}

/** A performer's own account at a gateway, which receives payouts (rule M9). */
export interface PayoutAccountName {
  userId: string;
  /** The id of the account at the gateway. */
  accountId: string;
}

/** The input of a new account for payouts. */
export interface PayoutAccountRequest {
  userId: string;
  countryCode: string;
  businessType: StripeBusinessType;
  /** The rejected account that the new one replaces. Undefined for the first account. */
  replacedId?: string | undefined;
}

/** The page on which a performer states to the gateway what it needs to know. */
export interface OnboardingLink {
  url: string;
  expiresAt: Date;
}

/** A fact that an event of a gateway reports. Events arrive in any order, and may arrive repeatedly. */
export type GatewayFact =
  | { type: 'payment'; payment: PaymentName; outcome: ChargeOutcome }
  /** `amount` is the total that has been refunded to the card, in integer hundredths. */
  | { type: 'refund'; payment: PaymentName; amount: number }
  | { type: 'dispute'; payment: PaymentName; disputeId: string; status: 'open' | 'won' | 'lost'; amount: number }
  | { type: 'card-ready'; paymentMethodId: string }
  /** The bank refused to save the card. */
  | { type: 'card-refused'; paymentMethodId: string }
  | { type: 'card-changed'; paymentMethodId: string; card: GatewayCard }
  | { type: 'card-removed'; paymentMethodId: string }
  /** An account for payouts has changed. The current status is read from the gateway, so the order does not matter. */
  | ({ type: 'payout-account-changed' } & PayoutAccountName);

export interface GatewayEvent {
  eventId: string;
  /** The reported fact; null if the platform ignores the event. */
  fact: GatewayFact | null;
}

/** Takes card payments (rule M6). The code of each gateway is a folder next to this file. */
export interface PaymentGateway {
  name: 'sandbox' | 'stripe';
  /** The public key with which the app opens the gateway's card form; null if the gateway has no card form. */
  publishableKey: string | null;
  /** Finds the card of a payment method. Undefined if the user cannot use the payment method. */
  findCard(context: Context, userId: string, paymentMethodId: string): Promise<GatewayCard | undefined>;
  /** Saves a card for later payments. Undefined if the payment method belongs to another user. */
  saveCard(context: Context, userId: string, paymentMethodId: string): Promise<SaveOutcome | undefined>;
  /** Removes a card. Idempotent. */
  removeCard(context: Context, userId: string, paymentMethodId: string): Promise<void>;
  /** Deletes a customer of the gateway, with all of the customer's saved cards. Idempotent. */
  forgetCustomer(context: Context, customerId: string): Promise<void>;
  charge(context: Context, request: ChargeRequest): Promise<ChargeOutcome>;
  /** Reads the current state of a charge. Undefined if the gateway reports it only by events. */
  readCharge(context: Context, gatewayPaymentId: string): Promise<ChargeOutcome | undefined>;
  /**
   * Finds the charge of a payment after the gateway's response was lost. Undefined if the gateway never received the
   * payment. The charges of deleted accounts cannot be found: only the gateway's events report them.
   */
  findCharge(context: Context, payment: { paymentId: string; userId: string }): Promise<ChargeOutcome | undefined>;
  /**
   * Cancels a charge that waits for authentication. Returns false if the charge has succeeded, or may still succeed.
   */
  cancelCharge(context: Context, gatewayPaymentId: string): Promise<boolean>;
  /**
   * Refunds an amount to the card, once per `refundId`. Returns true if the refund is completed, and false if a later
   * event of the gateway will report it.
   */
  refund(context: Context, request: { refundId: string; gatewayPaymentId: string; amount: number }): Promise<boolean>;
  /**
   * Creates an account for payouts. Concurrent duplicates create one account.
   *
   * @throws {ApiFailure} `VALIDATION_FAILED` if the gateway does not pay out to the country, or refuses the details
   */
  createPayoutAccount(context: Context, request: PayoutAccountRequest): Promise<string>;
  /** Reads the current status of an account for payouts. An account that the gateway does not know is `rejected`. */
  readPayoutAccount(context: Context, account: PayoutAccountName): Promise<StripeAccountStatus>;
  /**
   * Creates the address of the onboarding page, which works once and for a short time.
   *
   * @throws {ApiFailure} `VALIDATION_FAILED` if the gateway refuses to onboard the account
   */
  createOnboardingLink(context: Context, accountId: string): Promise<OnboardingLink>;
  /** Deletes an account for payouts. Idempotent. */
  removePayoutAccount(context: Context, accountId: string): Promise<void>;
  /**
   * Verifies and parses an event of the gateway.
   *
   * @throws {ApiFailure} `INVALID_SIGNATURE` if the gateway did not sign the event
   */
  readEvent(context: Context, body: string, signature: string | null): Promise<GatewayEvent>;
}
