import { and, eq, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { DuePass } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { changeCounter } from '../performers/index.ts';
import { processDueFeeds } from './due.ts';
import { storeHashtags } from './hashtags.ts';

type Row = typeof feeds.$inferSelect;

/** Publishes a post, which becomes the performer's newest post. Does nothing if the post is already published. */
export async function publish(unit: Unit, { id, performerId }: Row): Promise<Row> {
  const { tx, now } = unit;
  const [row] = await tx
    .update(feeds)
    .set({ status: 'published', publishAt: null, publishedId: unit.nextId(), createdAt: now })
    .where(and(eq(feeds.id, id), sql`${feeds.status} <> 'published'`))
    .returning();
  if (!row) {
    const [published] = await tx.select().from(feeds).where(eq(feeds.id, id));
    if (!published) throw new ApiFailure('NOT_FOUND');
    return published;
  }
  unit.emit(
    userChannel(performerId),
    'performer/counters-updated',
    await changeCounter(tx, performerId, 'totalFeeds', 1),
  );
  await storeHashtags(unit, row.hashtags);
  unit.publish({ type: 'feed-created', feedId: id, performerId });
  return row;
}

/** Publishes scheduled posts that are due. */
export const publishDueFeeds = (context: Context, pass: DuePass): Promise<void> =>
  processDueFeeds(context, pass, {
    ...{ condition: eq(feeds.status, 'scheduled'), time: 'publishAt', retry: 'publishRetryAt' },
    work: publish,
  });
