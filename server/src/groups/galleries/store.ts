import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../access/standing.ts';
import { type AccessRow, accessColumns, hasReacted, isFound } from '../../content/index.ts';
import { charges, files, galleries, galleryKeptPhotos, performers, photos, users } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A gallery with what its reader has to do with it. */
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

/** Galleries by id, as far as the reader finds them; one query for any number of them. */
export async function readGalleryRows(db: Db, reader: Reader, ids: string[]): Promise<GalleryRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      gallery: getTableColumns(galleries),
      access: accessColumns('gallery', reader),
      isLiked: hasReacted('gallery', reader, 'like'),
      isBookmarked: hasReacted('gallery', reader, 'bookmark'),
    })
    .from(galleries)
    .innerJoin(users, eq(users.id, galleries.performerId))
    .innerJoin(performers, eq(performers.userId, galleries.performerId))
    .where(and(inArray(galleries.id, ids), isFound('gallery', reader)));
}

/** Photos that others may be shown: those that an urgent report hides are their performer's alone (rule R1). */
const isShown = (reader: Reader): SQL | undefined =>
  or(isNull(photos.hiddenAt), sql`${photos.performerId} = ${reader.userId ?? ''}`);

/** How many photos stand for a gallery in a list. */
const shownInLists = 4;

/** The first photos of galleries, and their covers, in order; one query for any number of galleries. */
export async function readFirstPhotos(
  db: Db,
  reader: Reader,
  galleryIds: string[],
): Promise<Map<string, GalleryPhotoRow[]>> {
  const byGallery = new Map<string, GalleryPhotoRow[]>(galleryIds.map((id) => [id, []]));
  if (galleryIds.length === 0) return byGallery;
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
    .where(and(inArray(photos.galleryId, galleryIds), isShown(reader)))
    .as('placed');
  const rows = await db
    .select({ galleryId: placed.galleryId, photo: { id: photos.id, alt: photos.alt }, file: getTableColumns(files) })
    .from(placed)
    .innerJoin(photos, eq(photos.id, placed.id))
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(galleries, eq(galleries.id, placed.galleryId))
    .where(or(sql`${placed.place} <= ${shownInLists}`, eq(galleries.coverPhotoId, photos.id)))
    .orderBy(placed.galleryId, placed.place);
  for (const { galleryId, ...row } of rows) byGallery.get(galleryId ?? '')?.push(row);
  return byGallery;
}

/**
 * Every photo of a gallery, in order. Who bought it finds those too that left it since (rule A4).
 *
 * @param hasBought - whether the reader did
 */
export async function readAllPhotos(
  db: Db,
  reader: Reader,
  galleryId: string,
  hasBought: boolean,
): Promise<GalleryPhotoRow[]> {
  const columns = { photo: { id: photos.id, alt: photos.alt }, file: getTableColumns(files) };
  const current = await db
    .select({ ...columns, position: photos.position })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(photos.galleryId, galleryId), isShown(reader)))
    .orderBy(asc(photos.position), asc(photos.id));
  if (!hasBought) return current;
  const bought = sql`(select min(${charges.createdAt}) from ${charges} where ${charges.payerId} = ${reader.userId}
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
