import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { StreamMessage } from '../generated/models.ts';
import { streamMessageQueries } from '../generated/queries.ts';
import { changeCached } from './cache.ts';
import { addMessage } from './messages.ts';

/** Adds a chat message to a stream. The event of a tip contains its message. */
export function streamMessageCreated(
  client: QueryClient,
  { data }: ServerEvent<'stream/message-created'> | ServerEvent<'stream/tipped'>,
): void {
  addMessage<StreamMessage>(client, 'listStreamMessages', data.message);
}

/** Handles a deleted chat message, which keeps its position and shows a notice (specification, "States"). */
export function streamMessageDeleted(client: QueryClient, { data }: ServerEvent<'stream/message-deleted'>): void {
  const { messageId, text } = data;
  changeCached(client, streamMessageQueries, (item) =>
    item._id === messageId ? { ...item, isDeleted: true, text } : item,
  );
}
