import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { follows } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { changeCounter } from '../performers/index.ts';

export type FollowRow = typeof follows.$inferSelect;

/** A side of a follow, named by its column. */
export type FollowSide = 'followerId' | 'performerId';

/**
 * Lists a user's follows.
 *
 * @param side - whether the user is the follower or the performer
 */
export async function listFollows(
  db: Db,
  side: FollowSide,
  userId: string,
  page: PageRequest,
): Promise<Page<FollowRow>> {
  const isOwn = eq(follows[side], userId);
  const { after, order } = keyset(follows.id, page);
  const rows = await db
    .select()
    .from(follows)
    .where(and(isOwn, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  return toPage(rows, page, await countCapped(db, sql`select 1 from ${follows} where ${isOwn}`), ({ id }) => id);
}

/**
 * Follows or unfollows a performer. Returns the new number of followers, or undefined if nothing changed.
 *
 * @param options - `isNotified` is false if the performer gets no notification of the follow
 * @throws {ApiFailure} `NOT_FOUND` if the performer's account was deleted
 */
export async function setFollow(
  unit: Unit,
  followerId: string,
  performerId: string,
  isFollowed: boolean,
  { isNotified = true }: { isNotified?: boolean } = {},
): Promise<number | undefined> {
  const { tx, now } = unit;
  if (!unit.people.has(performerId)) throw new ApiFailure('NOT_FOUND');
  const follow = { followerId, performerId };
  const changed = isFollowed
    ? await tx
        .insert(follows)
        .values({ id: unit.nextId(), ...follow, createdAt: now })
        .onConflictDoNothing()
        .returning()
    : await tx
        .delete(follows)
        .where(and(eq(follows.followerId, followerId), eq(follows.performerId, performerId)))
        .returning();
  if (changed.length === 0) return undefined;
  const counters = await changeCounter(tx, performerId, 'totalFollowers', isFollowed ? 1 : -1);
  unit.emit(userChannel(performerId), 'performer/counters-updated', counters);
  if (isFollowed && isNotified) unit.publish({ type: 'follow-created', ...follow });
  return counters.totalFollowers;
}

/** Deletes the follows between two users in both directions, because one of them blocks the other (rule A4). */
export async function deleteFollowsBetween(unit: Unit, oneId: string, otherId: string): Promise<void> {
  const rows = await unit.tx
    .select({ id: follows.id })
    .from(follows)
    .where(
      or(
        and(eq(follows.followerId, oneId), eq(follows.performerId, otherId)),
        and(eq(follows.followerId, otherId), eq(follows.performerId, oneId)),
      ),
    )
    .orderBy(follows.id)
    .for('update');
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await subtractFollows(unit, await unit.tx.delete(follows).where(inArray(follows.id, ids)).returning());
}

/** Subtracts deleted follows from the performers' counters, in the order of the ids, which is the lock order. */
async function subtractFollows(unit: Unit, deleted: { followerId: string; performerId: string }[]): Promise<void> {
  for (const { performerId } of deleted.toSorted((a, b) => (a.performerId < b.performerId ? -1 : 1))) {
    unit.emit(
      userChannel(performerId),
      'performer/counters-updated',
      await changeCounter(unit.tx, performerId, 'totalFollowers', -1),
    );
  }
}
