import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isSold } from '../../content/index.ts';
import { galleries, galleryKeptPhotos, photos } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { checkPrice } from '../feeds/index.ts';
import { lockPerformer, subtractLikes } from '../performers/index.ts';
import { deleteCommentsAndReactions } from '../reactions/index.ts';

/** Maximum number of photos in a gallery. */
const maximumPhotos = 100;

/** Locks galleries in the order of their ids, so that concurrent changes of their photos run one after the other. */
async function lockGalleries(tx: Tx, ids: (string | null)[]): Promise<void> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (distinctIds.length === 0) return;
  await tx
    .select({ id: galleries.id })
    .from(galleries)
    .where(inArray(galleries.id, distinctIds))
    .orderBy(galleries.id)
    .for('update');
}

type PhotoPlace = Pick<typeof photos.$inferSelect, 'id' | 'galleryId' | 'position'>;

/** Removes photos from their galleries. The photos of a sold gallery are kept for its buyers (rule A4). */
async function removeFromGalleries({ tx, now }: Unit, places: PhotoPlace[]): Promise<void> {
  const placed = places.filter(({ galleryId }) => galleryId !== null);
  for (const galleryId of new Set(placed.map((place) => place.galleryId as string))) {
    if (!(await isSold(tx, 'gallery', galleryId))) continue;
    const removed = placed.filter((place) => place.galleryId === galleryId);
    await tx
      .insert(galleryKeptPhotos)
      .values(removed.map(({ id, position }) => ({ galleryId, photoId: id, position, leftAt: now })))
      .onConflictDoNothing();
  }
  const ids = placed.map(({ id }) => id);
  if (ids.length > 0) await tx.update(photos).set({ galleryId: null, position: 0 }).where(inArray(photos.id, ids));
}

/** Sets the photo counters of galleries, and unsets a cover that is no longer in its gallery. */
async function updateCounterAndCover(tx: Tx, ids: (string | null)[]): Promise<void> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (distinctIds.length === 0) return;
  await tx
    .update(galleries)
    .set({
      totalPhotos: sql`(select count(*)::int from ${photos} where ${photos.galleryId} = ${galleries.id})`,
      coverPhotoId: sql`(select ${photos.id} from ${photos} where ${photos.id} = ${galleries.coverPhotoId} and ${photos.galleryId} = ${galleries.id})`,
    })
    .where(inArray(galleries.id, distinctIds));
}

