import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { StreamMessage } from '../generated/models.ts';
import { changeCached } from './cache.ts';
import { addLine } from './messages.ts';

/** A line in the chat of a stream; a tip brings its line along. */
export function streamMessageCreated(
  client: QueryClient,
  { data }: ServerEvent<'stream/message-created'> | ServerEvent<'stream/tipped'>,
): void {
  addLine<StreamMessage>(client, 'listStreamMessages', data.message);
}

/** A deleted line stays in its place and says so (specification, "States"). */
export function streamMessageDeleted(client: QueryClient, { data }: ServerEvent<'stream/message-deleted'>): void {
  const { messageId, text } = data;
  changeCached<StreamMessage>(client, ['listStreamMessages'], (item) =>
    item._id === messageId ? { ...item, isDeleted: true, text } : item,
  );
}
