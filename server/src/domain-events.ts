import type { OrderStatus, PayoutStatus } from '@fanlight/sdk/models';
import type { ContentKind } from './content/kinds.ts';
import type { Context } from './context.ts';
import type { Progress } from './outbox/fan-out.ts';

/** The liked object, and the performer who owns it. Stories can be liked, but are no content. */
interface LikedReference {
  objectType: ContentKind | 'story';
  objectId: string;
  performerId: string;
}

/** The item that an event is about, and the performer who owns it. */
interface ContentReference {
  objectType: ContentKind;
  objectId: string;
  performerId: string;
}

/** Events by which groups notify other groups. Subscribers are idempotent, because an event may be delivered twice. */
export type DomainEvent =
  /**
   * A user has requested a mailed link. The subscriber looks for the account after the response, so that the response
   * does not reveal whether the account exists.
   */
  | { type: 'link-requested'; purpose: 'verify-email' | 'reset-password'; email: string; redirect?: string }
  | { type: 'follow-created'; followerId: string; performerId: string }
  /** An item was liked. Earlier versions also published bookmarks, which may still be in the outbox. */
  | ({ type: 'reaction-created'; userId: string; action: 'like' | 'bookmark' } & LikedReference)
  | ({ type: 'reaction-deleted'; userId: string; action: 'like' } & LikedReference)
  /** A comment was liked, or a like of it was removed. */
  | { type: 'comment-liked'; commentId: string; authorId: string; userId: string }
  | { type: 'comment-unliked'; commentId: string; authorId: string; userId: string }
  | ({ type: 'comment-created'; commentId: string; authorId: string } & ContentReference)
  /**
   * Comments, with their replies, were deleted, or were hidden by a report. Not published for the comments on a deleted
   * item, of which there may be any number.
   */
  | { type: 'comments-removed'; commentIds: string[] }
  | { type: 'feed-created'; feedId: string; performerId: string }
  | { type: 'file-processed'; fileId: string; isReady: boolean }
  | { type: 'story-created'; storyId: string; performerId: string }
  /** A story that had likes was deleted by its performer, or has expired. */
  | { type: 'story-deleted'; storyId: string }
  /** A user has tipped a performer. The amount is in integer hundredths. */
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
  /** A charge has paid a performer whose referrer gets a share of the commission (rule M5). */
  | { type: 'charge-shared'; chargeId: string }
  /**
   * The performer's earning from a charge or a card payment was reversed. `part` of `whole` was reversed, in integer
   * hundredths.
   */
  | { type: 'charge-reversed'; reversalId: string; chargeId: string; part: number; whole: number; paymentId: string }
  | { type: 'order-updated'; orderId: string; status: OrderStatus }
  | { type: 'payout-updated'; payoutRequestId: string; status: PayoutStatus }
  /**
   * An operator has decided about a report. A decision about several reports has one main report, of which the reported
   * user is notified.
   */
  | { type: 'report-decided'; reportId: string; isMain: boolean }
  /**
   * A payment has succeeded or failed. A failed payment may succeed later. A successful payment does not fail later.
   */
  | { type: 'payment-settled'; paymentId: string }
  /**
   * A payment has succeeded, but it is no longer needed, because another payment has paid for the same, or its
   * subscription has ended. The payment is refunded.
   */
  | { type: 'payment-unwanted'; paymentId: string }
  /**
   * An account was closed. Afterwards its data is deleted, and the placeholder account becomes the owner of its sold
   * items.
   */
  | { type: 'account-closed'; userId: string; placeholderId: string }
  /** An account was deleted whose user is a customer at a payment gateway. */
  | { type: 'customer-left'; gateway: 'stripe' | 'sandbox'; customerId: string }
  /** An account was deleted whose performer had an account for payouts at a gateway. `accountId` is encrypted. */
  | { type: 'payout-account-left'; gateway: 'stripe' | 'sandbox'; accountId: string };

export type DomainEventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>;

/**
 * The subscribers of each type of event, by their names. The outbox stores the name until the subscriber has handled
 * the event, so a migration must rename the stored names when a subscriber is renamed.
 */
export type Subscribers = {
  [T in DomainEvent['type']]: Record<
    string,
    (context: Context, event: DomainEventOf<T>, progress: Progress) => Promise<void>
  >;
};

/** The names of the subscribers of a type of event. */
export type SubscribersOf = (type: DomainEvent['type']) => readonly string[];

/** An event that is to be delivered to one subscriber. */
export interface DomainEventDelivery {
  subscriber: string;
  event: DomainEvent;
}
