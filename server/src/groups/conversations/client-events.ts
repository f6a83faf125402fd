import type { ClientEventsOf } from '../../channels/client-events.ts';
import { readConversation } from './reading.ts';
import { isParticipant, readViews } from './store.ts';
import { conversationChannel } from './writing.ts';

export const conversationsClientEvents = {
  'conversation/mark-read': {
    limit: { points: 60, seconds: 30 },
    async handle({ viewer }, { conversationId, messageId }, context) {
      if (!viewer || !(await isParticipant(context.db, viewer.userId, conversationId))) return false;
      await readConversation(context, viewer.userId, conversationId, messageId);
      return true;
    },
  },
  'conversation/type': {
    limit: { points: 30, seconds: 30 },
    async handle({ viewer }, { conversationId, isTyping }, { db, ports }) {
      if (!viewer) return false;
      const { userId } = viewer;
      const view = (await readViews(db, conversationId)).find(({ participant }) => participant.userId === userId);
      // The recipient of a private request learns about it by the first message, not by typing.
      if (!view?.canSend || !view.lastMessage) return false;
      ports.broadcast.publish({
        channel: conversationChannel(conversationId),
        no: null,
        name: 'conversation/typing',
        data: { conversationId, userId, isTyping },
        at: ports.clock.now().toISOString(),
      });
      return true;
    },
  },
} satisfies ClientEventsOf<'conversations'>;
