import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { StreamMessage } from '../generated/models.ts';
import { streamMessageQueries } from '../generated/queries.ts';
import { changeCached } from './cache.ts';
import { addMessage } from './messages.ts';

/** A chat message of a stream; a tip contains its message. */
export function streamMessageCreated(
  client: QueryClient,
  { data }: ServerEvent<'stream/message-created'> | ServerEvent<'stream/tipped'>,
): void {
  addMessage<StreamMessage>(client, 'listStreamMessages', data.message);
}

/** A deleted chat message keeps its position and shows the notice (specification, "States"). */
export function streamMessageDeleted(client: QueryClient, { data }: ServerEvent<'stream/message-deleted'>): void {
  const { messageId, text } = data;
  changeCached(client, streamMessageQueries, (item) =>
    item._id === messageId ? { ...item, isDeleted: true, text } : item,
  );
}
