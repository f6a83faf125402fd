import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Conversation, ConversationRequest, UnreadCount } from '../generated/models.ts';
import { conversationQueries } from '../generated/queries.ts';
import { changeCached, changeLists } from './cache.ts';

/**
 * Handles a new message: moves its conversation to the top of the list, and updates the last message and the unread
 * count.
 */
export function conversationUpdated(client: QueryClient, { data }: ServerEvent<'conversation/updated'>): void {
  const { conversation, totalUnread } = data;
  changeLists<Conversation>(client, 'listConversations', (items, params) => {
    if (conversation.isRequest) return items;
    const others = items.filter((item) => item._id !== conversation._id);
    return params.sort === 'asc' ? [...others, conversation] : [conversation, ...others];
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
