import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isVisible, type Reader } from '../../access/standing.ts';
import { follows, performers, reactions, userBlocks, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, type PageRequest } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { fold, isId } from '../auth/index.ts';

/** Who looks: an id, nobody, or a reader whole, of whom the country is known as well. */
type Looker = string | null | Pick<Reader, 'userId' | 'countryCode'>;

const idOf = (looker: Looker) => (typeof looker === 'object' && looker ? looker.userId : looker);

/** A performer's account and what they have beyond it. */
export type PerformerRow = {
  user: typeof users.$inferSelect;
  performer: typeof performers.$inferSelect;
  isFollowed: boolean;
  isBookmarked: boolean;
  isBlocked: boolean;
};

/** Whether the viewer follows the performer of a joined row. */
const isFollowedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`exists (select 1 from ${follows} where ${follows.followerId} = ${viewerId} and ${follows.performerId} = ${users.id})`
    : sql<boolean>`false`;

const isBookmarkedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`exists (select 1 from ${reactions} where ${reactions.objectType} = 'performer' and ${reactions.objectId} = ${users.id}
        and ${reactions.action} = 'bookmark' and ${reactions.userId} = ${viewerId})`
    : sql<boolean>`false`;

const isBlockedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${viewerId} and ${userBlocks.userId} = ${users.id})`
    : sql<boolean>`false`;

function select(db: Db, viewerId: string | null) {
  return db
    .select({
      user: getTableColumns(users),
      performer: getTableColumns(performers),
      isFollowed: isFollowedBy(viewerId),
      isBookmarked: isBookmarkedBy(viewerId),
      isBlocked: isBlockedBy(viewerId),
    })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId));
}

/**
 * A performer by username or id, as far as the viewer finds them.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readPerformer(db: Db, idOrUsername: string, viewer: Looker): Promise<PerformerRow> {
  const named = isId(idOrUsername) ? eq(users.id, idOrUsername) : eq(users.usernameKey, fold(idOrUsername));
  const [row] = await select(db, idOf(viewer)).where(and(named, isVisible(viewer)));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** How a list of performers is cut out. */
export interface PerformerQuery {
  viewer: Looker;
  where?: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Performers whom the viewer finds; one more than asked for, to know whether there are more. */
export async function listPerformers(
  db: Db,
  { viewer, where, orderBy, limit, offset }: PerformerQuery,
): Promise<PerformerRow[]> {
  return select(db, idOf(viewer))
    .where(and(isVisible(viewer), where))
    .orderBy(...orderBy)
    .limit(limit + 1)
    .offset(offset);
}

/** Performers whom the viewer bookmarked, latest bookmark first; the cursor is the bookmark's id. One more than asked for. */
export async function listBookmarked(
  db: Db,
  viewerId: string,
  page: PageRequest,
): Promise<{ rows: (PerformerRow & { reactionId: string })[]; total: number }> {
  const isMine = sql`${reactions.userId} = ${viewerId} and ${reactions.action} = 'bookmark' and ${reactions.objectType} = 'performer'`;
  const { after, order } = keyset(reactions.id, page);
  const places = await db
    .select({ reactionId: reactions.id, id: reactions.objectId })
    .from(reactions)
    .innerJoin(users, eq(users.id, reactions.objectId))
    .innerJoin(performers, eq(performers.userId, reactions.objectId))
    .where(and(isMine, isVisible(viewerId), after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const ids = places.map(({ id }) => id);
  const found = ids.length > 0 ? await select(db, viewerId).where(inArray(users.id, ids)) : [];
  const rows = places.flatMap(({ id, reactionId }) => {
    const row = found.find(({ user }) => user.id === id);
    return row ? [{ ...row, reactionId }] : [];
  });
  const total = await countCapped(
    db,
    sql`select 1 from ${reactions} inner join ${users} on ${users.id} = ${reactions.objectId}
      inner join ${performers} on ${performers.userId} = ${reactions.objectId} where ${isMine} and ${isVisible(viewerId)}`,
  );
  return { rows, total };
}

/** The condition that words are found: each as a part of a word, or the whole nearly so. */
export function matches(q: string): SQL {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const each = words.map((word) => sql`${performers.search} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return or(and(...each), sql`word_similarity(${fold(q)}, ${performers.search}) > 0.5`) ?? sql`true`;
}

/** Writes what a search looks through. */
export async function indexForSearch(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx
    .select({ name: users.nameKey, username: users.usernameKey, bio: performers.bio })
    .from(users)
    .innerJoin(performers, eq(performers.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return;
  const search = fold(`${row.name} ${row.username ?? ''} ${row.bio}`);
  await tx.update(performers).set({ search }).where(eq(performers.userId, userId));
}

/** Hides a profile, and with it all that it published, from everybody but its owner (rule R1). */
export async function hidePerformer({ tx, now }: Unit, userId: string): Promise<void> {
  await tx
    .update(performers)
    .set({ hiddenAt: now })
    .where(and(eq(performers.userId, userId), isNull(performers.hiddenAt)));
}

/** Counters of a performer's profile. */
export type Counter = 'totalFollowers' | 'totalFeeds' | 'totalLikes';

/** Changes a counter, never below zero, and answers all of them. */
export async function count(tx: Tx, performerId: string, counter: Counter, by: number) {
  const [row] = await tx
    .update(performers)
    .set({ [counter]: sql`greatest(0, ${performers[counter]} + ${by})` })
    .where(eq(performers.userId, performerId))
    .returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { totalFollowers, totalFeeds, totalLikes } = row;
  return { performerId, totalFollowers, totalFeeds, totalLikes };
}
