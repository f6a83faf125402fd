import { and, eq, isNotNull } from 'drizzle-orm';
import { feeds } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { pinnedMax } from './rules.ts';
import { lockFeed } from './writing.ts';

/**
 * Pins a published post to the top of its performer's profile. Idempotent. The lock of the performer's row serialises
 * concurrent calls, so that they don't exceed the limit.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `STATUS_CONFLICT`
 */
export async function pinFeed(unit: Unit, performerId: string, feedId: string): Promise<void> {
  const { tx, now } = unit;
  const feed = await lockFeed(unit, performerId, feedId);
  if (feed.pinnedAt) return;
  if (feed.status !== 'published') throw new ApiFailure('STATUS_CONFLICT', { reason: 'POST_NOT_PUBLISHED' });
  const total = await tx.$count(feeds, and(eq(feeds.performerId, performerId), isNotNull(feeds.pinnedAt)));
  if (total >= pinnedMax)
    throw new ApiFailure('STATUS_CONFLICT', { reason: 'TOO_MANY_PINNED', params: { max: pinnedMax } });
  await tx.update(feeds).set({ pinnedAt: now }).where(eq(feeds.id, feedId));
}

/** Unpins a post. Idempotent. */
export async function unpinFeed(unit: Unit, performerId: string, feedId: string): Promise<void> {
  await lockFeed(unit, performerId, feedId);
  await unit.tx.update(feeds).set({ pinnedAt: null }).where(eq(feeds.id, feedId));
}
