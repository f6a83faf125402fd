import type { User } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isFollowing, isShownTo, isSubscribed, readerAs } from '../../access/standing.ts';
import { isVerifiedPerformer } from '../../access/verified.ts';
import type { Context } from '../../context.ts';
import { performers, userBlocks, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, type Page, type SortKey, sortedKeyset, toPage, toPageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { fold, isId } from '../auth/index.ts';
import { optionalFileUrl } from '../files/index.ts';

const blocked = (blockerId: SQL | string, userId: SQL | string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${blockerId} and ${userBlocks.userId} = ${userId})`;

/**
 * Whoever blocked the reader is not found, nor a performer whose profile is not (rules A4, P7, R1); only whom the reader
 * blocked is, so that they can take it back.
 */
const isFoundBy = (readerId: string): SQL =>
  sql`(${users.id} = ${readerId} or (not ${blocked(sql`${users.id}`, readerId)} and (not ${users.isPerformer}
    or exists (select 1 from ${performers} where ${performers.userId} = ${users.id} and ${isShownTo(readerId)}))))`;

/**
 * One person, by id or username, as the reader may see them; nobody finds an account before its address is confirmed.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readPerson(context: Context, idOrUsername: string, readerId: string): Promise<User> {
  const named = isId(idOrUsername) ? eq(users.id, idOrUsername) : eq(users.usernameKey, fold(idOrUsername));
  const [row] = await context.db
    .select({ user: getTableColumns(users), status: performers.status, isBlocked: blocked(readerId, sql`${users.id}`) })
    .from(users)
    .leftJoin(performers, eq(performers.userId, users.id))
    .where(and(named, isFoundBy(readerId), or(isNotNull(users.emailVerifiedAt), eq(users.id, readerId))));
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { user } = row;
  const person = readerAs(context, user.id);
  const reader = sql`${readerId}`;
  const standing = sql`select ${isFollowing(person, reader)} as follows, ${isSubscribed(person, reader)} as subscribes`;
  const { rows } = (await context.db.execute(standing)) as unknown as {
    rows: { follows: boolean; subscribes: boolean }[];
  };
  return {
    _id: user.id,
    name: user.name,
    username: user.username,
    avatar: optionalFileUrl(context.ports, user.avatarFileId, 'thumbnail'),
    cover: optionalFileUrl(context.ports, user.coverFileId, 'display'),
    isPerformer: user.isPerformer,
    isVerified: isVerifiedPerformer({ isPerformer: user.isPerformer, status: row.status }),
    isFollower: rows[0]?.follows ?? false,
    isSubscriber: rows[0]?.subscribes ?? false,
    isBlocked: row.isBlocked,
    isOwn: user.id === readerId,
    createdAt: user.createdAt.toISOString(),
  };
}

/** What a search of people asks for. */
export interface PeopleQuery {
  q?: string;
  isPerformer?: boolean;
  sortBy?: 'name' | 'createdAt';
  /** Left out, names go upwards and dates downwards. */
  sort?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  cursor?: string;
}

/** Each word begins a word of the name or the username. */
function saysWords(q: string): SQL | undefined {
  const words = fold(q).replace(/^@/, '').split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));
  return and(
    ...patterns.map((word) =>
      or(
        sql`${users.nameKey} like ${`${word}%`}`,
        sql`${users.nameKey} like ${`% ${word}%`}`,
        sql`${users.usernameKey} like ${`${word}%`}`,
      ),
    ),
  );
}

interface PersonPlace {
  id: string;
  nameKey: string;
}

/** How people are ordered. Ids sort by time. */
const sortKeys: Record<'name' | 'createdAt', SortKey<PersonPlace>> = {
  name: { column: users.nameKey, type: 'text', of: ({ nameKey }) => nameKey },
  createdAt: { column: users.id, type: 'text', of: ({ id }) => id },
};

/** A page of the people whom the viewer finds: ids of confirmed accounts. */
export async function listPeople(
  db: Db,
  readerId: string,
  { q, isPerformer, sortBy = 'name', ...query }: PeopleQuery,
): Promise<Page<string>> {
  const page = toPageRequest({ ...query, sort: query.sort ?? (sortBy === 'name' ? 'asc' : 'desc') });
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], users.id, ({ id }) => id, page);
  const where = and(
    isFoundBy(readerId),
    isNotNull(users.emailVerifiedAt),
    q ? saysWords(q) : undefined,
    isPerformer === undefined ? undefined : eq(users.isPerformer, isPerformer),
  );
  const rows = await db
    .select({ id: users.id, nameKey: users.nameKey })
    .from(users)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${users} where ${where}`);
  return toPage(rows, page, total, cursorOf, ({ id }) => id);
}
