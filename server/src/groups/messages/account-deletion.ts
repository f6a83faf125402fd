import { eq, inArray } from 'drizzle-orm';
import { type AccountDeletion, deletionBatch, moreAfter } from '../../content/index.ts';
import { messages } from '../../db/schema/index.ts';
import { lockConversation, recountConversation } from '../conversations/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Deletes a batch of the account's messages, and corrects the conversations that contained them (rule P8). */
  async actions({ tx }, { id }) {
    const written = await tx
      .select({ id: messages.id, conversationId: messages.conversationId })
      .from(messages)
      .where(eq(messages.authorId, id))
      .limit(deletionBatch);
    const conversationIds = [...new Set(written.map(({ conversationId }) => conversationId))].toSorted();
    for (const conversationId of conversationIds) await lockConversation(tx, conversationId);
    const ids = written.map((message) => message.id);
    if (ids.length > 0) await tx.delete(messages).where(inArray(messages.id, ids));
    for (const conversationId of conversationIds) await recountConversation(tx, conversationId);
    return moreAfter(written.length);
  },
};
