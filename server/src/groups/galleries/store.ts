import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import { type AccessRow, accessColumns, hasReacted, isVisibleTo, listOrSearch } from '../../content/index.ts';
import { allOf, isWord } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { charges, files, galleries, galleryKeptPhotos, performers, photos, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A gallery with the viewer's access and reactions. */
export interface GalleryRow {
  gallery: typeof galleries.$inferSelect;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** A photo of a gallery, with its file. */
export interface GalleryPhotoRow {
  photo: Pick<typeof photos.$inferSelect, 'id' | 'alt'>;
  file: FileRow;
}

/** Reads those galleries that are not hidden from the viewer, with one query. */
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

/** The filters and the order of a list of galleries. */
export interface GalleryFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the viewer is the performer, who also sees empty galleries. */
  isOwn?: boolean;
  audience?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** Lists the ids of the galleries that the viewer sees in lists. */
export function listGalleries(
  db: Db,
  viewer: Viewer,
  { audience, ...filter }: GalleryFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const hasPhotos = filter.isOwn ? undefined : { sql: sql`${galleries.totalPhotos} > 0`, key: 'filled' };
  const where = allOf(hasPhotos, isWord(galleries.audience, audience));
  return listOrSearch(db, 'gallery', viewer, { ...filter, where }, { popular: galleries.totalLikes }, page);
}

/** The condition that a photo is not hidden by an urgent report, or belongs to the viewer (rule R1). */
const isOwnOrNotHidden = ({ userId }: QueryViewer): SQL | undefined =>
  or(isNull(photos.hiddenAt), userId === null ? undefined : sql`${photos.performerId} = ${userId}`);

/** Number of photos that a list contains of each gallery. */
export const photosInLists = 4;

/** Reads the first photos and the cover of each gallery with one query; returns a map from gallery id to photos. */
export async function readFirstPhotos(
  db: Db,
  viewer: Viewer,
  galleryIds: string[],
): Promise<Map<string, GalleryPhotoRow[]>> {
  const byGallery = new Map<string, GalleryPhotoRow[]>(galleryIds.map((id) => [id, []]));
  if (galleryIds.length === 0) return byGallery;
  const values = { galleryIds, ...valuesOf(viewer) };
  const rows = await runPrepared(db, `first photos, ${shapeOf(viewer)}`, values, (slots) => {
    const numbered = db
      .select({
        id: photos.id,
        galleryId: photos.galleryId,
        place:
          sql<number>`row_number() over (partition by ${photos.galleryId} order by ${photos.position}, ${photos.id})`.as(
            'place',
          ),
      })
      .from(photos)
      .where(and(isOneOf(photos.galleryId, slots.galleryIds), isOwnOrNotHidden(viewerIn(slots, viewer))))
      .as('numbered');
    return db
      .select({
        galleryId: numbered.galleryId,
        photo: { id: photos.id, alt: photos.alt },
        file: getTableColumns(files),
      })
      .from(numbered)
      .innerJoin(photos, eq(photos.id, numbered.id))
      .innerJoin(files, eq(files.id, photos.fileId))
      .innerJoin(galleries, eq(galleries.id, numbered.galleryId))
      .where(or(sql`${numbered.place} <= ${sql.raw(String(photosInLists))}`, eq(galleries.coverPhotoId, photos.id)))
      .orderBy(numbered.galleryId, numbered.place);
  });
  for (const { galleryId, ...row } of rows) byGallery.get(galleryId ?? '')?.push(row);
  return byGallery;
}

/** Reads all photos of a gallery in order. A buyer also receives photos that were removed after the purchase (rule A4). */
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
    .where(and(eq(photos.galleryId, galleryId), isOwnOrNotHidden(viewer)))
    .orderBy(asc(photos.position), asc(photos.id));
  if (!hasBought) return current;
  const boughtAt = sql`(select min(${charges.createdAt}) from ${charges} where ${charges.payerId} = ${viewer.userId}
    and ${charges.type} = 'gallery' and ${charges.objectId} = ${galleryId} and ${charges.status} <> 'refunded')`;
  const removedRows = await db
    .select({ ...columns, position: galleryKeptPhotos.position })
    .from(galleryKeptPhotos)
    .innerJoin(photos, eq(photos.id, galleryKeptPhotos.photoId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(
      and(
        eq(galleryKeptPhotos.galleryId, galleryId),
        sql`${galleryKeptPhotos.leftAt} >= ${boughtAt}`,
        isNull(photos.hiddenAt),
      ),
    );
  const currentIds = new Set(current.map(({ photo }) => photo.id));
  // A photo that was removed, added and removed again has several rows.
  const removed = removedRows.filter(
    ({ photo }, index) =>
      !currentIds.has(photo.id) && removedRows.findIndex((row) => row.photo.id === photo.id) === index,
  );
  return [...current, ...removed].toSorted((one, other) => one.position - other.position);
}
