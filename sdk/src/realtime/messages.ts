import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Message } from '../generated/models.ts';
import { messageQueries } from '../generated/queries.ts';
import { changeCached, changeLists } from './cache.ts';

/** Common fields of messages and chat messages. */
interface MessageFields {
  _id: string;
  conversationId: string;
  clientKey: string | null;
}

/** Whether both are the same message; an optimistic message has only its key until its id is known (rule C2). */
const isSame = (a: MessageFields, b: MessageFields): boolean =>
  a._id === b._id || (a.clientKey !== null && a.clientKey === b.clientKey);

/** Inserts a new message once into the lists of its conversation: at the top of descending lists, else at the end. */
export function addMessage<T extends MessageFields>(client: QueryClient, operation: string, message: T): void {
  changeLists<T>(client, operation, (items, params, conversationId) => {
    if (conversationId !== message.conversationId) return items;
    const others = items.filter((item) => !isSame(item, message));
    return params.sort === 'asc' ? [...others, message] : [message, ...others];
  });
}

/** A new message is added to its conversation. */
export function messageCreated(client: QueryClient, { data }: ServerEvent<'message/created'>): void {
  addMessage<Message>(client, 'listMessages', data.message);
}

/** A message that was bought, or whose files are ready, is replaced. */
export function messageUpdated(client: QueryClient, { data }: ServerEvent<'message/updated'>): void {
  const { message } = data;
  changeCached(client, messageQueries, (item) => (item._id === message._id ? message : item));
}

/** A deleted message of a private conversation is removed (specification, "States"). */
export function messageDeleted(client: QueryClient, { data }: ServerEvent<'message/deleted'>): void {
  changeLists<Message>(client, 'listMessages', (items) => items.filter((item) => item._id !== data.messageId));
}
