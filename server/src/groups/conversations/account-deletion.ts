import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { conversations, participants } from '../../db/schema/index.ts';
import { removeFromConversationEvents } from '../../events/account-deletion.ts';
import { deletedUserSummary } from '../users/index.ts';
import { announceViews } from './announcing.ts';
import { readViewsOf } from './store.ts';
import { lockConversations } from './writing.ts';

/** The number of conversations in one transaction. Each has events in three channels. */
const batch = 50;

export const accountDeletion: AccountDeletion = {
  /**
   * Removes the account from a batch of its conversations. The other participant keeps the conversation with a deleted
   * account; a conversation without participants is deleted (rule P8).
   */
  async own(unit, { id }) {
    const { tx } = unit;
    const rows = await tx
      .select({ conversationId: participants.conversationId, otherId: participants.otherId })
      .from(participants)
      .where(eq(participants.userId, id))
      .orderBy(participants.conversationId)
      .limit(batch);
    const ids = rows.map(({ conversationId }) => conversationId);
    if (ids.length === 0) return undefined;
    await lockConversations(tx, ids);
    await tx.delete(participants).where(and(eq(participants.userId, id), inArray(participants.conversationId, ids)));
    await tx.delete(conversations).where(
      and(
        inArray(conversations.id, ids),
        sql`not exists (select 1 from ${participants} where ${participants.conversationId} = ${conversations.id}
            and ${participants.position} is not null)`,
      ),
    );
    const deleted = deletedUserSummary(id);
    await removeFromConversationEvents(tx, deleted, rows);
    // The open sessions of the others no longer show the name.
    await announceViews(unit, await readViewsOf(tx, ids), new Map([[id, deleted]]));
    return rows.length < batch ? undefined : 'more';
  },
};
