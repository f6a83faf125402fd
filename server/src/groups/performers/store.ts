import type { PerformerSortBy } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import {
  isPerformerVisibleTo,
  isPublishedPerformer,
  performersHiddenFrom,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../../access/viewer-conditions.ts';
import { userChannel } from '../../channels/names.ts';
import { fillPage, listBookmarked } from '../../content/index.ts';
import { existsPerRow } from '../../db/exists.ts';
import { isOneOf, runPrepared, type Slot } from '../../db/prepared.ts';
import { follows, performers, reactions, userBlocks, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import {
  countPrepared,
  type Page,
  type PageRequest,
  type SortKey,
  shapeOfPage,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import { fold, isId } from '../../keys.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { findByWords } from '../../search/find.ts';
import { wordsIn } from '../../search/words.ts';
import type { Unit } from '../../unit.ts';

/** A viewer with a country, or the viewer's id without a country; null for a visitor. */
type ViewerOrId = string | null | Pick<Viewer, 'userId' | 'countryCode'>;

const toViewer = (viewerOrId: ViewerOrId) =>
  typeof viewerOrId === 'object' && viewerOrId ? viewerOrId : { userId: viewerOrId };

const idOf = (viewerOrId: ViewerOrId) => toViewer(viewerOrId).userId;

/** A performer's account and profile, with the viewer's follow, bookmark and block. */
export type PerformerRow = {
  user: typeof users.$inferSelect;
  performer: typeof performers.$inferSelect;
  isFollowed: boolean;
  isBookmarked: boolean;
  isBlocked: boolean;
};

const isFollowedBy = (viewerId: Slot<string | null>) =>
  viewerId
    ? existsPerRow(
        sql`select 1 from ${follows} where ${follows.followerId} = ${viewerId} and ${follows.performerId} = ${users.id}`,
      )
    : sql<boolean>`false`;

const isBookmarkedBy = (viewerId: Slot<string | null>) =>
  viewerId
    ? existsPerRow(sql`select 1 from ${reactions} where ${reactions.objectType} = 'performer' and ${reactions.objectId} = ${users.id}
        and ${reactions.action} = 'bookmark' and ${reactions.userId} = ${viewerId}`)
    : sql<boolean>`false`;

const isBlockedBy = (viewerId: Slot<string | null>) =>
  viewerId
    ? existsPerRow(
        sql`select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${viewerId} and ${userBlocks.userId} = ${users.id}`,
      )
    : sql<boolean>`false`;

function selectPerformers(db: Db, viewerId: Slot<string | null>) {
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
 * Reads a performer by username or id.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the performer does not exist or is hidden from the viewer
 */
export async function readPerformer(db: Db, idOrUsername: string, viewerOrId: ViewerOrId): Promise<PerformerRow> {
  const viewer = toViewer(viewerOrId);
  const isById = isId(idOrUsername);
  const values = { idOrKey: isById ? idOrUsername : fold(idOrUsername), ...valuesOf(viewer) };
  const key = `performer by ${isById ? 'id' : 'username'}, ${shapeOf(viewer)}`;
  const [row] = await runPrepared(db, key, values, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    const isRequested = eq(isById ? users.id : users.usernameKey, slots.idOrKey);
    return selectPerformers(db, queryViewer.userId).where(and(isRequested, isPerformerVisibleTo(queryViewer)));
  });
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

const idOfRow = ({ user }: PerformerRow): string => user.id;

const sortKeys: Record<PerformerSortBy, SortKey<PerformerRow>> = {
  popular: { column: performers.totalFollowers, type: 'bigint', of: ({ performer }) => performer.totalFollowers },
  // Ids are in the order of the registrations.
  latest: { column: performers.userId, type: 'text', of: idOfRow },
  name: { column: users.nameKey, type: 'text', of: ({ user }) => user.nameKey },
};

/**
 * Lists the performers who are visible to the viewer.
 *
 * @param where - another condition on columns of `performer`
 */
export async function listPerformers(
  db: Db,
  viewerOrId: ViewerOrId,
  where: SQL | undefined,
  sortBy: PerformerSortBy,
  page: PageRequest,
): Promise<Page<PerformerRow>> {
  const id = sortBy === 'name' ? users.id : performers.userId;
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], id, idOfRow, page);
  const viewer = toViewer(viewerOrId);
  // A statement with a filter or a cursor is not prepared, because its condition contains values and no placeholders.
  const key = where || page.cursor ? undefined : `performers by ${sortBy}, ${shapeOf(viewer)}, ${shapeOfPage(page)}`;
  const rows = await runPrepared(db, key, { ...valuesOf(viewer), ...valuesOfPage(page) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return selectPerformers(db, queryViewer.userId)
      .where(and(isPerformerVisibleTo(queryViewer), where, after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  return toPage(rows, page, await countPerformers(db, viewer, where), cursorOf);
}

function countPerformers(db: Db, viewerOrId: ViewerOrId, where: SQL | undefined): Promise<number> {
  // Few performers are hidden from a viewer. Reading their ids once is faster than checking each performer.
  const viewer = toViewer(viewerOrId);
  const key = where ? undefined : `performers, ${shapeOf(viewer)}`;
  return countPrepared(db, key, valuesOf(viewer), (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    const isVisible = sql`${isPublishedPerformer} and ${performers.userId} not in (${performersHiddenFrom(queryViewer)})`;
    const others = sql`select 1 from ${performers} where ${and(isVisible, where)}`;
    if (!viewer.userId) return [others];
    const self = sql`select 1 from ${performers} where ${and(sql`${performers.userId} = ${queryViewer.userId}`, not(isPublishedPerformer), where)}`;
    return [others, self];
  });
}

/**
 * Searches the visible performers whose name, username or bio matches the words. The best match comes first, and equally
 * good matches are sorted by followers. If there are many matches, only the 200 with the most followers are ranked.
 */
export async function searchPerformers(
  db: Db,
  viewerOrId: ViewerOrId,
  { q, sortBy, where }: { q: string; sortBy: PerformerSortBy | undefined; where: SQL | undefined },
  page: PageRequest,
): Promise<Page<PerformerRow>> {
  const nameKey = sql`(select ${users.nameKey} from ${users} where ${users.id} = ${performers.userId})`;
  const ranks = {
    popular: 'time',
    latest: { sql: sql`${performers.userId}`, key: 'latest' },
    name: { sql: nameKey, key: 'name' },
  } as const;
  const viewer = toViewer(viewerOrId);
  const found = await findByWords(
    db,
    {
      kind: 'performer',
      table: sql`${performers}`,
      id: sql`${performers.userId}`,
      key: [
        { column: sql`${performers.totalFollowers}`, type: 'int' },
        { column: sql`${performers.userId}`, type: 'text' },
      ],
      textKey: where ? undefined : shapeOf(viewer),
      values: valuesOf(viewer),
      scope: () => undefined,
      exists: (_, slots) =>
        sql`select 1 from ${users} where ${and(eq(users.id, performers.userId), isPerformerVisibleTo(viewerIn(slots, viewer)), where)}`,
      rankBy: sortBy && ranks[sortBy],
      isRankedByText: sortBy === 'latest' || sortBy === 'name',
    },
    wordsIn(q),
    page,
  );
  return fillPage(found, await readPerformers(db, viewer, found.data));
}

/** Reads performers with one query. The caller must have checked that the viewer can see them. */
async function readPerformers(db: Db, viewerOrId: ViewerOrId, ids: string[]): Promise<Map<string, PerformerRow>> {
  if (ids.length === 0) return new Map();
  const viewer = toViewer(viewerOrId);
  const rows = await runPrepared(db, `performers by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) =>
    selectPerformers(db, viewerIn(slots, viewer).userId).where(isOneOf(users.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.user.id, row]));
}

/**
 * Lists randomly selected performers who are visible to the viewer, and counts all visible ones. Every performer has a
 * random number from 0 to 1 in the column `shuffle`.
 *
 * @param start - the number at which the list begins; after the largest number it continues with the smallest
 */
export async function listRandomPerformers(
  db: Db,
  viewerOrId: ViewerOrId,
  where: SQL | undefined,
  { limit, start }: { limit: number; start: number },
): Promise<Page<PerformerRow>> {
  const read = (isInPart: SQL) =>
    selectPerformers(db, idOf(viewerOrId))
      .where(and(isPerformerVisibleTo(viewerOrId), where, isInPart))
      .orderBy(performers.shuffle)
      .limit(limit + 1);
  const fromStart = await read(sql`${performers.shuffle} >= ${start}`);
  const beforeStart = fromStart.length > limit ? [] : await read(sql`${performers.shuffle} < ${start}`);
  const rows = [...fromStart, ...beforeStart];
  const total = await countPerformers(db, viewerOrId, where);
  const request: PageRequest = { limit, offset: 0, cursor: undefined, sort: 'desc' };
  const { cursor: _unused, ...page } = toPage(rows, request, total, idOfRow);
  return page;
}

/** Reads the countries and languages of the performers who are visible to the viewer. */
export async function readPerformerFilters(db: Db, viewer: Pick<Viewer, 'userId' | 'countryCode'>) {
  const rows = await runPrepared(db, `performer filters, ${shapeOf(viewer)}`, valuesOf(viewer), (slots) =>
    db
      .selectDistinct({
        country: performers.countryCode,
        // `unnest` returns no row for an empty array, and the country would be lost.
        language: sql<string | null>`unnest(array_append(${performers.languages}, null))`,
      })
      .from(performers)
      .innerJoin(users, eq(users.id, performers.userId))
      .where(isPerformerVisibleTo(viewerIn(slots, viewer))),
  );
  const sorted = (codes: (string | null)[]) => [...new Set(codes.filter((code) => code !== null))].sort();
  return { countries: sorted(rows.map((row) => row.country)), languages: sorted(rows.map((row) => row.language)) };
}

/** Lists the performers whom the viewer bookmarked, latest bookmark first. */
export async function listBookmarkedPerformers(db: Db, viewer: Viewer, page: PageRequest): Promise<Page<PerformerRow>> {
  const found = await listBookmarked(db, 'performer', viewer, page);
  return fillPage(found, await readPerformers(db, viewer, found.data));
}

/** Updates the text in which a performer is searched. */
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

/** Hides a performer's profile and items from all other users, or shows them again (rule R1). */
export async function setPerformerHidden({ tx, now }: Unit, userId: string, isHidden: boolean): Promise<void> {
  const isChanged = isHidden ? isNull(performers.hiddenAt) : isNotNull(performers.hiddenAt);
  await tx
    .update(performers)
    .set({ hiddenAt: isHidden ? now : null })
    .where(and(eq(performers.userId, userId), isChanged));
}

/** Locks a performer whose counters change. By the lock order, this comes before locking any of the performer's items. */
export async function lockPerformer(tx: Tx, userId: string): Promise<typeof performers.$inferSelect | undefined> {
  const [row] = await tx.select().from(performers).where(eq(performers.userId, userId)).for('no key update');
  return row;
}

export type Counter = 'totalFollowers' | 'totalFeeds' | 'totalLikes';

/** Changes a counter of a performer, but not below zero. Returns all counters of the performer. */
export async function changeCounter(tx: Tx, performerId: string, counter: Counter, by: number) {
  const [row] = await tx
    .update(performers)
    .set({ [counter]: sql`greatest(0, ${performers[counter]} + ${by})` })
    .where(eq(performers.userId, performerId))
    .returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { totalFollowers, totalFeeds, totalLikes } = row;
  return { performerId, totalFollowers, totalFeeds, totalLikes };
}

/** Subtracts the likes of a deleted item from its performer's likes, and emits the changed counters. */
export async function subtractLikes(unit: Unit, performerId: string, likes: number): Promise<void> {
  if (likes === 0) return;
  unit.emit(
    userChannel(performerId),
    'performer/counters-updated',
    await changeCounter(unit.tx, performerId, 'totalLikes', -likes),
  );
}
