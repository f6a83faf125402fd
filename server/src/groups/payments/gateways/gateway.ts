import type { PaymentFailureCode } from '@fanlight/sdk/models';
import type { Context } from '../../../context.ts';

/** The details of a card that a gateway discloses. */
export interface GatewayCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies a card: equal whenever the same number is entered. */
  fingerprint: string;
}

/** Input of a charge. */
export interface ChargeRequest {
  /** Idempotency key at the gateway: a payment is charged once. */
  paymentId: string;
  userId: string;
  /** Integer hundredths of the currency. */
  amount: number;
  currency: string;
  paymentMethodId: string;
  /** The cardholder is not present to authenticate, as when a subscription is renewed. */
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

/** Identifies the payment of an event: by our id if the gateway knows it, otherwise by the gateway's id. */
export interface PaymentName {
  paymentId: string | null;
  gatewayPaymentId: string | null;
}

/** The report in an event of the gateway. Events arrive in any order, and may arrive repeatedly. */
export type GatewayFact =
  | { type: 'payment'; payment: PaymentName; outcome: ChargeOutcome }
  /** `amount`: total refunded to the card so far, integer hundredths. */
  | { type: 'refund'; payment: PaymentName; amount: number }
  | { type: 'dispute'; payment: PaymentName; disputeId: string; status: 'open' | 'won' | 'lost'; amount: number }
  | { type: 'card-ready'; paymentMethodId: string }
  /** The bank refused to let the card be saved. */
  | { type: 'card-refused'; paymentMethodId: string }
  | { type: 'card-changed'; paymentMethodId: string; card: GatewayCard }
  | { type: 'card-removed'; paymentMethodId: string };

/** One event of a gateway. */
export interface GatewayEvent {
  eventId: string;
  /** Null for events that the platform ignores. */
  fact: GatewayFact | null;
}

/** Takes card payments (rule M6). Each gateway is a folder next to this file. */
export interface PaymentGateway {
  name: 'sandbox' | 'stripe';
  /** Key that opens the gateway's browser form; null if it has none. */
  publishableKey: string | null;
  /** The card of a payment method; undefined if the user may not use it. */
  findCard(context: Context, userId: string, paymentMethodId: string): Promise<GatewayCard | undefined>;
  /** Saves a card for later payments; undefined if the payment method belongs to another user. */
  saveCard(context: Context, userId: string, paymentMethodId: string): Promise<SaveOutcome | undefined>;
  /** Removes a card. Idempotent. */
  removeCard(context: Context, userId: string, paymentMethodId: string): Promise<void>;
  /** Deletes a customer with all cards, by the gateway's customer id. Idempotent. */
  forgetCustomer(context: Context, customerId: string): Promise<void>;
  charge(context: Context, request: ChargeRequest): Promise<ChargeOutcome>;
  /** The current state of a charge; undefined if the gateway reports it by events only. */
  readCharge(context: Context, gatewayPaymentId: string): Promise<ChargeOutcome | undefined>;
  /**
   * Finds the charge of a payment whose answer was lost; undefined if the gateway never received it. Charges of deleted
   * accounts cannot be looked up: they are known by the gateway's events only.
   */
  findCharge(context: Context, payment: { paymentId: string; userId: string }): Promise<ChargeOutcome | undefined>;
  /** Cancels a charge that waits for authentication; false if it succeeded or may still succeed. */
  cancelCharge(context: Context, gatewayPaymentId: string): Promise<boolean>;
  /**
   * Refunds to the card, once per `refundId`; true if it is done, false if a later event of the gateway confirms it.
   */
  refund(context: Context, request: { refundId: string; gatewayPaymentId: string; amount: number }): Promise<boolean>;
  /**
   * Verifies and parses a received event.
   *
   * @throws {ApiFailure} `INVALID_SIGNATURE` if it was not signed by the gateway
   */
  readEvent(context: Context, body: string, signature: string | null): Promise<GatewayEvent>;
}
