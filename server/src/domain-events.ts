import type { OrderStatus } from '@fanlight/sdk/models';
import type { ContentKind } from './content/kinds.ts';
import type { Context } from './context.ts';
import type { Progress } from './outbox/fan-out.ts';

/** The item that something happened to, and whose it is. */
interface OfContent {
  objectType: ContentKind;
  objectId: string;
  performerId: string;
}

/** Domain events for other groups. Subscribers are idempotent: an event may be delivered twice. */
export type DomainEvent =
  /** Somebody asked for a link by mail; whether an account has the address is found out after the answer. */
  | { type: 'link-requested'; purpose: 'verify-email' | 'reset-password'; email: string; redirect?: string }
  | { type: 'follow-created'; followerId: string; performerId: string }
  | ({ type: 'reaction-created'; userId: string; action: 'like' | 'bookmark' } & OfContent)
  | ({ type: 'comment-created'; commentId: string; authorId: string } & OfContent)
  | { type: 'feed-created'; feedId: string; performerId: string }
  | { type: 'file-processed'; fileId: string; isReady: boolean }
  | { type: 'story-created'; storyId: string; performerId: string }
  /** Amount in integer hundredths. */
  | {
      type: 'tip-created';
      chargeId: string;
      payerId: string;
      performerId: string;
      amount: number;
      message: string | null;
    }
  | { type: 'subscription-created'; subscriptionId: string }
  | { type: 'prices-changed'; performerId: string }
  | { type: 'sale-created'; chargeId: string }
  /** Somebody brought the performer who was paid: a share of the commission is theirs (rule M5). */
  | { type: 'charge-shared'; chargeId: string }
  /** What the performer was paid by a charge or a card payment was taken back, or a part of it; hundredths of the whole. */
  | { type: 'charge-reversed'; reversalId: string; chargeId: string; part: number; whole: number; paymentId: string }
  | { type: 'order-updated'; orderId: string; status: OrderStatus }
  /** A payment came to its end; one that failed may still succeed later, never the other way round. */
  | { type: 'payment-settled'; paymentId: string }
  /** The money came for what another payment pays already: it goes back. */
  | { type: 'payment-unwanted'; paymentId: string }
  /** An account was deleted that a gateway knows by this name. */
  | { type: 'customer-left'; gateway: 'stripe' | 'sandbox'; customerId: string };

/** What an event of one type says. */
export type DomainEventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>;

/** The subscribers of each type of event. Their names are stored until they have handled the event: a new version keeps them. */
export type Subscribers = {
  [T in DomainEvent['type']]: Record<
    string,
    (context: Context, event: DomainEventOf<T>, progress: Progress) => Promise<void>
  >;
};

/** The names of the subscribers of a type of event. */
export type SubscribersOf = (type: DomainEvent['type']) => readonly string[];

/** An event on its way to one subscriber. */
export interface EventForSubscriber {
  subscriber: string;
  event: DomainEvent;
}
