import type { SandboxCard } from '@fanlight/components/payments';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';

/** The result of the bank's authentication. */
export type BankResult = 'approved' | 'refused';

/** The gateway's card form and bank authentication. Loaded only when a viewer pays by card or saves one. */
export interface GatewayForm {
  /** The gateway's own card fields; undefined for the sandbox, which uses the app's fields for test cards. */
  fields?: ReactNode;
  /**
   * Sends the card to the gateway, and returns the gateway's id of the payment method.
   *
   * @throws {CardRefused} with the gateway's message
   */
  createMethod(card: SandboxCard | null): Promise<string>;
  /** Opens the bank's authentication of a payment or a saved card; undefined if the app shows that dialog itself. */
  confirm?(clientSecret: string): Promise<BankResult>;
}

/** The gateway refused the card; the message is in the viewer's language. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Stripe's publishable key; null with another gateway. */
export const stripeKeyOf = ({ paymentGateway, stripePublishableKey }: PublicSettings): string | null =>
  paymentGateway === 'stripe' ? stripePublishableKey : null;
