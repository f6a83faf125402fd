import type { Conversation, ConversationRequest, Message } from '@fanlight/sdk/models';
import type { ChannelPolicy } from '../../channels/policies.ts';
import { isParticipant, listConversationIds } from './store.ts';
import { conversationChannel } from './writing.ts';

/** Only its participants can read the channel of a conversation (rule W6). */
export const conversationChannels: ChannelPolicy = {
  list: (db, { userId }) => listConversationIds(db, userId),
  canRead: (db, { userId }, id) => isParticipant(db, userId, id),
  /** Only the author's sessions receive the author's key, and see the message as their own. */
  present(event, userId) {
    const { message } = event.data as { message?: Message };
    if (!message) return event;
    const isOwn = message.author._id === userId;
    return {
      ...event,
      data: { ...(event.data as object), message: { ...message, isOwn, ...(!isOwn && { clientKey: null }) } },
    };
  },
};

/**
 * Returns the channel of the conversation that an event in a user's channel is about. The user's connections join it,
 * because the conversation may have been created after they were opened.
 */
export function conversationChannelIn(event: { name: string; data: unknown }): string | undefined {
  if (event.name === 'conversation/updated')
    return conversationChannel((event.data as { conversation: Conversation }).conversation._id);
  if (event.name === 'conversation/requested')
    return conversationChannel((event.data as { request: ConversationRequest }).request.conversationId);
  return undefined;
}
