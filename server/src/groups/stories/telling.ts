import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { isBlockedBetween } from '../../access/standing.ts';
import type { Context } from '../../context.ts';
import { countryBlocks, follows, stories, users } from '../../db/schema/index.ts';
import type { DuePass } from '../../outbox/due.ts';
import type { DomainEvent } from '../../unit.ts';
import { deleteFiles } from '../files/index.ts';
import { readUserSummaries } from '../users/index.ts';

/** Followers who are told at a time. */
const batch = 1000;

/** Followers whom the performer, or their country, is not kept away from (rule A4). */
const canFind = (performerId: string) =>
  sql`not ${isBlockedBetween(performerId, users.id)} and not exists (select 1 from ${countryBlocks}
    where ${countryBlocks.performerId} = ${performerId} and ${countryBlocks.countryCode} = ${users.countryCode})`;

/** Tells the followers who are connected of a story (event `story/created`, which is not kept). */
async function tellFollowers({ db, ports }: Context, storyId: string, performerId: string): Promise<void> {
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
  const performer = (await readUserSummaries(ports, db, [performerId])).get(performerId);
  if (!story || !performer) return;
  const at = story.createdAt.toISOString();
  const event = { no: null, name: 'story/created', data: { storyId, performer, createdAt: at }, at };
  for (let last = ''; ; ) {
    const followers = await db
      .select({ id: follows.id, followerId: follows.followerId })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followerId))
      .where(and(eq(follows.performerId, performerId), gt(follows.id, last), canFind(performerId)))
      .orderBy(follows.id)
      .limit(batch);
    for (const { followerId } of followers) ports.broadcast.publish({ ...event, channel: `user:${followerId}` });
    last = followers.at(-1)?.id ?? '';
    if (followers.length < batch) return;
  }
}

/** Hears of stories, and of films that became ready: then theirs are told of. */
export async function tellOfStories(context: Context, event: DomainEvent): Promise<void> {
  if (event.type === 'story-created') await tellFollowers(context, event.storyId, event.performerId);
  if (event.type !== 'file-processed' || !event.isReady) return;
  const [story] = await context.db
    .select()
    .from(stories)
    .where(and(eq(stories.fileId, event.fileId), isNull(stories.hiddenAt)));
  if (story) await tellFollowers(context, story.id, story.performerId);
}

/** Stories removed at a time. */
const removedAtOnce = 100;

/** Removes stories whose day is over, with their files. */
export async function removeExpiredStories(context: Context, pass: DuePass): Promise<void> {
  while (!pass.isOver()) {
    const removed = await context.transaction(async (unit) => {
      const over = await unit.tx
        .select({ id: stories.id, fileId: stories.fileId })
        .from(stories)
        .where(lte(stories.expiresAt, unit.now))
        .orderBy(stories.id)
        .limit(removedAtOnce)
        .for('update', { skipLocked: true });
      if (over.length === 0) return 0;
      const ids = over.map(({ id }) => id);
      await unit.tx.delete(stories).where(inArray(stories.id, ids));
      await deleteFiles(
        unit,
        over.map(({ fileId }) => fileId),
      );
      return over.length;
    });
    if (removed < removedAtOnce) return;
  }
}
