import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import { type DuePass, forEachDue, isRetryDue, retryAt } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { changeCounter, lockPerformer } from '../performers/index.ts';

type Row = typeof feeds.$inferSelect;

async function countPosts(unit: Unit, performerId: string, by: 1 | -1): Promise<void> {
  unit.emit(
    userChannel(performerId),
    'performer/counters-updated',
    await changeCounter(unit.tx, performerId, 'totalFeeds', by),
  );
}

/**
 * Publishes an expired post again if its performer has removed or postponed the expiry. It keeps its place in lists,
 * and no second notification is sent.
 */
export async function restoreExpired(unit: Unit, row: Row): Promise<Row> {
  if (row.expiresAt && row.expiresAt <= unit.now) return row;
  await unit.tx.update(feeds).set({ status: 'published' }).where(eq(feeds.id, row.id));
  await countPosts(unit, row.performerId, 1);
  return { ...row, status: 'published' };
}

/** Marks a locked post as expired. It is no longer pinned. */
async function expire(unit: Unit, { id, performerId }: Pick<Row, 'id' | 'performerId'>): Promise<void> {
  await unit.tx.update(feeds).set({ status: 'expired', pinnedAt: null }).where(eq(feeds.id, id));
  await countPosts(unit, performerId, -1);
}

/** Maximum number of due posts that one statement reads. */
const batch = 50;

/**
 * Marks posts as expired at their time. Reads check the time themselves, so an expired post is hidden before this job
 * runs. The job updates the counters, and allows lists and totals to read only the indexes of published posts.
 */
export async function expireDueFeeds(context: Context, pass: DuePass): Promise<void> {
  const now = context.ports.clock.now();
  const isPublished = and(eq(feeds.status, 'published'), isNull(feeds.deletedAt));
  const isDue = and(isPublished, lte(feeds.expiresAt, now), isRetryDue(feeds.expiryRetryAt, now));
  const read = (last: { expiresAt: Date | null; id: string } | undefined) => {
    const after =
      last && sql`(${feeds.expiresAt}, ${feeds.id}) > (${last.expiresAt?.toISOString()}::timestamptz, ${last.id})`;
    return context.db
      .select({ id: feeds.id, performerId: feeds.performerId, expiresAt: feeds.expiresAt })
      .from(feeds)
      .where(and(isDue, after))
      .orderBy(feeds.expiresAt, feeds.id)
      .limit(batch);
  };
  const work = ({ id, performerId }: { id: string; performerId: string }) =>
    context.transaction(
      async (unit) => {
        await lockPerformer(unit.tx, performerId);
        // The performer may have postponed the expiry since the post was read, or another process may have marked it.
        const [row] = await unit.tx
          .select({ id: feeds.id, performerId: feeds.performerId })
          .from(feeds)
          .where(and(eq(feeds.id, id), isDue))
          .for('update');
        if (row) await expire(unit, row);
      },
      { ids: [performerId] },
    );
  const postpone = ({ id }: { id: string }) =>
    context.db
      .update(feeds)
      .set({ expiryRetryAt: retryAt(context.ports.clock.now()) })
      .where(and(eq(feeds.id, id), isDue));
  await forEachDue(pass, { batch, read, work, postpone });
}
