import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Message } from '../generated/models.ts';
import { messageQueries } from '../generated/queries.ts';
import { changeCached, changeLists, insertSorted } from './cache.ts';

/** The fields that messages and chat messages have in common. */
interface MessageFields {
  _id: string;
  conversationId: string;
  clientKey: string | null;
}

/**
 * Whether both objects are the same message. An optimistic message has no id yet, and is identified by its key (rule
 * C2).
 */
const isSame = (a: MessageFields, b: MessageFields): boolean =>
  a._id === b._id || (a.clientKey !== null && a.clientKey === b.clientKey);

/** Inserts a message once into the lists of its conversation, in the order of the ids (rule W5). */
export function addMessage<T extends MessageFields>(
  client: QueryClient,
  operation: 'listMessages' | 'listStreamMessages',
  message: T,
): void {
  changeLists<T>(client, operation, (items, params, conversationId) => {
    if (conversationId !== message.conversationId) return items;
    const others = items.filter((item) => !isSame(item, message));
    return insertSorted(others, message, ({ _id }) => _id, params.sort === 'asc');
  });
}

/** Adds a new message to its conversation. */
export function messageCreated(client: QueryClient, { data }: ServerEvent<'message/created'>): void {
  addMessage<Message>(client, 'listMessages', data.message);
}

/** Replaces a message that was bought, or whose files are ready. */
export function messageUpdated(client: QueryClient, { data }: ServerEvent<'message/updated'>): void {
  const { message } = data;
  changeCached(client, messageQueries, (item) => (item._id === message._id ? message : item));
}

/** Removes a message that was deleted from a private conversation (specification, "States"). */
export function messageDeleted(client: QueryClient, { data }: ServerEvent<'message/deleted'>): void {
  changeLists<Message>(client, 'listMessages', (items) => items.filter((item) => item._id !== data.messageId));
}
