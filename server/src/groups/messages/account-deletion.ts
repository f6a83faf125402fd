import { eq, inArray } from 'drizzle-orm';
import { type AccountDeletion, deletionBatch, moreAfter } from '../../content/index.ts';
import { messages } from '../../db/schema/index.ts';
import { conversationChannel, lockConversations, recountConversations } from '../conversations/index.ts';

export const accountDeletion: AccountDeletion = {
  /**
   * Deletes a batch of the account's messages, and corrects the conversations that contained them (rule P8). Open
   * sessions remove them.
   */
  async actions(unit, { id }) {
    const { tx } = unit;
    const written = await tx
      .select({ id: messages.id, conversationId: messages.conversationId })
      .from(messages)
      .where(eq(messages.authorId, id))
      .limit(deletionBatch);
    const conversationIds = [...new Set(written.map(({ conversationId }) => conversationId))];
    await lockConversations(tx, conversationIds);
    const ids = written.map((message) => message.id);
    if (ids.length > 0) await tx.delete(messages).where(inArray(messages.id, ids));
    await recountConversations(tx, conversationIds);
    for (const message of written)
      unit.emit(conversationChannel(message.conversationId), 'message/deleted', {
        conversationId: message.conversationId,
        messageId: message.id,
      });
    return moreAfter(written.length);
  },
};
