import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { isBlockedBetween } from '../../access/viewer-conditions.ts';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { countryBlocks, follows, stories, users } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { type DuePass, forEachDue, isRetryDue, retryAt } from '../../outbox/due.ts';
import type { Progress } from '../../outbox/fan-out.ts';
import type { Unit } from '../../unit.ts';
import { readUserSummaries } from '../users/index.ts';
import { deleteStory } from './writing.ts';

/** The number of followers who are notified in one batch. */
const followersPerBatch = 1000;

/** Returns the condition that the performer has blocked neither the follower nor the follower's country (rule A4). */
const isNotBlocked = (performerId: string) =>
  sql`not ${isBlockedBetween(performerId, users.id)} and not exists (select 1 from ${countryBlocks}
    where ${countryBlocks.performerId} = ${performerId} and ${countryBlocks.countryCode} = ${users.countryCode})`;

/**
 * Sends `story/created` to the next batch of followers. The event is not stored, so that only connected followers
 * receive it.
 */
async function notifyFollowers(
  { db, ports }: Context,
  storyId: string,
  performerId: string,
  progress: Progress,
): Promise<void> {
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
  const performer = (await readUserSummaries(ports, db, [performerId])).get(performerId);
  if (!story || !performer) return;
  const at = story.createdAt.toISOString();
  const event = { no: null, name: 'story/created', data: { storyId, performer, createdAt: at }, at };
  const followers = await db
    .select({ id: follows.id, followerId: follows.followerId })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(and(eq(follows.performerId, performerId), gt(follows.id, progress.cursor), isNotBlocked(performerId)))
    .orderBy(follows.id)
    .limit(followersPerBatch);
  for (const { followerId } of followers) ports.broadcast.publish({ ...event, channel: userChannel(followerId) });
  const last = followers.at(-1);
  if (last && followers.length === followersPerBatch) await progress.save(db, last.id);
}

/** Notifies followers of a new story. */
export async function notifyFollowersOfStory(
  context: Context,
  event: DomainEventOf<'story-created'>,
  progress: Progress,
): Promise<void> {
  await notifyFollowers(context, event.storyId, event.performerId, progress);
}

/** Notifies followers of a story when its video has become ready. */
export async function notifyFollowersOfReadyStory(
  context: Context,
  event: DomainEventOf<'file-processed'>,
  progress: Progress,
): Promise<void> {
  if (!event.isReady) return;
  const [story] = await context.db
    .select()
    .from(stories)
    .where(and(eq(stories.fileId, event.fileId), isNull(stories.hiddenAt)));
  if (story) await notifyFollowers(context, story.id, story.performerId, progress);
}

/** The number of expired stories that one statement reads. */
const expiredPerRead = 100;

/** Deletes an expired story and its file. Skips the story if another transaction has locked it. */
async function removeExpired(unit: Unit, id: string): Promise<void> {
  const [row] = await unit.tx
    .select({ fileId: stories.fileId })
    .from(stories)
    .where(and(eq(stories.id, id), lte(stories.expiresAt, unit.now)))
    .for('update', { skipLocked: true });
  if (!row) return;
  await deleteStory(unit, { id, fileId: row.fileId });
}

/**
 * Deletes expired stories and their files. Each deletion has its own transaction, so that a failed deletion does not
 * delay the others. A failure is logged, and the deletion is retried later. Idempotent: safe to run concurrently and to
 * be interrupted.
 */
export async function removeExpiredStories(context: Context, pass: DuePass): Promise<void> {
  const now = context.ports.clock.now();
  const read = (last: { id: string } | undefined) =>
    context.db
      .select({ id: stories.id })
      .from(stories)
      .where(and(lte(stories.expiresAt, now), isRetryDue(stories.removalRetryAt, now), gt(stories.id, last?.id ?? '')))
      .orderBy(stories.id)
      .limit(expiredPerRead);
  await forEachDue(pass, {
    batch: expiredPerRead,
    read,
    work: ({ id }) => context.transaction((unit) => removeExpired(unit, id)),
    postpone: ({ id }) =>
      context.db
        .update(stories)
        .set({ removalRetryAt: retryAt(context.ports.clock.now()) })
        .where(eq(stories.id, id)),
  });
}
