import type { PaymentCard, PaymentFailureCode } from '@fanlight/sdk/models';
import type { Context } from '../../../context.ts';

/** What a gateway is asked for. */
export interface ChargeRequest {
  /** Names the payment at the gateway: asking again for the same one charges once. */
  paymentId: string;
  userId: string;
  /** Integer hundredths of the currency. */
  amount: number;
  currency: string;
  paymentMethodId: string;
}

/** What a gateway says. */
export type ChargeOutcome =
  | { status: 'succeeded' }
  | { status: 'requires-authentication' }
  | { status: 'failed'; failureCode: PaymentFailureCode };

/** Takes card payments (rule M6). A gateway is one folder beside this file. */
export interface PaymentGateway {
  name: 'sandbox' | 'stripe';
  /** The card of a payment method; undefined when it is not this person's. */
  findCard(context: Context, userId: string, paymentMethodId: string): Promise<PaymentCard | undefined>;
  charge(context: Context, request: ChargeRequest): Promise<ChargeOutcome>;
}
