import type { PaymentFailureCode } from '@fanlight/sdk/models';
import type { Context } from '../../../context.ts';

/** A card, as far as a gateway lets it be known. */
export interface GatewayCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for one card, however often it was typed in. */
  fingerprint: string;
}

/** What a gateway is asked for. */
export interface ChargeRequest {
  /** Names the payment at the gateway: asking again for the same one charges once. */
  paymentId: string;
  userId: string;
  /** Integer hundredths of the currency. */
  amount: number;
  currency: string;
  paymentMethodId: string;
  /** Nobody is there to answer the bank, as when a subscription is renewed. */
  isOffSession: boolean;
}

/** What a gateway says. `pending` is settled by one of its events. */
export type ChargeOutcome = { gatewayPaymentId?: string } & (
  | { status: 'succeeded' }
  | { status: 'pending' }
  | { status: 'requires-authentication'; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode }
);

/** What comes of saving a card. */
export type SaveOutcome =
  | { status: 'ready'; card: GatewayCard }
  | { status: 'requires-authentication'; card: GatewayCard; clientSecret: string | null }
  | { status: 'failed'; failureCode: PaymentFailureCode };

/** Which payment an event is about: by our id where the gateway knows it, else by its own. */
export interface PaymentName {
  paymentId: string | null;
  gatewayPaymentId: string | null;
}

/** What a gateway tells of its own accord, in any order and more than once. */
export type GatewayFact =
  | { type: 'payment'; payment: PaymentName; outcome: ChargeOutcome }
  /** `amount`: all that went back to the card by then, integer hundredths. */
  | { type: 'refund'; payment: PaymentName; amount: number }
  | { type: 'dispute'; payment: PaymentName; disputeId: string; status: 'open' | 'won' | 'lost'; amount: number }
  | { type: 'card-ready'; paymentMethodId: string }
  /** Its bank was told no when it was to be kept. */
  | { type: 'card-refused'; paymentMethodId: string }
  | { type: 'card-changed'; paymentMethodId: string; card: GatewayCard }
  | { type: 'card-removed'; paymentMethodId: string };

/** One event of a gateway. */
export interface GatewayEvent {
  eventId: string;
  /** Null for what the platform has no use for. */
  fact: GatewayFact | null;
}

/** Takes card payments (rule M6). A gateway is one folder beside this file. */
export interface PaymentGateway {
  name: 'sandbox' | 'stripe';
  /** What its own form in the browser is opened with; null where it has none. */
  publishableKey: string | null;
  /** The card of a payment method; undefined when it is not this person's to use. */
  findCard(context: Context, userId: string, paymentMethodId: string): Promise<GatewayCard | undefined>;
  /** Keeps a card for later payments; undefined when the payment method is not this person's. */
  saveCard(context: Context, userId: string, paymentMethodId: string): Promise<SaveOutcome | undefined>;
  /** Forgets a card; does nothing where it is forgotten. */
  removeCard(context: Context, userId: string, paymentMethodId: string): Promise<void>;
  /** Forgets a person with all their cards, by its own name for them; does nothing where they are forgotten. */
  forgetCustomer(context: Context, customerId: string): Promise<void>;
  charge(context: Context, request: ChargeRequest): Promise<ChargeOutcome>;
  /** How a charge stands; undefined where it has no more to say than its events. */
  readCharge(context: Context, gatewayPaymentId: string): Promise<ChargeOutcome | undefined>;
  /**
   * The charge of a payment whose answer was lost; undefined where the gateway was never asked for it. Of a deleted
   * account only the gateway's events tell.
   */
  findCharge(context: Context, payment: { paymentId: string; userId: string }): Promise<ChargeOutcome | undefined>;
  /** Gives a charge up that waits for the bank; false where it went through, or still may. */
  cancelCharge(context: Context, gatewayPaymentId: string): Promise<boolean>;
  /** Gives money back to the card, once for a `refundId`; true where that is done, false where one of its events will say so. */
  refund(context: Context, request: { refundId: string; gatewayPaymentId: string; amount: number }): Promise<boolean>;
  /**
   * An event as it came in.
   *
   * @throws {ApiFailure} `INVALID_SIGNATURE` when it is not the gateway's
   */
  readEvent(context: Context, body: string, signature: string | null): Promise<GatewayEvent>;
}
