import type { SandboxCard } from '@fanlight/components/payments';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';

/** What came of a question of the bank. */
export type BankAnswer = 'approved' | 'refused';

/** The gateway's part of the app: where a card is typed in, and where the bank asks. Loaded only where somebody pays. */
export interface GatewayForm {
  /** The gateway's own fields; undefined where ours are shown, for test cards. */
  fields?: ReactNode;
  /**
   * Hands what was typed in to the gateway; answers its name for the card.
   *
   * @throws {CardRefused} with what the gateway says about it
   */
  createMethod(card: SandboxCard | null): Promise<string>;
  /** Lets the bank ask about a payment or a saved card; undefined where the app itself asks. */
  confirm?(clientSecret: string): Promise<BankAnswer>;
}

/** The gateway's form does not take what was typed in; the message is in the person's language. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Stripe's publishable key, where cards are typed into Stripe's own form. */
export const stripeKeyOf = ({ paymentGateway, stripePublishableKey }: PublicSettings): string | null =>
  paymentGateway === 'stripe' ? stripePublishableKey : null;
