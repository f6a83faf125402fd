import { eq, inArray, sql } from 'drizzle-orm';
import {
  type AccountDeletion,
  countOccurrences,
  deleteBatch,
  deleteBatchWithoutId,
  deletionBatch,
  lockRows,
  lowerCounter,
  moreAfter,
} from '../../content/index.ts';
import { stories, storyViews } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Deletes the account's views of stories. */
  async actions({ tx }, { id }) {
    const views = await tx.select().from(storyViews).where(eq(storyViews.userId, id)).limit(deletionBatch);
    if (views.length === 0) return;
    const ids = views.map(({ storyId }) => storyId);
    await lockRows(tx, stories, stories.id, ids);
    const deleted = await tx
      .delete(storyViews)
      .where(sql`${storyViews.userId} = ${id} and ${inArray(storyViews.storyId, ids)}`)
      .returning();
    await lowerCounter(tx, stories, stories.id, 'total_views', countOccurrences(deleted.map(({ storyId }) => storyId)));
    return moreAfter(views.length);
  },
  responses({ tx }, { id }) {
    const ownStories = sql`(select ${stories.id} from ${stories} where ${stories.performerId} = ${id})`;
    return deleteBatchWithoutId(tx, storyViews, sql`${storyViews.storyId} in ${ownStories}`);
  },
  own: ({ tx }, { id }) => deleteBatch(tx, stories, stories.id, eq(stories.performerId, id)),
};
