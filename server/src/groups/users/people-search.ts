import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { users, userTerms } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import {
  countCapped,
  decodeCursorText,
  encodeCursorText,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
  toPageRequest,
  writeCursor,
} from '../../http/paging.ts';
import { fold } from '../../keys.ts';
import type { Db } from '../../ports/index.ts';
import { isUserVisibleTo } from './people.ts';

/** The parameters of a search for users. */
export interface PeopleQuery {
  q?: string;
  isPerformer?: boolean;
  sortBy?: 'name' | 'createdAt';
  /** The direction. By default, names are ascending and dates descending. */
  sort?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  cursor?: string;
}

/** The maximum number of terms that are checked for one page. */
const checkedTerms = 1000;
/** If a search has more than this number of terms, users are sorted by term, and not by name or date. */
const sortedTerms = 500;
/** Up to this number, the `total` of a search is exact. */
const countedPeople = 200;

/** Returns the condition that each word is a prefix of the username or of a word of the name. */
function hasWords(words: string[]): SQL | undefined {
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

const beginsWith = (term: SQL, prefix: string): SQL =>
  sql`(${term} >= ${prefix} and ${term} < ${`${prefix}\u{10FFFF}`})`;

/**
 * Chooses the prefix with which terms are looked up: the rarest word, or all words in sequence if every word is
 * frequent.
 */
async function choosePrefix(db: Db, words: string[]): Promise<string> {
  const phrase = words.join(' ');
  if (words.length === 1) return phrase;
  const counts = [phrase, ...words].map(
    (prefix, index) => sql`select ${sql.raw(String(index))} as index, (select count(*)::int from (
      select 1 from ${userTerms} where ${beginsWith(sql`term`, prefix)} limit ${sql.raw(String(checkedTerms))}) as part) as total`,
  );
  const { rows } = (await db.execute(sql`${sql.join(counts, sql` union all `)} order by index`)) as unknown as {
    rows: { total: number }[];
  };
  const [ofPhrase = 0, ...ofWords] = rows.map(({ total }) => total);
  const least = Math.min(...ofWords);
  return least === checkedTerms && ofPhrase > 0 ? phrase : (words[ofWords.indexOf(least)] ?? phrase);
}

/** The position of a term in the index: the term and its user. */
interface TermPlace {
  term: string;
  id: string;
}

const invalidCursor = () => fieldFailure('VALIDATION_FAILED', 'cursor', 'INVALID_CURSOR');

/** Parses a cursor in the format `<prefix>|<term>|<id>`. */
function readTermCursor(cursor: string): TermPlace & { prefix: string } {
  const [prefix = '', term = '', id] = cursor.split('|');
  if (!id) throw invalidCursor();
  return { prefix: decodeCursorText(prefix), term: decodeCursorText(term), id };
}

/** Returns the terms with a prefix that follow a position, in their order. */
function termsAfter(prefix: string, sort: 'asc' | 'desc', total: number, place?: TermPlace): SQL {
  const direction = sql.raw(sort);
  const afterPlace = place
    ? sql` and (term, user_id) ${sql.raw(sort === 'asc' ? '>' : '<')} (${place.term}::text collate "C", ${place.id})`
    : sql``;
  return sql`(select term, user_id from ${userTerms} where ${beginsWith(sql`term`, prefix)}${afterPlace}
    order by term ${direction}, user_id ${direction} limit ${sql.raw(String(total))})`;
}

/** Returns the term with the number `total`; undefined if there are fewer terms. */
async function readLast(db: Db, terms: SQL, total: number): Promise<TermPlace | undefined> {
  const { rows } = (await db.execute(
    sql`select term, user_id as id from ${terms} as checked offset ${sql.raw(String(total - 1))}`,
  )) as unknown as { rows: TermPlace[] };
  return rows[0];
}

/**
 * Lists the users who match the words, in the order of their first matching term. The cost does not depend on the
 * number of users.
 *
 * @param where - the condition that a user is visible to the viewer, on columns of `user`
 */
async function searchByTerms(
  db: Db,
  words: string[],
  where: SQL | undefined,
  page: PageRequest,
): Promise<Page<string>> {
  const { limit, offset, cursor, sort } = page;
  const place = cursor ? readTermCursor(cursor) : undefined;
  const prefix = place?.prefix ?? (await choosePrefix(db, words));
  const direction = sql.raw(sort);
  const isFirst = sql`not exists (select 1 from ${userTerms} as other where other.user_id = checked.user_id
    and other.term ${sql.raw(sort === 'asc' ? '<' : '>')} checked.term and ${beginsWith(sql`other.term`, prefix)})`;
  const read = async (from: TermPlace | undefined, most: number, skipped: number) => {
    const terms = termsAfter(prefix, sort, checkedTerms, from);
    const { rows } = (await db.execute(sql`select checked.term, checked.user_id as id from ${terms} as checked
      cross join lateral (select 1 from ${users} where ${users.id} = checked.user_id and ${and(where, hasWords(words))} limit 1) as found
      where ${isFirst} order by checked.term ${direction}, checked.user_id ${direction}
      limit ${most} offset ${skipped}`)) as unknown as { rows: TermPlace[] };
    // If the page is not full, more users may follow after the terms that were checked.
    return { rows, end: rows.length < most ? await readLast(db, terms, checkedTerms) : undefined };
  };
  const counted = await read(undefined, countedPeople + 1, 0);
  const isCounted = !place && offset + limit <= countedPeople;
  const { rows, end } = isCounted
    ? { rows: counted.rows.slice(offset, offset + limit + 1), end: counted.end }
    : await read(place, limit + 1, offset);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? shown.at(-1) : end;
  const total = counted.rows.length;
  const parts = next && [encodeCursorText(prefix), encodeCursorText(next.term), next.id];
  return {
    data: shown.map(({ id }) => id),
    total: Math.min(total, countedPeople),
    ...((total > countedPeople || counted.end) && { totalIsCapped: true }),
    isMore: parts !== undefined,
    ...(parts && { cursor: writeCursor(parts.join('|')) }),
  };
}

interface PersonPlace {
  id: string;
  nameKey: string;
}

/** The keys by which users are sorted. Ids are in the order of their creation. */
const sortKeys: Record<'name' | 'createdAt', SortKey<PersonPlace>> = {
  name: { column: users.nameKey, type: 'text', of: ({ nameKey }) => nameKey },
  createdAt: { column: users.id, type: 'text', of: ({ id }) => id },
};

/**
 * Lists the ids of confirmed accounts that are visible to the viewer. With words and `sortBy`, only the users of the
 * first `sortedTerms` terms are listed.
 */
export async function listPeople(
  db: Db,
  viewerId: string,
  { q = '', isPerformer, sortBy, ...query }: PeopleQuery,
): Promise<Page<string>> {
  const words = fold(q).replace(/^@/, '').split(/\s+/).filter(Boolean);
  const found = and(
    isUserVisibleTo(viewerId),
    isNotNull(users.emailVerifiedAt),
    isPerformer === undefined ? undefined : eq(users.isPerformer, isPerformer),
  );
  const page = toPageRequest({ ...query, sort: query.sort ?? (sortBy === 'createdAt' ? 'desc' : 'asc') });
  if (words.length > 0 && !sortBy) return searchByTerms(db, words, found, page);
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy ?? 'name'], users.id, ({ id }) => id, page);
  const terms = words.length > 0 ? termsAfter(await choosePrefix(db, words), 'asc', sortedTerms) : undefined;
  const where = terms
    ? and(found, hasWords(words), sql`${users.id} in (select user_id from ${terms} as checked)`)
    : found;
  const rows = await db
    .select({ id: users.id, nameKey: users.nameKey })
    .from(users)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${users} where ${where}`);
  const result = toPage(rows, page, total, cursorOf, ({ id }) => id);
  return terms && (await readLast(db, terms, sortedTerms)) ? { ...result, totalIsCapped: true } : result;
}
