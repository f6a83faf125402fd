import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { follows } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, type PageRequest, toPage, toPageRequest } from '../../http/paging.ts';
import type { Unit } from '../../unit.ts';
import { count, readPerformer } from '../performers/index.ts';
import { nobody, readUserSummaries } from '../users/index.ts';

/** Follows of one side; `other` is whom the list shows. */
async function list(
  { db, ports }: Context,
  page: PageRequest,
  side: 'followerId' | 'performerId',
  other: 'followerId' | 'performerId',
  userId: string,
) {
  const mine = eq(follows[side], userId);
  const { after, order } = keyset(follows.id, page);
  const rows = await db
    .select()
    .from(follows)
    .where(and(mine, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${follows} where ${mine}`);
  const people = await readUserSummaries(
    ports,
    db,
    rows.map((row) => row[other]),
  );
  return {
    data: toPage(
      rows,
      page,
      total,
      (row) => row.id,
      (row) => ({
        _id: row.id,
        user: people.get(row[other]) ?? nobody(row[other]),
        createdAt: row.createdAt.toISOString(),
      }),
    ),
  };
}

/** Follows or stops following; what changes nothing counts nothing. */
async function change(context: Context, performerId: string, isFollowed: boolean) {
  const { userId } = requireViewer(context);
  if (performerId === userId) throw new ApiFailure('OWN_ACCOUNT', { message: 'You cannot follow yourself.' });
  const { performer } = await readPerformer(context.db, performerId, userId);
  return context.transaction(
    async (unit) => {
      const { tx, now } = unit;
      if (!unit.people.has(performerId)) throw new ApiFailure('NOT_FOUND');
      const link = { followerId: userId, performerId };
      const changed = isFollowed
        ? await tx
            .insert(follows)
            .values({ id: unit.nextId(), ...link, createdAt: now })
            .onConflictDoNothing()
            .returning()
        : await tx
            .delete(follows)
            .where(and(eq(follows.followerId, userId), eq(follows.performerId, performerId)))
            .returning();
      if (changed.length === 0) return { data: { performerId, isFollowed, totalFollowers: performer.totalFollowers } };
      const counters = await count(tx, performerId, 'totalFollowers', isFollowed ? 1 : -1);
      unit.emit(userChannel(performerId), 'performer/counters-updated', counters);
      if (isFollowed) unit.publish({ type: 'follow-created', ...link });
      return { data: { performerId, isFollowed, totalFollowers: counters.totalFollowers } };
    },
    { ids: [performerId] },
  );
}

/** Ends the follows between two people, whichever way they go, as a block does (rule A4). */
export async function dropFollows(unit: Unit, oneId: string, otherId: string): Promise<void> {
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
  await countDropped(unit, await unit.tx.delete(follows).where(inArray(follows.id, ids)).returning());
}

/** Takes follows that were deleted out of the counters, in id order, as everything is locked. */
async function countDropped(unit: Unit, gone: { followerId: string; performerId: string }[]): Promise<void> {
  for (const { performerId } of gone.toSorted((a, b) => (a.performerId < b.performerId ? -1 : 1))) {
    unit.emit(
      userChannel(performerId),
      'performer/counters-updated',
      await count(unit.tx, performerId, 'totalFollowers', -1),
    );
  }
}

export const followsHandlers = {
  followPerformer: (context, { params }) => change(context, params.id, true),
  unfollowPerformer: (context, { params }) => change(context, params.id, false),
  listFollowers: (context, { query }) =>
    list(context, toPageRequest(query), 'performerId', 'followerId', requireViewer(context).userId),
  listFollowing: (context, { query }) =>
    list(context, toPageRequest(query), 'followerId', 'performerId', requireViewer(context).userId),
} satisfies HandlersOf<'follows'>;
