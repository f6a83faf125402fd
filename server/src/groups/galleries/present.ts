import type { Gallery } from '@fanlight/sdk/models';
import { toAccess } from '../../access/to-access.ts';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { accessOf, readMentions, type ToMentions, teaserOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { toPicture } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import {
  type GalleryPhotoRow,
  type GalleryRow,
  photosInLists,
  readAllPhotos,
  readFirstPhotos,
  readGalleryRows,
} from './store.ts';

function toGallery(
  context: Context,
  { gallery, access, isLiked, isBookmarked }: GalleryRow,
  photoRows: GalleryPhotoRow[],
  performer: Gallery['performer'],
  toMentions: ToMentions,
): Gallery {
  const { ports, viewer } = context;
  const decision = accessOf(access, gallery.performerId, viewer?.userId ?? null);
  const photos = photoRows.map(({ photo, file }) => ({
    ...toPicture(ports, file, photo.alt, decision.isAllowed),
    _id: photo.id,
  }));
  const { id, title, description, audience, price, createdAt, updatedAt } = gallery;
  const text = decision.isAllowed ? description : teaserOf(description);
  return {
    _id: id,
    performer,
    title,
    description: text,
    ...toMentions(text),
    audience,
    price: price === null ? null : fromHundredths(price),
    access: toAccess(decision),
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

const readPerformersOf = ({ ports, db }: Context, rows: GalleryRow[]) =>
  readUserSummaries(
    ports,
    db,
    rows.map(({ gallery }) => gallery.performerId),
  );

/** Reads galleries with their first photos, and presents them to the viewer. The number of queries is constant. */
export async function readGalleries(context: Context, ids: string[]): Promise<Map<string, Gallery>> {
  const viewer = viewerOf(context);
  const rows = await readGalleryRows(context.db, viewer, ids);
  const photos = await readFirstPhotos(context.db, viewer, ids);
  const people = await readPerformersOf(context, rows);
  const toMentions = await readMentions(
    context,
    rows.map(({ gallery }) => gallery.description),
  );
  return new Map(
    rows.map((row): [string, Gallery] => {
      const { id, performerId } = row.gallery;
      const gallery = toGallery(
        context,
        row,
        photos.get(id) ?? [],
        people.get(performerId) ?? deletedUserSummary(performerId),
        toMentions,
      );
      return [id, { ...gallery, photos: gallery.photos.slice(0, photosInLists) }];
    }),
  );
}

/**
 * Reads a gallery with all its photos, and presents it to the viewer.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the gallery is hidden from the viewer
 */
export async function readGallery(context: Context, id: string): Promise<Gallery> {
  const viewer = viewerOf(context);
  const [row] = await readGalleryRows(context.db, viewer, [id]);
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { performerId } = row.gallery;
  const photos = await readAllPhotos(context.db, viewer, id, row.access.hasBought);
  const people = await readPerformersOf(context, [row]);
  const toMentions = await readMentions(context, [row.gallery.description]);
  return toGallery(context, row, photos, people.get(performerId) ?? deletedUserSummary(performerId), toMentions);
}
