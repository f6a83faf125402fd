import { and, eq, isNull } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { feeds } from '../../db/schema/index.ts';
import type { DuePass } from '../../outbox/due.ts';
import type { Unit } from '../../unit.ts';
import { changeCounter } from '../performers/index.ts';
import { processDueFeeds } from './due.ts';

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
async function expire(unit: Unit, { id, performerId }: Row): Promise<void> {
  await unit.tx.update(feeds).set({ status: 'expired', pinnedAt: null }).where(eq(feeds.id, id));
  await countPosts(unit, performerId, -1);
}

/**
 * Marks posts as expired at their time. Reads check the time themselves, so an expired post is hidden before this job
 * runs. The job updates the counters, and allows lists and totals to read only the indexes of published posts.
 */
export const expireDueFeeds = (context: Context, pass: DuePass): Promise<void> =>
  processDueFeeds(context, pass, {
    condition: and(eq(feeds.status, 'published'), isNull(feeds.deletedAt)),
    ...{ time: 'expiresAt', retry: 'expiryRetryAt' },
    work: expire,
  });
