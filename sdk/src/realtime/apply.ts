import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { withoutCovered } from '../covered-events.ts';
import { type EventRow, events, type ServerEvent, type ServerEventName } from '../generated/events.ts';
import { invalidate } from '../invalidate.ts';
import { conversationRead, conversationUpdated } from './conversations.ts';
import { feedCountersUpdated } from './feeds.ts';
import { keepingChanges } from './fetching-queries.ts';
import { createFrameQueue } from './frame-queue.ts';
import { createInvalidationQueue } from './invalidation-queue.ts';
import { messageCreated, messageDeleted, messageUpdated } from './messages.ts';
import { notificationCreated, notificationRead, notificationWithdrawn } from './notifications.ts';
import { performerCountersUpdated } from './performers.ts';
import type { Realtime } from './realtime.ts';
import { streamMessageCreated, streamMessageDeleted } from './streaming.ts';
import { balanceUpdated } from './wallet.ts';

/**
 * The functions that update the cache with the data of an event. Events without a function only invalidate the queries
 * that the contract names.
 */
const appliers: { [N in ServerEventName]?: (client: QueryClient, event: ServerEvent<N>) => void } = {
  'notification/created': notificationCreated,
  'notification/read': notificationRead,
  'notification/withdrawn': notificationWithdrawn,
  'wallet/balance-updated': balanceUpdated,
  'payment/succeeded': balanceUpdated,
  'feed/counters-updated': feedCountersUpdated,
  'performer/counters-updated': performerCountersUpdated,
  'message/created': messageCreated,
  'message/updated': messageUpdated,
  'message/deleted': messageDeleted,
  'conversation/updated': conversationUpdated,
  'conversation/read': conversationRead,
  'stream/message-created': streamMessageCreated,
  'stream/tipped': streamMessageCreated,
  'stream/message-deleted': streamMessageDeleted,
};

/** Updates the cache with the data of an event. Unknown events are ignored. */
function applyData(client: QueryClient, event: ServerEvent): void {
  const apply = appliers[event.name] as ((client: QueryClient, event: ServerEvent) => void) | undefined;
  if (apply) keepingChanges(() => apply(client, event));
}

/**
 * Returns the operations whose queries an event makes stale. Leaves out the operations that a mutation of this client
 * has invalidated already.
 */
function invalidatedBy(client: QueryClient, event: ServerEvent): readonly string[] {
  const row: EventRow | undefined = events[event.name];
  return withoutCovered(client, event, row?.invalidates ?? []);
}

/** Updates the cache with an event, and invalidates the queries that the event makes stale. */
export function applyEvent(client: QueryClient, event: ServerEvent): void {
  applyData(client, event);
  void invalidate(client, invalidatedBy(client, event));
}

/**
 * Operations whose queries are updated only by events. They are read again after the first catch-up, because earlier
 * events may have been missed.
 */
const UPDATED_BY_EVENTS = [
  'getMe',
  'getMyPerformer',
  'getUnreadNotificationCount',
  'listNotifications',
  'getUnreadMessageCount',
  'listConversations',
  'listConversationRequests',
  'getConversation',
  'listMessages',
];

/**
 * Keeps a query client up to date until it is unbound. The events of one animation frame are applied together, so that
 * many events in a short time cause one render. A query is invalidated at most once a second. If an event belongs to a
 * mutation of this client, it does not invalidate the queries again that the mutation has invalidated.
 *
 * @returns a function that unbinds the query client; events that wait for their frame are dropped
 */
export function bindRealtime(client: QueryClient, realtime: Pick<Realtime, 'onEvent' | 'onCaughtUp'>): () => void {
  const invalidations = createInvalidationQueue(client, (event: ServerEvent) => invalidatedBy(client, event));
  const frames = createFrameQueue<ServerEvent>((batch) =>
    notifyManager.batch(() => {
      for (const event of batch) applyData(client, event);
      invalidations.add(batch);
    }),
  );
  const stopEvents = realtime.onEvent(frames.add);
  const stopFirst = realtime.onCaughtUp(() => {
    stopFirst();
    void invalidate(client, UPDATED_BY_EVENTS);
  });
  return () => {
    stopEvents();
    stopFirst();
    frames.stop();
    invalidations.stop();
  };
}
