import type { FanList } from '@fanlight/sdk/models';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { follows } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { isInList } from '../fans/index.ts';
import { changeCounter } from '../performers/index.ts';

export type FollowRow = typeof follows.$inferSelect;

/** A side of a follow, named by its column. */
export type FollowSide = 'followerId' | 'performerId';

/** The follows of a user. */
export interface FollowsOf {
  userId: string;
  /** Whether the user is the follower or the performer. */
  side: FollowSide;
  /** Only followers in this list of the performer. */
  list?: FanList | undefined;
}

const areFollowsOf = ({ userId, side, list }: FollowsOf): SQL | undefined =>
  and(eq(follows[side], userId), list && isInList(list, userId, follows.followerId));

/** Reads a page of a user's follows, and one row more than the page has. */
export function readFollows(db: Db, of: FollowsOf, page: PageRequest): Promise<FollowRow[]> {
  const { after, order } = keyset(follows.id, page);
  return db
    .select()
    .from(follows)
    .where(and(areFollowsOf(of), after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
}

/** Lists a user's follows. */
export async function listFollows(db: Db, of: FollowsOf, page: PageRequest): Promise<Page<FollowRow>> {
  const rows = await readFollows(db, of, page);
  const total = await countCapped(db, sql`select 1 from ${follows} where ${areFollowsOf(of)}`);
  return toPage(rows, page, total, ({ id }) => id);
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
