import type { SandboxCard } from '@fanlight/components/payments';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';

/** The result of the bank's authentication. */
export type BankResult = 'approved' | 'refused';

/** The gateway's card form and bank authentication. Loaded only when a viewer pays by card or saves one. */
export interface GatewayForm {
  /**
   * The card fields that the gateway renders. Undefined for the sandbox: the app then renders fields for test cards.
   */
  fields?: ReactNode;
  /**
   * Sends the card to the gateway, and returns the gateway's id of the payment method.
   *
   * @throws {CardRefused} with the gateway's message
   */
  createMethod(card: SandboxCard | null): Promise<string>;
  /**
   * Opens the bank's authentication of a payment or of a card to be saved. Undefined if the app shows the
   * authentication dialog.
   */
  confirm?(clientSecret: string): Promise<BankResult>;
}

/** The gateway refused the card; the message is in the viewer's language. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Returns Stripe's publishable key; null if the platform uses another gateway. */
export const stripeKeyOf = ({ paymentGateway, stripePublishableKey }: PublicSettings): string | null =>
  paymentGateway === 'stripe' ? stripePublishableKey : null;
