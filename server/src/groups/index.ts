import type { Group } from '@fanlight/sdk/operations';
import { deleteExpiredLimits } from '../adapters/database-rate-limits.ts';
import type { ClientEventsOf } from '../channels/client-events.ts';
import type { Context } from '../context.ts';
import type { AccessResolvers, Handlers } from '../contract.ts';
import type { DomainEventDelivery, Subscribers, SubscribersOf } from '../domain-events.ts';
import { deleteOldEvents } from '../events/retention.ts';
import { deleteOldResponses } from '../idempotency/retention.ts';
import type { DueJob } from '../outbox/due.ts';
import type { Progress } from '../outbox/fan-out.ts';
import { updateVocabulary } from '../search/vocabulary.ts';
import { accountDeletionAccess, accountDeletionHandlers, deleteClosedAccount } from './account-deletion.ts';
import { addressesAccess, addressesHandlers } from './addresses/index.ts';
import { authAccess, authClientEvents, authHandlers, deleteExpiredSessionsAndLinks, mailLink } from './auth/index.ts';
import { becomingPerformerAccess, becomingPerformerHandlers } from './becoming-performer.ts';
import { blocksHandlers } from './blocks/index.ts';
import { commentsAccess, commentsHandlers } from './comments/index.ts';
import { conversationsAccess, conversationsClientEvents, conversationsHandlers } from './conversations/index.ts';
import { earningsHandlers } from './earnings/index.ts';
import { eventsAccess, eventsHandlers } from './events/index.ts';
import { fansHandlers } from './fans/index.ts';
import { expireDueFeeds, feedsAccess, feedsHandlers, publishDueFeeds } from './feeds/index.ts';
import { filesAccess, filesHandlers } from './files/index.ts';
import { followsHandlers } from './follows/index.ts';
import { galleriesAccess, galleriesHandlers } from './galleries/index.ts';
import { geoHandlers } from './geo/index.ts';
import { mailsHandlers } from './mails/index.ts';
import { messagesAccess, messagesHandlers } from './messages/index.ts';
import {
  deleteOldNotifications,
  notificationsAccess,
  notificationsHandlers,
  notifyUsers,
  withdrawNotifications,
} from './notifications/index.ts';
import { operatorHandlers } from './operator/index.ts';
import { ordersAccess, ordersHandlers } from './orders/index.ts';
import {
  deleteOldGatewayEvents,
  forgetCustomer,
  forgetPayoutAccount,
  paymentsAccess,
  paymentsHandlers,
  refundUnneededPayment,
  settleInterruptedPayments,
} from './payments/index.ts';
import { payoutsAccess, payoutsHandlers } from './payouts/index.ts';
import { performersHandlers, removeUnneededDocuments, showReadyWelcomeVideo } from './performers/index.ts';
import { photosAccess, photosHandlers } from './photos/index.ts';
import { postsHandlers } from './posts/index.ts';
import { deleteReplacedDownload, productsAccess, productsHandlers } from './products/index.ts';
import { deleteLikesOfStory, reactionsHandlers } from './reactions/index.ts';
import { publishReadyReel, reelsAccess, reelsHandlers } from './reels/index.ts';
import { referralsHandlers, reverseReferralShare, shareWithReferrer } from './referrals/index.ts';
import { reportsAccess, reportsHandlers } from './reports/index.ts';
import { searchHandlers } from './search/index.ts';
import { settingsHandlers } from './settings/index.ts';
import {
  notifyFollowersOfReadyStory,
  notifyFollowersOfStory,
  removeExpiredStories,
  storiesAccess,
  storiesHandlers,
} from './stories/index.ts';
import {
  applySettledPayment,
  followSubscribedPerformer,
  renewDue,
  repriceSubscriptions,
  subscriptionsAccess,
  subscriptionsHandlers,
} from './subscriptions/index.ts';
import { tokensHandlers } from './tokens/index.ts';
import { uploadsAccess, uploadsHandlers } from './uploads/index.ts';
import { usersAccess, usersHandlers } from './users/index.ts';
import { publishReadyVideo, videosAccess, videosHandlers } from './videos/index.ts';
import { walletHandlers } from './wallet/index.ts';

