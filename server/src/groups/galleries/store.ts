import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import { type AccessRow, accessColumns, hasReacted, isVisibleTo, listOrSearch } from '../../content/index.ts';
import { allOf, isWord } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { charges, files, galleries, galleryKeptPhotos, performers, photos, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A gallery and the viewer's relation to it. */
export interface GalleryRow {
  gallery: typeof galleries.$inferSelect;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** A photo of a gallery with its file. */
export interface GalleryPhotoRow {
  photo: Pick<typeof photos.$inferSelect, 'id' | 'alt'>;
  file: FileRow;
}

/** Galleries by id, without those hidden from the viewer, in one query. */
export async function readGalleryRows(db: Db, viewer: Viewer, ids: string[]): Promise<GalleryRow[]> {
  if (ids.length === 0) return [];
  return runPrepared(db, `galleries by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return db
      .select({
        gallery: getTableColumns(galleries),
        access: accessColumns('gallery', queryViewer),
        isLiked: hasReacted('gallery', queryViewer, 'like'),
        isBookmarked: hasReacted('gallery', queryViewer, 'bookmark'),
      })
      .from(galleries)
      .innerJoin(users, eq(users.id, galleries.performerId))
      .innerJoin(performers, eq(performers.userId, galleries.performerId))
      .where(and(isOneOf(galleries.id, slots.ids), isVisibleTo('gallery', queryViewer)));
  });
}

/** Filters and order of a list of galleries. */
export interface GalleryFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether performers list their own galleries, empty ones included. */
  isOwn?: boolean;
  audience?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** A page of the ids of galleries in the viewer's lists. */
export function listGalleries(
  db: Db,
  viewer: Viewer,
  { audience, ...filter }: GalleryFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const isFilled = filter.isOwn ? undefined : { sql: sql`${galleries.totalPhotos} > 0`, key: 'filled' };
  const where = allOf(isFilled, isWord(galleries.audience, audience));
  return listOrSearch(db, 'gallery', viewer, { ...filter, where }, { popular: galleries.totalLikes }, page);
}

/**
 * Condition that a photo may be shown to others: if an urgent report hides it, only its performer sees it (rule R1).
 */
const isShown = ({ userId }: QueryViewer): SQL | undefined =>
  or(isNull(photos.hiddenAt), userId === null ? undefined : sql`${photos.performerId} = ${userId}`);

/** Number of photos per gallery in lists. */
const shownInLists = 4;

/** The first photos and the covers of galleries, in order, in one query. */
export async function readFirstPhotos(
  db: Db,
  viewer: Viewer,
  galleryIds: string[],
): Promise<Map<string, GalleryPhotoRow[]>> {
  const byGallery = new Map<string, GalleryPhotoRow[]>(galleryIds.map((id) => [id, []]));
  if (galleryIds.length === 0) return byGallery;
  const values = { galleryIds, ...valuesOf(viewer) };
  const rows = await runPrepared(db, `first photos, ${shapeOf(viewer)}`, values, (slots) => {
    const placed = db
      .select({
        id: photos.id,
        galleryId: photos.galleryId,
        place:
          sql<number>`row_number() over (partition by ${photos.galleryId} order by ${photos.position}, ${photos.id})`.as(
            'place',
          ),
      })
      .from(photos)
      .where(and(isOneOf(photos.galleryId, slots.galleryIds), isShown(viewerIn(slots, viewer))))
      .as('placed');
    return db
      .select({ galleryId: placed.galleryId, photo: { id: photos.id, alt: photos.alt }, file: getTableColumns(files) })
      .from(placed)
      .innerJoin(photos, eq(photos.id, placed.id))
      .innerJoin(files, eq(files.id, photos.fileId))
      .innerJoin(galleries, eq(galleries.id, placed.galleryId))
      .where(or(sql`${placed.place} <= ${sql.raw(String(shownInLists))}`, eq(galleries.coverPhotoId, photos.id)))
      .orderBy(placed.galleryId, placed.place);
  });
  for (const { galleryId, ...row } of rows) byGallery.get(galleryId ?? '')?.push(row);
  return byGallery;
}

/**
 * Every photo of a gallery, in order. Buyers also see photos that were removed since (rule A4).
 *
 * @param hasBought - whether the viewer has bought the gallery
 */
export async function readAllPhotos(
  db: Db,
  viewer: Viewer,
  galleryId: string,
  hasBought: boolean,
): Promise<GalleryPhotoRow[]> {
  const columns = { photo: { id: photos.id, alt: photos.alt }, file: getTableColumns(files) };
  const current = await db
    .select({ ...columns, position: photos.position })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(photos.galleryId, galleryId), isShown(viewer)))
    .orderBy(asc(photos.position), asc(photos.id));
  if (!hasBought) return current;
  const bought = sql`(select min(${charges.createdAt}) from ${charges} where ${charges.payerId} = ${viewer.userId}
    and ${charges.type} = 'gallery' and ${charges.objectId} = ${galleryId} and ${charges.status} <> 'refunded')`;
  const kept = await db
    .select({ ...columns, position: galleryKeptPhotos.position })
    .from(galleryKeptPhotos)
    .innerJoin(photos, eq(photos.id, galleryKeptPhotos.photoId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(
      and(
        eq(galleryKeptPhotos.galleryId, galleryId),
        sql`${galleryKeptPhotos.leftAt} >= ${bought}`,
        isNull(photos.hiddenAt),
      ),
    );
  const known = new Set(current.map(({ photo }) => photo.id));
  const lost = kept.filter(
    ({ photo }, i) => !known.has(photo.id) && kept.findIndex((row) => row.photo.id === photo.id) === i,
  );
  return [...current, ...lost].toSorted((one, other) => one.position - other.position);
}
