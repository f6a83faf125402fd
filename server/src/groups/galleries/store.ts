import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type QueryReader, type Reader, readerIn, shapeOf, valuesOf } from '../../access/standing.ts';
import { type AccessRow, accessColumns, hasReacted, isFound } from '../../content/index.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
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
  return runPrepared(db, `galleries by ids, ${shapeOf(reader)}`, { ids, ...valuesOf(reader) }, (slots) => {
    const viewer = readerIn(slots, reader);
    return db
      .select({
        gallery: getTableColumns(galleries),
        access: accessColumns('gallery', viewer),
        isLiked: hasReacted('gallery', viewer, 'like'),
        isBookmarked: hasReacted('gallery', viewer, 'bookmark'),
      })
      .from(galleries)
      .innerJoin(users, eq(users.id, galleries.performerId))
      .innerJoin(performers, eq(performers.userId, galleries.performerId))
      .where(and(isOneOf(galleries.id, slots.ids), isFound('gallery', viewer)));
  });
}

/** Photos that others may be shown: those that an urgent report hides are their performer's alone (rule R1). */
const isShown = ({ userId }: QueryReader): SQL | undefined =>
  or(isNull(photos.hiddenAt), userId === null ? undefined : sql`${photos.performerId} = ${userId}`);

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
  const values = { galleryIds, ...valuesOf(reader) };
  const rows = await runPrepared(db, `first photos, ${shapeOf(reader)}`, values, (slots) => {
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
      .where(and(isOneOf(photos.galleryId, slots.galleryIds), isShown(readerIn(slots, reader))))
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
