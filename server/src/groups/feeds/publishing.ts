import { and, eq, lte, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type DuePass, forEachDue, isRetryDue, retryAt } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { count, lockPerformer } from '../performers/index.ts';

type Row = typeof feeds.$inferSelect;

/** Publishes a post. A post can be published once, and is then the newest. */
export async function publish(unit: Unit, { id, performerId }: Row): Promise<Row> {
  const { tx, now } = unit;
  const [row] = await tx
    .update(feeds)
    .set({ status: 'published', publishAt: null, publishedId: unit.nextId(), createdAt: now })
    .where(and(eq(feeds.id, id), sql`${feeds.status} <> 'published'`))
    .returning();
  if (!row) {
    const [before] = await tx.select().from(feeds).where(eq(feeds.id, id));
    if (!before) throw new ApiFailure('NOT_FOUND');
    return before;
  }
  unit.emit(userChannel(performerId), 'performer/counters-updated', await count(tx, performerId, 'totalFeeds', 1));
  unit.publish({ type: 'feed-created', feedId: id, performerId });
  return row;
}

/** Posts read by one statement. */
const batch = 50;

/** Publishes scheduled posts that are due. A post that fails is logged and retried later. */
export async function publishDueFeeds(context: Context, pass: DuePass): Promise<void> {
  const now = context.ports.clock.now();
  const due = and(eq(feeds.status, 'scheduled'), lte(feeds.publishAt, now), isRetryDue(feeds.publishRetryAt, now));
  const read = (last: { publishAt: Date | null; id: string } | undefined) => {
    const after =
      last && sql`(${feeds.publishAt}, ${feeds.id}) > (${last.publishAt?.toISOString()}::timestamptz, ${last.id})`;
    return context.db
      .select({ id: feeds.id, performerId: feeds.performerId, publishAt: feeds.publishAt })
      .from(feeds)
      .where(and(due, after))
      .orderBy(feeds.publishAt, feeds.id)
      .limit(batch);
  };
  const work = ({ id, performerId }: { id: string; performerId: string }) =>
    context.transaction(
      async (unit) => {
        await lockPerformer(unit.tx, performerId);
        // The performer may have changed the time, or another process may publish the post.
        const [row] = await unit.tx
          .select()
          .from(feeds)
          .where(and(eq(feeds.id, id), due))
          .for('update');
        if (row) await publish(unit, row);
      },
      { ids: [performerId] },
    );
  // If the performer has changed the time in the meantime, the new time counts.
  const postpone = ({ id }: { id: string }) =>
    context.db
      .update(feeds)
      .set({ publishRetryAt: retryAt(context.ports.clock.now()) })
      .where(and(eq(feeds.id, id), due));
  await forEachDue(pass, { batch, read, work, postpone });
}
