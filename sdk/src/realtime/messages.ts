import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Message } from '../generated/models.ts';
import { changeCached, changeLists } from './cache.ts';

/** What a list of messages and a list of chat lines have in common. */
interface Line {
  _id: string;
  conversationId: string;
  clientKey: string | null;
}

/** Whether both are the same line; the one that was just sent has its key until its id is known (rule C2). */
const isSame = (a: Line, b: Line): boolean => a._id === b._id || (a.clientKey !== null && a.clientKey === b.clientKey);

/** Puts a new line into the lists of its conversation, once: on top of the latest-first ones, else at the end. */
export function addLine<T extends Line>(client: QueryClient, operation: string, line: T): void {
  changeLists<T>(client, operation, (items, params, of) => {
    if (of !== line.conversationId) return items;
    const others = items.filter((item) => !isSame(item, line));
    return params.sort === 'asc' ? [...others, line] : [line, ...others];
  });
}

/** A message was written: it shows in its conversation at once. */
export function messageCreated(client: QueryClient, { data }: ServerEvent<'message/created'>): void {
  addLine<Message>(client, 'listMessages', data.message);
}

/** A message was bought, or its files are ready. */
export function messageUpdated(client: QueryClient, { data }: ServerEvent<'message/updated'>): void {
  const { message } = data;
  changeCached<Message>(client, ['listMessages'], (item) => (item._id === message._id ? message : item));
}

/** A message of a private conversation is taken out of it (specification, "States"). */
export function messageDeleted(client: QueryClient, { data }: ServerEvent<'message/deleted'>): void {
  changeLists<Message>(client, 'listMessages', (items) => items.filter((item) => item._id !== data.messageId));
}
