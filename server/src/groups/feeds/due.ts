import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import { type DuePass, forEachDue, isRetryDue, retryAt } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { lockPerformer } from '../performers/index.ts';

type Row = typeof feeds.$inferSelect;

/** A job that processes posts at their time. */
export interface DueFeeds {
  /** The condition that a post waits for its time. */
  condition: SQL | undefined;
  /** The column with the time of a post. */
  time: 'publishAt' | 'expiresAt';
  /** The column with the time at which a post that has failed is tried again. */
  retry: 'publishRetryAt' | 'expiryRetryAt';
  /** Processes a locked post. */
  work: (unit: Unit, row: Row) => Promise<unknown>;
}

/** Maximum number of due posts that one statement reads. */
const batch = 50;

/**
 * Processes the posts whose time has come, each in its own transaction. If a post fails, the error is logged and the
 * post is retried later.
 */
export async function processDueFeeds(context: Context, pass: DuePass, due: DueFeeds): Promise<void> {
  const now = context.ports.clock.now();
  const [time, retry] = [feeds[due.time], feeds[due.retry]];
  const isDue = and(due.condition, lte(time, now), isRetryDue(retry, now));
  const read = (last: { at: Date | null; id: string } | undefined) => {
    const after = last && sql`(${time}, ${feeds.id}) > (${last.at?.toISOString()}::timestamptz, ${last.id})`;
    return context.db
      .select({ id: feeds.id, performerId: feeds.performerId, at: time })
      .from(feeds)
      .where(and(isDue, after))
      .orderBy(time, feeds.id)
      .limit(batch);
  };
  const work = ({ id, performerId }: { id: string; performerId: string }) =>
    context.transaction(
      async (unit) => {
        await lockPerformer(unit.tx, performerId);
        // The performer may have changed the time since the post was read, or another process may have processed it.
        const [row] = await unit.tx
          .select()
          .from(feeds)
          .where(and(eq(feeds.id, id), isDue))
          .for('update');
        if (row) await due.work(unit, row);
      },
      { ids: [performerId] },
    );
  // Posts that are no longer due are not postponed, because the performer may have set a new time.
  const postpone = ({ id }: { id: string }) =>
    context.db
      .update(feeds)
      .set({ [due.retry]: retryAt(context.ports.clock.now()) })
      .where(and(eq(feeds.id, id), isDue));
  await forEachDue(pass, { batch, read, work, postpone });
}
