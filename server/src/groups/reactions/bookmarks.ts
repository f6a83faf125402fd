import type { Bookmark, Picture } from '@fanlight/sdk/models';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isVisible, type Reader, readerOf } from '../../access/standing.ts';
import {
  accessColumns,
  type ContentKind,
  contentTables,
  isBookmark,
  isFound,
  kindRules,
  verdictOf,
} from '../../content/index.ts';
import type { Context } from '../../context.ts';
import {
  feedFiles,
  feeds,
  files,
  galleries,
  performers,
  photos,
  products,
  reactions,
  reels,
  users,
  videos,
} from '../../db/schema/index.ts';
import { countCapped, keyset, type PageRequest } from '../../http/paging.ts';
import { excerptOf, teaserOf } from '../feeds/index.ts';
import { fileUrl } from '../files/index.ts';
import { nobody, readUserSummaries } from '../users/index.ts';

/** A bookmark and what it takes to show it in a line. */
interface BookmarkRow {
  id: string;
  objectType: ContentKind | 'performer';
  objectId: string;
  performerId: string;
  createdAt: Date;
  title: string;
  isAllowed: boolean;
  fileId: string | null;
  alt: string;
}

/** The picture that stands for an item, and what is to be seen in it. */
const pictures: Record<ContentKind, { fileId: SQL<string | null>; alt: SQL<string> }> = {
  feed: {
    fileId: sql`coalesce(${feeds.thumbnailFileId}, (select ${feedFiles.fileId} from ${feedFiles} where ${feedFiles.feedId} = ${feeds.id} order by ${feedFiles.position} limit 1))`,
    alt: sql`coalesce((select ${feedFiles.alt} from ${feedFiles} where ${feedFiles.feedId} = ${feeds.id} order by ${feedFiles.position} limit 1), '')`,
  },
  gallery: {
    fileId: sql`(select ${photos.fileId} from ${photos} where ${photos.galleryId} = ${galleries.id} and ${photos.hiddenAt} is null
      order by coalesce(${photos.id} = ${galleries.coverPhotoId}, false) desc, ${photos.position} limit 1)`,
    alt: sql`''`,
  },
  photo: { fileId: sql`${photos.fileId}`, alt: sql`${photos.alt}` },
  video: { fileId: sql`${videos.thumbnailFileId}`, alt: sql`''` },
  reel: { fileId: sql`${reels.thumbnailFileId}`, alt: sql`''` },
  product: { fileId: sql`${products.imageFileId}`, alt: sql`${products.imageAlt}` },
};

/** What a line says of an item: its title, or the beginning of its text as far as the reader may see it (rule A2). */
function titleOf(kind: ContentKind, title: string, isAllowed: boolean): string {
  if (isAllowed) return excerptOf(title) ?? '';
  if (kind === 'feed') return excerptOf(teaserOf(title)) ?? '';
  return kind === 'photo' || kind === 'reel' ? '' : (excerptOf(title) ?? '');
}

async function readOfKind({ db }: Context, kind: ContentKind, reader: Reader, page: PageRequest) {
  const table = contentTables[kind];
  const mine = and(isBookmark(kind, reader), isFound(kind, reader));
  const { after, order } = keyset(reactions.id, page);
  const rows = await db
    .select({
      id: reactions.id,
      objectId: reactions.objectId,
      createdAt: reactions.createdAt,
      performerId: table.performerId,
      title: kindRules[kind].title,
      access: accessColumns(kind, reader),
      ...pictures[kind],
    })
    .from(reactions)
    .innerJoin(table, eq(table.id, reactions.objectId))
    .innerJoin(users, eq(users.id, table.performerId))
    .innerJoin(performers, eq(performers.userId, table.performerId))
    .where(and(mine, after))
    .orderBy(order)
    .limit(page.limit + page.offset + 1);
  const total = await countCapped(
    db,
    sql`select 1 from ${reactions} inner join ${table} on ${table.id} = ${reactions.objectId}
      inner join ${users} on ${users.id} = ${table.performerId}
      inner join ${performers} on ${performers.userId} = ${table.performerId} where ${mine}`,
  );
  const shown = rows.map(({ access, title, ...row }): BookmarkRow => {
    const { isAllowed } = verdictOf(access, row.performerId, reader.userId);
    return { ...row, objectType: kind, isAllowed, title: titleOf(kind, title, isAllowed) };
  });
  return { rows: shown, total };
}

async function readPerformers({ db }: Context, reader: Reader, page: PageRequest) {
  const mine = and(isBookmark('performer', reader), isVisible(reader.userId));
  const { after, order } = keyset(reactions.id, page);
  const rows = await db
    .select({
      id: reactions.id,
      objectId: reactions.objectId,
      createdAt: reactions.createdAt,
      name: users.name,
      fileId: users.avatarFileId,
    })
    .from(reactions)
    .innerJoin(users, eq(users.id, reactions.objectId))
    .innerJoin(performers, eq(performers.userId, reactions.objectId))
    .where(and(mine, after))
    .orderBy(order)
    .limit(page.limit + page.offset + 1);
  const total = await countCapped(
    db,
    sql`select 1 from ${reactions} inner join ${users} on ${users.id} = ${reactions.objectId}
      inner join ${performers} on ${performers.userId} = ${reactions.objectId} where ${mine}`,
  );
  const shown = rows.map(({ name, ...row }): BookmarkRow => {
    return { ...row, objectType: 'performer', performerId: row.objectId, title: name, isAllowed: true, alt: '' };
  });
  return { rows: shown, total };
}

/** Bookmarks of every kind together, or of photos alone, latest first; one more than the page holds. */
export async function listBookmarkRows(
  context: Context,
  type: 'all' | 'photos',
  page: PageRequest,
): Promise<{ rows: BookmarkRow[]; total: number }> {
  const reader = readerOf(context);
  const kinds = type === 'photos' ? (['photo'] as const) : (Object.keys(contentTables) as ContentKind[]);
  const parts: { rows: BookmarkRow[]; total: number }[] = [];
  for (const kind of kinds) parts.push(await readOfKind(context, kind, reader, page));
  if (type === 'all') parts.push(await readPerformers(context, reader, page));
  const sign = page.sort === 'asc' ? 1 : -1;
  const rows = parts.flatMap((part) => part.rows).toSorted((a, b) => (a.id < b.id ? -sign : sign));
  return {
    rows: rows.slice(page.offset, page.offset + page.limit + 1),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}

/** Bookmarks as lines; two queries for any number of them. */
export async function toBookmarks({ db, ports }: Context, rows: BookmarkRow[]): Promise<Bookmark[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ performerId }) => performerId),
  );
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const found = fileIds.length > 0 ? await db.select().from(files).where(inArray(files.id, fileIds)) : [];
  const thumbnailOf = async ({ fileId, alt, isAllowed }: BookmarkRow): Promise<Picture | null> => {
    const file = found.find(({ id }) => id === fileId);
    if (!file) return null;
    return {
      _id: file.id,
      url: isAllowed ? await fileUrl(ports, file.id, 'display') : null,
      thumbnailUrl: isAllowed ? await fileUrl(ports, file.id, 'thumbnail') : null,
      preview: file.preview,
      width: file.width,
      height: file.height,
      alt,
    };
  };
  return Promise.all(
    rows.map(async (row) => ({
      _id: row.id,
      objectType: row.objectType,
      objectId: row.objectId,
      performer: people.get(row.performerId) ?? nobody(row.performerId),
      title: row.title,
      thumbnail: await thumbnailOf(row),
      createdAt: row.createdAt.toISOString(),
    })),
  );
}
