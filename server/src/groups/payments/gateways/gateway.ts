import type { PaymentFailureCode } from '@fanlight/sdk/models';
import type { Context } from '../../../context.ts';

/** The details of a card. Gateways never return its number. */
export interface GatewayCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies the card number: the same number always has the same fingerprint. */
  fingerprint: string;
}

/** Input of a charge. */
export interface ChargeRequest {
  /** Also the idempotency key at the gateway, so that a payment is charged once. */
  paymentId: string;
  userId: string;
  /** Integer hundredths of the currency. */
  amount: number;
  currency: string;
  paymentMethodId: string;
  /** True if the cardholder is not present to authenticate, such as for a renewal. */
  isOffSession: boolean;
}

/** Result of a charge. A `pending` charge is settled by a later event of the gateway. */
export type ChargeOutcome = { gatewayPaymentId?: string } & (
  | { status: 'succeeded' }
  | { status: 'pending' }
  | { status: 'requires-authentication'; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode }
);

/** Result of saving a card. */
export type SaveOutcome =
  | { status: 'ready'; card: GatewayCard }
  | { status: 'requires-authentication'; card: GatewayCard; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode };

/** Identifies the payment of an event, by the platform's id if the gateway knows it, otherwise by the gateway's id. */
export interface PaymentName {
  paymentId: string | null;
  gatewayPaymentId: string | null;
}

/** The fact that a gateway's event reports. Events arrive in any order, and may arrive repeatedly. */
export type GatewayFact =
  | { type: 'payment'; payment: PaymentName; outcome: ChargeOutcome }
  /** `amount` is the total that was refunded to the card so far, in integer hundredths. */
  | { type: 'refund'; payment: PaymentName; amount: number }
  | { type: 'dispute'; payment: PaymentName; disputeId: string; status: 'open' | 'won' | 'lost'; amount: number }
  | { type: 'card-ready'; paymentMethodId: string }
  /** The bank refused to save the card. */
  | { type: 'card-refused'; paymentMethodId: string }
  | { type: 'card-changed'; paymentMethodId: string; card: GatewayCard }
  | { type: 'card-removed'; paymentMethodId: string };

export interface GatewayEvent {
  eventId: string;
  /** Null for events that the platform ignores. */
  fact: GatewayFact | null;
}

/** Takes card payments (rule M6). Each gateway is a folder next to this file. */
export interface PaymentGateway {
  name: 'sandbox' | 'stripe';
  /** The public key with which the app shows the gateway's card form; null if the gateway has no card form. */
  publishableKey: string | null;
  /** The card of a payment method; undefined if the user may not use the payment method. */
  findCard(context: Context, userId: string, paymentMethodId: string): Promise<GatewayCard | undefined>;
  /** Saves a card for later payments; undefined if the payment method belongs to another user. */
  saveCard(context: Context, userId: string, paymentMethodId: string): Promise<SaveOutcome | undefined>;
  /** Removes a card. Idempotent. */
  removeCard(context: Context, userId: string, paymentMethodId: string): Promise<void>;
  /** Deletes a customer of the gateway with all saved cards. Idempotent. */
  forgetCustomer(context: Context, customerId: string): Promise<void>;
  charge(context: Context, request: ChargeRequest): Promise<ChargeOutcome>;
  /** The current state of a charge; undefined if the gateway reports it by events only. */
  readCharge(context: Context, gatewayPaymentId: string): Promise<ChargeOutcome | undefined>;
  /**
   * Finds the charge of a payment whose response was lost; undefined if the gateway never received the payment. Charges
   * of deleted accounts cannot be found: only the gateway's events report them.
   */
  findCharge(context: Context, payment: { paymentId: string; userId: string }): Promise<ChargeOutcome | undefined>;
  /** Cancels a charge that waits for authentication; false if the charge has succeeded or may still succeed. */
  cancelCharge(context: Context, gatewayPaymentId: string): Promise<boolean>;
  /**
   * Refunds to the card, once per `refundId`. Returns true if the refund is completed, false if a later event of the
   * gateway reports it.
   */
  refund(context: Context, request: { refundId: string; gatewayPaymentId: string; amount: number }): Promise<boolean>;
  /**
   * Verifies and parses a received event.
   *
   * @throws {ApiFailure} `INVALID_SIGNATURE` if the gateway did not sign the event
   */
  readEvent(context: Context, body: string, signature: string | null): Promise<GatewayEvent>;
}
