import type { StoryCreateRequest, StoryUpdateRequest } from '@fanlight/sdk/models';
import { eq, inArray, sql } from 'drizzle-orm';
import { countOccurrences, lowerCounter } from '../../content/index.ts';
import { stories, storyViews } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, lockFile, type Purpose, releaseFile, requireUsable } from '../files/index.ts';
import type { StoryRow } from './store.ts';

/** The purposes of the files that a story can have. */
const storyFiles: Purpose[] = ['story-photo', 'story-video'];

/** A story expires after this number of milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Inserts a story. Its file was uploaded for a story, or is in the media library. Returns the id of the story. */
export async function insertStory(
  unit: Unit,
  performerId: string,
  { fileId, text = '', alt = '', audience }: StoryCreateRequest,
): Promise<string> {
  const { tx, now, nextId } = unit;
  requireUsable(await lockFile(tx, fileId), performerId, storyFiles, 'fileId');
  const { status } = await attachFile(tx, fileId, now);
  const storyId = nextId();
  const words = { text: text.trim(), alt: alt.trim() };
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const row = { id: storyId, performerId, fileId, ...words, audience, expiresAt, createdAt: now, updatedAt: now };
  await tx.insert(stories).values(row);
  if (status === 'ready') unit.publish({ type: 'story-created', storyId, performerId });
  return storyId;
}

/** Changes the text and the audience of a story. */
export async function updateStory(
  db: Db,
  id: string,
  { text, alt, audience }: StoryUpdateRequest,
  updatedAt: Date,
): Promise<void> {
  await db
    .update(stories)
    .set({
      ...(text !== undefined && { text: text.trim() }),
      ...(alt !== undefined && { alt: alt.trim() }),
      ...(audience && { audience }),
      updatedAt,
    })
    .where(eq(stories.id, id));
}

/** Deletes a story and its file. Its likes are deleted afterwards, because there may be any number of them. */
export async function deleteStory(unit: Unit, { id, fileId }: Pick<StoryRow['story'], 'id' | 'fileId'>): Promise<void> {
  const [deleted] = await unit.tx.delete(stories).where(eq(stories.id, id)).returning({ likes: stories.totalLikes });
  await releaseFile(unit, fileId);
  if (deleted && deleted.likes > 0) unit.publish({ type: 'story-deleted', storyId: id });
}

/** Locks stories before a change of their counters, in the order of their ids. Returns the ids of those that exist. */
export async function lockStories(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isOneOfIds = inArray(stories.id, ids);
  const rows = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(isOneOfIds)
    .orderBy(stories.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Changes the number of likes of a story. Returns false if the story was deleted. */
export async function countLike(tx: Tx, id: string, step: number): Promise<boolean> {
  const changed = await tx
    .update(stories)
    .set({ totalLikes: sql`${stories.totalLikes} + ${step}` })
    .where(eq(stories.id, id))
    .returning({ id: stories.id });
  return changed.length > 0;
}

/** Subtracts deleted likes from locked stories. `ids` contains the id of a story once for each of its likes. */
export const subtractLikes = (tx: Tx, ids: string[]): Promise<void> =>
  lowerCounter(tx, stories, stories.id, 'total_likes', countOccurrences(ids));

/** Counts a view of a story, once for each viewer. */
export async function countView({ tx, now }: Unit, storyId: string, userId: string): Promise<void> {
  const seen = await tx
    .insert(storyViews)
    .values({ storyId, userId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (seen.length === 0) return;
  await tx
    .update(stories)
    .set({ totalViews: sql`${stories.totalViews} + 1` })
    .where(eq(stories.id, storyId));
}
