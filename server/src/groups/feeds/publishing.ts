import { and, eq, lte, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type DuePass, forEachDue, isRetryDue, retryAt } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { changeCounter, lockPerformer } from '../performers/index.ts';

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
  unit.publish({ type: 'feed-created', feedId: id, performerId });
  return row;
}

/** Maximum number of due posts that one statement reads. */
const batch = 50;

/** Publishes scheduled posts that are due. If a publication fails, the error is logged and the post is retried later. */
export async function publishDueFeeds(context: Context, pass: DuePass): Promise<void> {
  const now = context.ports.clock.now();
  const isDue = and(eq(feeds.status, 'scheduled'), lte(feeds.publishAt, now), isRetryDue(feeds.publishRetryAt, now));
  const read = (last: { publishAt: Date | null; id: string } | undefined) => {
    const after =
      last && sql`(${feeds.publishAt}, ${feeds.id}) > (${last.publishAt?.toISOString()}::timestamptz, ${last.id})`;
    return context.db
      .select({ id: feeds.id, performerId: feeds.performerId, publishAt: feeds.publishAt })
      .from(feeds)
      .where(and(isDue, after))
      .orderBy(feeds.publishAt, feeds.id)
      .limit(batch);
  };
  const work = ({ id, performerId }: { id: string; performerId: string }) =>
    context.transaction(
      async (unit) => {
        await lockPerformer(unit.tx, performerId);
        // The performer may have changed the time since the post was read, or another process may have published it.
        const [row] = await unit.tx
          .select()
          .from(feeds)
          .where(and(eq(feeds.id, id), isDue))
          .for('update');
        if (row) await publish(unit, row);
      },
      { ids: [performerId] },
    );
  // Posts that are no longer due are not postponed, because the performer may have set a new time.
  const postpone = ({ id }: { id: string }) =>
    context.db
      .update(feeds)
      .set({ publishRetryAt: retryAt(context.ports.clock.now()) })
      .where(and(eq(feeds.id, id), isDue));
  await forEachDue(pass, { batch, read, work, postpone });
}
