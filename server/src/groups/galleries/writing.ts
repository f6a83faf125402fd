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

/** Locks galleries in id order, so that concurrent changes of their photos wait for each other. */
async function lockGalleries(tx: Tx, ids: (string | null)[]): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (wanted.length === 0) return;
  await tx
    .select({ id: galleries.id })
    .from(galleries)
    .where(inArray(galleries.id, wanted))
    .orderBy(galleries.id)
    .for('update');
}

type PhotoPlace = Pick<typeof photos.$inferSelect, 'id' | 'galleryId' | 'position'>;

/** Removes photos from their galleries; buyers of a gallery keep them (rule A4). */
async function leave({ tx, now }: Unit, places: PhotoPlace[]): Promise<void> {
  const left = places.filter(({ galleryId }) => galleryId !== null);
  for (const galleryId of new Set(left.map((place) => place.galleryId as string))) {
    if (!(await isSold(tx, 'gallery', galleryId))) continue;
    const kept = left.filter((place) => place.galleryId === galleryId);
    await tx
      .insert(galleryKeptPhotos)
      .values(kept.map(({ id, position }) => ({ galleryId, photoId: id, position, leftAt: now })))
      .onConflictDoNothing();
  }
  const ids = left.map(({ id }) => id);
  if (ids.length > 0) await tx.update(photos).set({ galleryId: null, position: 0 }).where(inArray(photos.id, ids));
}

/** Recounts the photos of galleries; a cover that was removed is unset. */
async function recount(tx: Tx, ids: (string | null)[]): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (wanted.length === 0) return;
  await tx
    .update(galleries)
    .set({
      totalPhotos: sql`(select count(*)::int from ${photos} where ${photos.galleryId} = ${galleries.id})`,
      coverPhotoId: sql`(select ${photos.id} from ${photos} where ${photos.id} = ${galleries.coverPhotoId} and ${photos.galleryId} = ${galleries.id})`,
    })
    .where(inArray(galleries.id, wanted));
}

/** The performer's photos by id, with their galleries. */
async function findOwnPhotos(tx: Tx, performerId: string, ids: string[]): Promise<Map<string, PhotoPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.performerId, performerId), isNull(photos.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Sets the photos of a gallery and their order. Photos that are not named leave the gallery; named ones leave their
 * previous gallery.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for a photo that is not the performer's, or is named twice
 */
async function setPhotos(unit: Unit, performerId: string, galleryId: string, photoIds: string[]): Promise<void> {
  const { tx, now } = unit;
  const before = await findOwnPhotos(tx, performerId, photoIds);
  await lockGalleries(tx, [galleryId, ...[...before.values()].map((place) => place.galleryId)]);
  const own = await findOwnPhotos(tx, performerId, photoIds);
  photoIds.forEach((id, i) => {
    if (!own.has(id)) throw fieldFailure('VALIDATION_FAILED', `photoIds.${i}`, 'PHOTO_MISSING');
    if (photoIds.indexOf(id) !== i) throw fieldFailure('VALIDATION_FAILED', `photoIds.${i}`, 'DUPLICATE_PHOTO');
  });
  const held = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(eq(photos.galleryId, galleryId));
  const wanted = new Set(photoIds);
  const elsewhere = [...own.values()].filter((place) => place.galleryId !== null && place.galleryId !== galleryId);
  await leave(unit, [...held.filter(({ id }) => !wanted.has(id)), ...elsewhere]);
  if (photoIds.length > 0) {
    const places = sql.join(
      photoIds.map((id, position) => sql`(${id}, ${position}::int)`),
      sql`, `,
    );
    await tx.execute(sql`update ${photos} set gallery_id = ${galleryId}, position = place.position, updated_at = ${now.toISOString()}::timestamptz
      from (values ${places}) as place (id, position) where ${photos.id} = place.id`);
  }
  await recount(tx, [galleryId, ...elsewhere.map((place) => place.galleryId)]);
}

/**
 * Adds a photo at the end of a gallery; null removes it from its gallery.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the gallery is full
 */
export async function movePhoto(unit: Unit, photoId: string, galleryId: string | null): Promise<void> {
  const { tx, now } = unit;
  const find = () =>
    tx
      .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
      .from(photos)
      .where(eq(photos.id, photoId));
  const [before] = await find();
  await lockGalleries(tx, [galleryId, before?.galleryId ?? null]);
  const [place] = await find();
  if (!place) throw new ApiFailure('NOT_FOUND');
  if (place.galleryId === galleryId) return;
  await leave(unit, [place]);
  if (galleryId) {
    const [{ total = 0, last = -1 } = {}] = await tx
      .select({ total: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${photos.position}), -1)::int` })
      .from(photos)
      .where(eq(photos.galleryId, galleryId));
    if (total >= maximumPhotos)
      throw new ApiFailure('STATUS_CONFLICT', {
        reason: 'GALLERY_FULL',
        params: { max: maximumPhotos },
      });
    await tx
      .update(photos)
      .set({ galleryId, position: last + 1, updatedAt: now })
      .where(eq(photos.id, photoId));
  }
  await recount(tx, [galleryId, place.galleryId]);
}

type GalleryRow = typeof galleries.$inferSelect;

/** Creates a gallery of photos. Returns its id. */
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
 * Changes a gallery, and its photos if they are named.
 *
 * @throws {ApiFailure} `NOT_FOUND` if it was deleted; as `checkPrice` and `setPhotos`
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

/** Deletes a gallery but not its photos. A sold gallery stays for its buyers, with its photos (rule A4). */
export async function removeGallery(unit: Unit, performerId: string, galleryId: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  await lockGalleries(tx, [galleryId]);
  const held = await tx
    .select({ id: photos.id, galleryId: photos.galleryId, position: photos.position })
    .from(photos)
    .where(eq(photos.galleryId, galleryId));
  const isKept = await isSold(tx, 'gallery', galleryId);
  await leave(unit, held);
  if (isKept) {
    await tx.update(galleries).set({ deletedAt: now }).where(eq(galleries.id, galleryId));
    return;
  }
  const { likes } = await deleteCommentsAndReactions(tx, 'gallery', galleryId);
  await tx.delete(galleries).where(eq(galleries.id, galleryId));
  await subtractLikes(unit, performerId, likes);
}

/** Whether a buyer of a gallery may still see a photo that is or was in it. */
export async function isPhotoKept(tx: Tx, photoId: string): Promise<boolean> {
  const [row] = await tx
    .select({ photoId: galleryKeptPhotos.photoId })
    .from(galleryKeptPhotos)
    .where(eq(galleryKeptPhotos.photoId, photoId))
    .limit(1);
  return row !== undefined;
}

/** Sets the cover of a gallery. */
export async function setCover(db: Db, galleryId: string, photoId: string, now: Date): Promise<void> {
  await db.update(galleries).set({ coverPhotoId: photoId, updatedAt: now }).where(eq(galleries.id, galleryId));
}
