import type { Gallery } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { accessOf, teaserOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { toPicture } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { type GalleryPhotoRow, type GalleryRow, readAllPhotos, readFirstPhotos, readGalleryRows } from './store.ts';

/** Number of photos per gallery in lists. */
const shownInLists = 4;

function toGallery(
  context: Context,
  { gallery, access, isLiked, isBookmarked }: GalleryRow,
  photoRows: GalleryPhotoRow[],
  performer: Gallery['performer'],
): Gallery {
  const { ports, viewer } = context;
  const decision = accessOf(access, gallery.performerId, viewer?.userId ?? null);
  const photos = photoRows.map(({ photo, file }) => ({
    ...toPicture(ports, file, photo.alt, decision.isAllowed),
    _id: photo.id,
  }));
  const { id, title, description, audience, price, createdAt, updatedAt } = gallery;
  return {
    _id: id,
    performer,
    title,
    description: decision.isAllowed ? description : teaserOf(description),
    audience,
    price: price === null ? null : fromHundredths(price),
    access: { ...decision, price: decision.price === null ? null : fromHundredths(decision.price) },
    thumbnail: photos.find(({ _id }) => _id === gallery.coverPhotoId) ?? photos[0] ?? null,
    photos,
    totalPhotos: Math.max(gallery.totalPhotos, photos.length),
    totalLikes: gallery.totalLikes,
    totalBookmarks: gallery.totalBookmarks,
    isLiked,
    isBookmarked,
    isOwn: gallery.performerId === viewer?.userId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const performersOf = ({ ports, db }: Context, rows: GalleryRow[]) =>
  readUserSummaries(
    ports,
    db,
    rows.map(({ gallery }) => gallery.performerId),
  );

/** Maps galleries with their first photos to the contract, as the viewer may see them, in four queries. */
export async function readGalleries(context: Context, ids: string[]): Promise<Map<string, Gallery>> {
  const viewer = viewerOf(context);
  const rows = await readGalleryRows(context.db, viewer, ids);
  const photos = await readFirstPhotos(context.db, viewer, ids);
  const people = await performersOf(context, rows);
  return new Map(
    rows.map((row): [string, Gallery] => {
      const { id, performerId } = row.gallery;
      const gallery = toGallery(
        context,
        row,
        photos.get(id) ?? [],
        people.get(performerId) ?? deletedUserSummary(performerId),
      );
      return [id, { ...gallery, photos: gallery.photos.slice(0, shownInLists) }];
    }),
  );
}

/**
 * One gallery with all its photos.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readGallery(context: Context, id: string): Promise<Gallery> {
  const viewer = viewerOf(context);
  const [row] = await readGalleryRows(context.db, viewer, [id]);
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { performerId } = row.gallery;
  const photos = await readAllPhotos(context.db, viewer, id, row.access.hasBought);
  const people = await performersOf(context, [row]);
  return toGallery(context, row, photos, people.get(performerId) ?? deletedUserSummary(performerId));
}
