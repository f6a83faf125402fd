import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import { type AccessRow, accessColumns, hasReacted, isVisibleTo, listOrSearch } from '../../content/index.ts';
import { allOf, isWord, type KeyedSql } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, galleries, performers, photos, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A photo with its file, the viewer's access and the viewer's reactions. */
export interface PhotoRow {
  photo: typeof photos.$inferSelect;
  file: FileRow;
  /** The cover of the photo's gallery; null if the performer has not selected one. */
  coverPhotoId: string | null;
  /** The access data of the photo's gallery, or of the photo if it has no gallery. */
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** Reads those photos that are not hidden from the viewer, with one query. */
export async function readPhotoRows(db: Db, viewer: Viewer, ids: string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  return runPrepared(db, `photos by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return db
      .select({
        photo: getTableColumns(photos),
        file: getTableColumns(files),
        coverPhotoId: galleries.coverPhotoId,
        access: accessColumns('photo', queryViewer),
        isLiked: hasReacted('photo', queryViewer, 'like'),
        isBookmarked: hasReacted('photo', queryViewer, 'bookmark'),
      })
      .from(photos)
      .innerJoin(files, eq(files.id, photos.fileId))
      .leftJoin(galleries, eq(galleries.id, photos.galleryId))
      .innerJoin(users, eq(users.id, photos.performerId))
      .innerJoin(performers, eq(performers.userId, photos.performerId))
      .where(and(isOneOf(photos.id, slots.ids), isVisibleTo('photo', queryViewer)));
  });
}

/** The filters and the order of a list of photos. */
export interface PhotoFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  galleryId?: string | undefined;
  /** True for photos without a gallery, false for photos in galleries, undefined for both. */
  isSingle?: boolean | undefined;
  /** Whether the viewer is the performer of the photos. */
  isOwn?: boolean;
  audience?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

const isInNoGallery: KeyedSql = { sql: isNull(photos.galleryId), key: 'single' };
const isInGallery: KeyedSql = { sql: isNotNull(photos.galleryId), key: 'in a gallery' };

/** Lists the ids of the photos that match the filter and that the viewer sees in lists. */
export function listPhotos(
  db: Db,
  viewer: Viewer,
  { galleryId, isSingle, audience, isOwn = false, ...filter }: PhotoFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const where = allOf(
    galleryId ? { sql: eq(photos.galleryId, galleryId), key: undefined } : undefined,
    isSingle === undefined ? undefined : isSingle ? isInNoGallery : isInGallery,
    isWord(photos.audience, audience),
  );
  // Photos without a gallery, and the viewer's own photos, are listed without a check of their gallery.
  const isAllPublished = isSingle === true || isOwn;
  const contentFilter = { ...filter, galleryId, isOwn, where, isAllPublished };
  return listOrSearch(db, 'photo', viewer, contentFilter, { popular: photos.totalLikes }, page);
}
