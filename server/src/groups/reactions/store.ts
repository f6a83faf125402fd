import { eq, type SQL, sql } from 'drizzle-orm';
import { shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import {
  accessColumns,
  accessOf,
  type ContentKind,
  contentTables,
  excerptOf,
  kindRules,
  listBookmarkPlaces,
  pictureFileIds,
  teaserOf,
} from '../../content/index.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { feedFiles, feeds, performers, photos, products, users } from '../../db/schema/index.ts';
import { type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** The data of a bookmarked item that a list contains. */
interface BookmarkedItem {
  performerId: string;
  title: string;
  isAllowed: boolean;
  fileId: string | null;
  alt: string;
}

/** A bookmark with the data of its item. */
export interface BookmarkRow extends BookmarkedItem {
  id: string;
  objectType: ContentKind | 'performer';
  objectId: string;
  createdAt: Date;
}

/** The alternative text of the picture that lists show of an item. */
const alts: Record<ContentKind, SQL<string>> = {
  feed: sql`coalesce((select ${feedFiles.alt} from ${feedFiles} where ${feedFiles.feedId} = ${feeds.id} order by ${feedFiles.position} limit 1), '')`,
  gallery: sql`''`,
  photo: sql`${photos.alt}`,
  video: sql`''`,
  reel: sql`''`,
  product: sql`${products.imageAlt}`,
};

/**
 * Returns the text by which lists name an item: its title, or the beginning of the text that the viewer can see (rule
 * A2).
 */
function titleOf(kind: ContentKind, title: string, isAllowed: boolean): string {
  if (isAllowed) return excerptOf(title) ?? '';
  if (kind === 'feed') return excerptOf(teaserOf(title)) ?? '';
  return kind === 'photo' || kind === 'reel' ? '' : (excerptOf(title) ?? '');
}

/** Reads the data of items of one kind with one query. Returns a map from id to data. */
async function readItems(db: Db, kind: ContentKind, viewer: Viewer, ids: string[]) {
  const table = contentTables[kind];
  const key = `bookmarked items, ${kind}, ${shapeOf(viewer)}`;
  const rows = await runPrepared(db, key, { ids, ...valuesOf(viewer) }, (slots) =>
    db
      .select({
        id: table.id,
        performerId: table.performerId,
        title: kindRules[kind].title,
        access: accessColumns(kind, viewerIn(slots, viewer)),
        fileId: pictureFileIds[kind],
        alt: alts[kind],
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.performerId))
      .innerJoin(performers, eq(performers.userId, table.performerId))
      .where(isOneOf(table.id, slots.ids)),
  );
  return rows.map(({ id, access, title, ...row }): [string, BookmarkedItem] => {
    const { isAllowed } = accessOf(access, row.performerId, viewer.userId);
    return [id, { ...row, isAllowed, title: titleOf(kind, title, isAllowed) }];
  });
}

async function readPerformers(db: Db, ids: string[]) {
  const rows = await runPrepared(db, 'bookmarked performers', { ids }, (slots) =>
    db
      .select({ id: users.id, title: users.name, fileId: users.avatarFileId })
      .from(users)
      .where(isOneOf(users.id, slots.ids)),
  );
  return rows.map(({ id, ...row }): [string, BookmarkedItem] => [
    id,
    { ...row, performerId: id, isAllowed: true, alt: '' },
  ]);
}

/** Lists the viewer's bookmarks of all kinds, or of photos only, latest first. */
export async function listBookmarks(
  db: Db,
  viewer: Viewer,
  type: 'all' | 'photos',
  page: PageRequest,
): Promise<Page<BookmarkRow>> {
  const everyKind = [...(Object.keys(contentTables) as ContentKind[]), 'performer' as const];
  const kinds = type === 'photos' ? (['photo'] as const) : everyKind;
  const { places, total } = await listBookmarkPlaces(db, kinds, viewer, page);
  const items = new Map<string, BookmarkedItem>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    const read = kind === 'performer' ? await readPerformers(db, ids) : await readItems(db, kind, viewer, ids);
    for (const [id, item] of read) items.set(id, item);
  }
  const rows = places.flatMap(({ reactionId, kind, id, createdAt }) => {
    const item = items.get(id);
    return item ? [{ ...item, id: reactionId, objectType: kind, objectId: id, createdAt }] : [];
  });
  return toPage(rows, page, total, ({ id }) => id);
}