/** The handlers of all operations. A missing handler is a type error. */
export const handlers: Handlers = {
  ...accountDeletionHandlers,
  ...addressesHandlers,
  ...authHandlers,
  ...becomingPerformerHandlers,
  ...blocksHandlers,
  ...commentsHandlers,
  ...conversationsHandlers,
  ...earningsHandlers,
  ...eventsHandlers,
  ...fansHandlers,
  ...feedsHandlers,
  ...filesHandlers,
  ...followsHandlers,
  ...galleriesHandlers,
  ...geoHandlers,
  ...mailsHandlers,
  ...messagesHandlers,
  ...notificationsHandlers,
  ...operatorHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...performersHandlers,
  ...productsHandlers,
  ...photosHandlers,
  ...postsHandlers,
  ...reactionsHandlers,
  ...reelsHandlers,
  ...referralsHandlers,
  ...reportsHandlers,
  ...searchHandlers,
  ...settingsHandlers,
  ...storiesHandlers,
  ...tokensHandlers,
  ...subscriptionsHandlers,
  ...uploadsHandlers,
  ...usersHandlers,
  ...videosHandlers,
  ...walletHandlers,
};

/** The resolvers of all operations with `x-access`. A missing resolver is a type error. */
export const accessResolvers: AccessResolvers = {
  ...accountDeletionAccess,
  ...addressesAccess,
  ...authAccess,
  ...becomingPerformerAccess,
  ...commentsAccess,
  ...conversationsAccess,
  ...eventsAccess,
  ...feedsAccess,
  ...filesAccess,
  ...galleriesAccess,
  ...messagesAccess,
  ...notificationsAccess,
  ...ordersAccess,
  ...paymentsAccess,
  ...payoutsAccess,
  ...photosAccess,
  ...productsAccess,
  ...reelsAccess,
  ...reportsAccess,
  ...storiesAccess,
  ...subscriptionsAccess,
  ...uploadsAccess,
  ...usersAccess,
  ...videosAccess,
};

/** The handlers of all events that clients send. A missing handler is a type error. */
export const clientEvents: ClientEventsOf<Group> = {
  ...authClientEvents,
  ...conversationsClientEvents,
};

/**
 * The subscribers of domain events. A missing event is a type error. The outbox stores the name of a subscriber until the
 * event is handled, so a migration must rename the stored names together with a function.
 */
const subscribers = {
  'link-requested': { mailLink },
  'follow-created': { notifyUsers },
  'reaction-created': { notifyUsers },
  'reaction-deleted': { withdrawNotifications },
  'comment-created': { notifyUsers },
  'comment-liked': { notifyUsers },
  'comment-unliked': { withdrawNotifications },
  'comments-removed': { withdrawNotifications },
  'feed-created': { notifyUsers },
  'file-processed': {
    publishReadyVideo,
    publishReadyReel,
    showReadyWelcomeVideo,
    deleteReplacedDownload,
    notifyFollowersOfReadyStory,
  },
  'story-created': { notifyFollowersOfStory },
  'story-deleted': { deleteLikesOfStory },
  'tip-created': { notifyUsers },
  'subscription-created': { notifyUsers, followSubscribedPerformer },
  'prices-changed': { repriceSubscriptions },
  'sale-created': { notifyUsers },
  'charge-shared': { shareWithReferrer },
  'charge-reversed': { reverseReferralShare },
  'order-updated': { notifyUsers },
  'payout-updated': { notifyUsers },
  'report-decided': { notifyUsers },
  'payment-settled': { applySettledPayment },
  'payment-unwanted': { refundUnneededPayment },
  'account-closed': { deleteClosedAccount },
  'customer-left': { forgetCustomer },
  'payout-account-left': { forgetPayoutAccount },
} satisfies Subscribers;

/** Lists the names of the subscribers of an event type. */
export const subscribersOf: SubscribersOf = (type) => Object.keys(subscribers[type]);

/** Calls one subscriber with an event. */
export async function handleEvent(
  context: Context,
  { subscriber, event }: DomainEventDelivery,
  progress: Progress,
): Promise<void> {
  const subscribersByName: Record<string, (context: Context, event: never, progress: Progress) => Promise<void>> =
    subscribers[event.type];
  const handle = subscribersByName[subscriber];
  if (!handle) throw new Error(`The event ${event.type} has no subscriber ${subscriber}.`);
  // The type of the event is that of the subscriber, because both belong to the same key of `subscribers`.
  await handle(context, event as never, progress);
}

/** The jobs that every server process runs periodically. Several processes may run a job concurrently. */
export const dueJobs: readonly DueJob[] = [
  publishDueFeeds,
  expireDueFeeds,
  renewDue,
  settleInterruptedPayments,
  removeExpiredStories,
  removeUnneededDocuments,
  deleteOldEvents,
  deleteOldResponses,
  deleteOldGatewayEvents,
  deleteOldNotifications,
  deleteExpiredSessionsAndLinks,
  deleteExpiredLimits,
  updateVocabulary,
];
