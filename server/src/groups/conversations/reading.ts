import type { Context } from '../../context.ts';
import type { Unit } from '../../unit.ts';
import { announceConversation } from './announcing.ts';
import { countUnread } from './store.ts';
import { conversationChannel, markSeen } from './writing.ts';

/**
 * Marks the messages of a conversation as read, and notifies the sessions of both participants (rule W6).
 *
 * @param upTo - the last message that was read; by default the latest one
 * @returns the number of the user's unread messages in all conversations
 */
export function readConversation(
  context: Context,
  userId: string,
  conversationId: string,
  upTo?: string,
): Promise<number> {
  return context.transaction(
    async (unit: Unit) => {
      const messageId = await markSeen(unit, conversationId, userId, upTo);
      if (messageId) {
        await announceConversation(context, unit, conversationId, userId);
        unit.emit(conversationChannel(conversationId), 'conversation/read', {
          conversationId,
          userId,
          messageId,
          seenAt: unit.now.toISOString(),
        });
      }
      return (await countUnread(unit.tx, userId)).totalUnread;
    },
    { ids: [userId] },
  );
}
