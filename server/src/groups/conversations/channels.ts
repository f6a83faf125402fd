import type { Conversation, ConversationRequest, Message } from '@fanlight/sdk/models';
import type { ChannelPolicy } from '../../channels/policies.ts';
import { accessToFree } from './present.ts';
import { isParticipant, listConversationIds } from './store.ts';
import { conversationChannel } from './writing.ts';

/** Only its participants can read the channel of a conversation (rule W6). */
export const conversationChannels: ChannelPolicy = {
  list: (db, { userId }) => listConversationIds(db, userId),
  canRead: (db, { userId }, id) => isParticipant(db, userId, id),
  /** Only the author's sessions receive the author's key, and see the message as their own. No message has a price yet. */
  present(event, userId) {
    const { message } = event.data as { message?: Message };
    if (!message) return event;
    const isOwn = message.author._id === userId;
    const own = { isOwn, access: accessToFree(isOwn), ...(!isOwn && { clientKey: null }) };
    return { ...event, data: { ...(event.data as object), message: { ...message, ...own } } };
  },
  /** A conversation may have been created after the connections of its participants were opened. */
  joinedBy(event) {
    if (event.name === 'conversation/updated')
      return conversationChannel((event.data as { conversation: Conversation }).conversation._id);
    if (event.name === 'conversation/requested')
      return conversationChannel((event.data as { request: ConversationRequest }).request.conversationId);
    return undefined;
  },
};