/** Reads the performer's photos; returns a map from photo id to gallery and position. */
async function findOwnPhotos(tx: Tx, performerId: string, ids: string[]): Promise<Map<string, PhotoPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.performerId, performerId), isNull(photos.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Sets the photos of a gallery and their order. Other photos are removed from this gallery, and these photos are removed
 * from other galleries.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for a photo of another performer, and for a duplicate id
 */
async function setPhotos(unit: Unit, performerId: string, galleryId: string, photoIds: string[]): Promise<void> {
  const { tx, now } = unit;
  const before = await findOwnPhotos(tx, performerId, photoIds);
  await lockGalleries(tx, [galleryId, ...[...before.values()].map((place) => place.galleryId)]);
  // Another transaction may have moved the photos before their galleries were locked.
  const ownPhotos = await findOwnPhotos(tx, performerId, photoIds);
  photoIds.forEach((id, index) => {
    if (!ownPhotos.has(id)) throw fieldFailure('VALIDATION_FAILED', `photoIds.${index}`, 'PHOTO_MISSING');
    if (photoIds.indexOf(id) !== index) throw fieldFailure('VALIDATION_FAILED', `photoIds.${index}`, 'DUPLICATE_PHOTO');
  });
  const current = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(eq(photos.galleryId, galleryId));
  const newIds = new Set(photoIds);
  const inOtherGalleries = [...ownPhotos.values()].filter(
    (place) => place.galleryId !== null && place.galleryId !== galleryId,
  );
  await removeFromGalleries(unit, [...current.filter(({ id }) => !newIds.has(id)), ...inOtherGalleries]);
  if (photoIds.length > 0) {
    const places = sql.join(
      photoIds.map((id, position) => sql`(${id}, ${position}::int)`),
      sql`, `,
    );
    await tx.execute(sql`update ${photos} set gallery_id = ${galleryId}, position = place.position, updated_at = ${now.toISOString()}::timestamptz
      from (values ${places}) as place (id, position) where ${photos.id} = place.id`);
  }
  await updateCounterAndCover(tx, [galleryId, ...inOtherGalleries.map((place) => place.galleryId)]);
}

/**
 * Moves a photo to the end of a gallery. If `galleryId` is null, removes the photo from its gallery.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the gallery is full
 */
export async function movePhoto(unit: Unit, photoId: string, galleryId: string | null): Promise<void> {
  const { tx, now } = unit;
  const findPlace = () =>
    tx
      .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
      .from(photos)
      .where(eq(photos.id, photoId));
  const [before] = await findPlace();
  await lockGalleries(tx, [galleryId, before?.galleryId ?? null]);
  // Another transaction may have moved the photo before its gallery was locked.
  const [place] = await findPlace();
  if (!place) throw new ApiFailure('NOT_FOUND');
  if (place.galleryId === galleryId) return;
  await removeFromGalleries(unit, [place]);
  if (galleryId) {
    const [{ total = 0, lastPosition = -1 } = {}] = await tx
      .select({
        total: sql<number>`count(*)::int`,
        lastPosition: sql<number>`coalesce(max(${photos.position}), -1)::int`,
      })
      .from(photos)
      .where(eq(photos.galleryId, galleryId));
    if (total >= maximumPhotos)
      throw new ApiFailure('STATUS_CONFLICT', {
        reason: 'GALLERY_FULL',
        params: { max: maximumPhotos },
      });
    await tx
      .update(photos)
      .set({ galleryId, position: lastPosition + 1, updatedAt: now })
      .where(eq(photos.id, photoId));
  }
  await updateCounterAndCover(tx, [galleryId, place.galleryId]);
}

type GalleryRow = typeof galleries.$inferSelect;

/** Creates a gallery with photos; returns its id. */
export async function insertGallery(
  unit: Unit,
  performerId: string,
  draft: Pick<GalleryRow, 'title' | 'description' | 'audience' | 'price'>,
  photoIds: string[],
): Promise<string> {
  const { tx, now } = unit;
  const id = unit.nextId();
  await tx.insert(galleries).values({ id, performerId, ...draft, createdAt: now, updatedAt: now });
  await setPhotos(unit, performerId, id, photoIds);
  return id;
}

/**
 * Changes a gallery, and its photos if `photoIds` is defined.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the gallery was deleted; the failures of `checkPrice` and `setPhotos`
 */
export async function updateGallery(
  unit: Unit,
  performerId: string,
  id: string,
  changes: Partial<Pick<GalleryRow, 'title' | 'description' | 'audience' | 'price'>>,
  photoIds: string[] | undefined,
): Promise<void> {
  if (photoIds) await setPhotos(unit, performerId, id, photoIds);
  const [row] = await unit.tx.select().from(galleries).where(eq(galleries.id, id)).for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  checkPrice({ ...row, ...changes });
  await unit.tx
    .update(galleries)
    .set({ ...changes, updatedAt: unit.now })
    .where(eq(galleries.id, id));
}

/** Deletes a gallery but not its photos. The row of a sold gallery and its photos stay for the buyers (rule A4). */
export async function deleteGallery(unit: Unit, performerId: string, galleryId: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  await lockGalleries(tx, [galleryId]);
  const current = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(eq(photos.galleryId, galleryId));
  await removeFromGalleries(unit, current);
  if (await isSold(tx, 'gallery', galleryId)) {
    await tx.update(galleries).set({ deletedAt: now }).where(eq(galleries.id, galleryId));
    return;
  }
  const { likes } = await deleteCommentsAndReactions(tx, 'gallery', galleryId);
  await tx.delete(galleries).where(eq(galleries.id, galleryId));
  await subtractLikes(unit, performerId, likes);
}

/** Whether a photo was removed from a sold gallery, whose buyers still see the photo (rule A4). */
export async function isPhotoKept(tx: Tx, photoId: string): Promise<boolean> {
  const [row] = await tx
    .select({ photoId: galleryKeptPhotos.photoId })
    .from(galleryKeptPhotos)
    .where(eq(galleryKeptPhotos.photoId, photoId))
    .limit(1);
  return row !== undefined;
}

export async function setCover(db: Db, galleryId: string, photoId: string, now: Date): Promise<void> {
  await db.update(galleries).set({ coverPhotoId: photoId, updatedAt: now }).where(eq(galleries.id, galleryId));
}
