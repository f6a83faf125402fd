import type { LibraryFileKind, ListLibraryFilesParams } from '@fanlight/sdk/models';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { files, isInLibrary } from '../../db/schema/index.ts';
import {
  containsWords,
  countCapped,
  isWithin,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from './rules.ts';
import { readFiles } from './store.ts';

export type LibraryFilter = Pick<ListLibraryFilesParams, 'q' | 'kind' | 'isUsed' | 'from' | 'to'>;

/** The maximum number of files of each kind whose names are searched. */
const maximumSearched = 10_000;

const kindOf = { photo: 'picture', video: 'video', audio: 'audio' } as const satisfies Record<
  LibraryFileKind,
  FileRow['kind']
>;

interface Place {
  id: string;
  createdAt: Date;
}

const sortKey: SortKey<Place> = { column: files.createdAt, type: 'timestamptz', of: ({ createdAt }) => createdAt };

/** Returns the conditions of the parts of the list. Each part is a range of an index, whatever the filters are. */
function partsOf(ownerId: string, { kind, isUsed, from, to }: LibraryFilter): SQL[] {
  const kinds = kind ? [kindOf[kind]] : Object.values(kindOf);
  const uses = isUsed === undefined ? [true, false] : [isUsed];
  const period = isWithin(files.createdAt, { ...(from && { from }), ...(to && { to }) });
  return kinds.flatMap((each) =>
    uses.map((used) => {
      const attached = used ? sql`attached_at is not null` : sql`attached_at is null`;
      return and(eq(files.ownerId, ownerId), eq(files.kind, each), attached, isInLibrary, period) as SQL;
    }),
  );
}

/** Lists the files of a performer's media library, newest first by default (rule F4). */
export async function listLibrary(
  db: Db,
  ownerId: string,
  filter: LibraryFilter,
  page: PageRequest,
): Promise<Page<FileRow>> {
  const { after, order, cursorOf } = sortedKeyset<Place>(sortKey, files.id, ({ id }) => id, page);
  const parts = partsOf(ownerId, filter);
  const by = sql.join(order, sql`, `);
  const most = page.offset + page.limit + 1;
  const matches = filter.q?.trim() ? containsWords(files.fileName, filter.q) : undefined;
  const select = (
    condition: SQL | undefined,
    limit: number,
  ) => sql`select ${files.id}, ${files.createdAt}, ${files.fileName}
    from ${files} where ${condition} order by ${by} limit ${limit}`;
  // The alias makes the columns of the order and of the words the same in both statements.
  const searched = (part: SQL, limit: number) =>
    matches
      ? sql`select * from (${select(and(part, after), maximumSearched)}) as ${sql.identifier('file')} where ${matches} limit ${limit}`
      : select(and(part, after), limit);
  const places = await db
    .select({ id: sql<string>`id`, createdAt: sql<Date>`created_at`.mapWith(files.createdAt) })
    .from(
      sql`(${sql.join(
        parts.map((part) => sql`(${searched(part, most)})`),
        sql` union all `,
      )}) as ${sql.identifier('file')}`,
    )
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const [first, ...rest] = parts.map((part) =>
    matches
      ? sql`select 1 from (${select(part, maximumSearched)}) as ${sql.identifier('file')} where ${matches}`
      : sql`select 1 from ${files} where ${part}`,
  );
  const total = first ? await countCapped(db, first, ...rest) : 0;
  const rows = await readFiles(
    db,
    places.map(({ id }) => id),
  );
  const found = toPage(places, page, total, cursorOf);
  return { ...found, data: found.data.flatMap(({ id }) => rows.get(id) ?? []) };
}
