import { eq, inArray } from 'drizzle-orm';
import { type AccountDeletion, deleteBatch, deletionBatch, lockRows, moreAfter } from '../../content/index.ts';
import { follows } from '../../db/schema/index.ts';
import { subtractFromPerformers } from '../performers/index.ts';

export const accountDeletion: AccountDeletion = {
  async actions({ tx }, { id }) {
    const given = await tx
      .select({ id: follows.id })
      .from(follows)
      .where(eq(follows.followerId, id))
      .limit(deletionBatch);
    const ids = given.map((follow) => follow.id);
    if (ids.length === 0) return;
    await lockRows(tx, follows, follows.id, ids);
    const deleted = await tx.delete(follows).where(inArray(follows.id, ids)).returning();
    const followedIds = deleted.map(({ performerId }) => performerId);
    await subtractFromPerformers(tx, 'total_followers', followedIds);
    return moreAfter(ids.length);
  },
  responses: ({ tx }, { id }) => deleteBatch(tx, follows, follows.id, eq(follows.performerId, id)),
};
