import type { QueryClient } from '@tanstack/react-query';
import { type EventRow, events, type ServerEvent, type ServerEventName } from '../generated/events.ts';
import { invalidate } from '../hooks.ts';
import { conversationRead, conversationUpdated } from './conversations.ts';
import { feedCountersUpdated } from './feeds.ts';
import { messageCreated, messageDeleted, messageUpdated } from './messages.ts';
import { notificationCreated, notificationRead } from './notifications.ts';
import { performerCountersUpdated } from './performers.ts';
import type { Realtime } from './realtime.ts';
import { streamMessageCreated, streamMessageDeleted } from './streaming.ts';
import { balanceUpdated } from './wallet.ts';

/** Events that say enough to bring the cache up to date; what is stale after them is said by the contract. */
const appliers: { [N in ServerEventName]?: (client: QueryClient, event: ServerEvent<N>) => void } = {
  'notification/created': notificationCreated,
  'notification/read': notificationRead,
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

/** Brings an event into the cache of queries. One that this version does not know is passed over. */
export function applyEvent(client: QueryClient, event: ServerEvent): void {
  const apply = appliers[event.name] as ((client: QueryClient, event: ServerEvent) => void) | undefined;
  apply?.(client, event);
  const row: EventRow | undefined = events[event.name];
  void invalidate(client, row?.invalidates ?? []);
}

/** What events keep current. It may have been read before the first event was due, so it is read again once then. */
const COVERED = ['getMe', 'getMyPerformer', 'getUnreadNotificationCount', 'listNotifications'];

/** Keeps a query client current for as long as it is bound. Gives back how to stop. */
export function bindRealtime(client: QueryClient, realtime: Realtime): () => void {
  const stopEvents = realtime.onEvent((event) => applyEvent(client, event));
  const stopFirst = realtime.onCaughtUp(() => {
    stopFirst();
    void invalidate(client, COVERED);
  });
  return () => {
    stopEvents();
    stopFirst();
  };
}
