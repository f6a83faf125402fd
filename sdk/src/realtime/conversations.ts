import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Conversation, ConversationRequest, UnreadCount } from '../generated/models.ts';
import { conversationQueries } from '../generated/queries.ts';
import { changeCached, changeLists, insertSorted } from './cache.ts';

/**
 * Puts a conversation into a loaded list. Only a newer message moves it: if it was read, or its last message was
 * deleted, it keeps its position, as on the server.
 */
function placeConversation(
  items: Conversation[],
  conversation: Conversation,
  params: Record<string, unknown>,
): Conversation[] {
  const sortedBy = params.sortBy === 'createdAt' ? 'createdAt' : 'updatedAt';
  const before = items.find(({ _id }) => _id === conversation._id);
  if (before && !(conversation[sortedBy] > before[sortedBy]))
    return items.map((item) => (item === before ? conversation : item));
  return insertSorted(
    items.filter((item) => item !== before),
    conversation,
    (item) => item[sortedBy],
    params.sort === 'asc',
  );
}

/** Handles a new message or another change of a conversation: updates the lists, the conversation and the unread count. */
export function conversationUpdated(client: QueryClient, { data }: ServerEvent<'conversation/updated'>): void {
  const { conversation, totalUnread } = data;
  changeLists<Conversation>(client, 'listConversations', (items, params) => {
    if (conversation.isRequest) return items;
    return placeConversation(items, conversation, params);
  });
  // Every session removes a request that was opened in one of them (specification, "States").
  if (!conversation.isRequest)
    changeLists<ConversationRequest>(client, 'listConversationRequests', (items) => {
      const others = items.filter((item) => item.conversationId !== conversation._id);
      return others.length === items.length ? items : others;
    });
  // A message request is not in any list yet, so only the conversation itself is updated.
  changeCached<Conversation>(client, ['getConversation'], (item) =>
    item._id === conversation._id ? conversation : item,
  );
  changeCached<UnreadCount>(client, ['getUnreadMessageCount'], () => ({ total: Math.max(0, totalUnread) }));
}

/** Handles that messages were read by the other participant, or by the viewer in another session. */
export function conversationRead(client: QueryClient, { data }: ServerEvent<'conversation/read'>): void {
  const { conversationId, userId, messageId } = data;
  changeCached(client, conversationQueries, (item) => {
    if (item._id !== conversationId) return item;
    return item.user._id === userId
      ? { ...item, lastSeenByOtherMessageId: messageId }
      : { ...item, lastSeenMessageId: messageId };
  });
}
