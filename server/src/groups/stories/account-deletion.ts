import { eq } from 'drizzle-orm';
import { countOccurrences, lockRows, lowerCounter, type OnAccountDeleted } from '../../content/index.ts';
import { stories, storyViews } from '../../db/schema/index.ts';

/** Removes the account's views from stories. Its own stories are deleted with its row. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  const seen = await tx.select({ id: storyViews.storyId }).from(storyViews).where(eq(storyViews.userId, id));
  const ids = seen.map((row) => row.id);
  await lockRows(tx, stories, stories.id, ids);
  await lowerCounter(tx, stories, stories.id, 'total_views', countOccurrences(ids));
};
