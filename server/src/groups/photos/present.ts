import type { Photo } from '@fanlight/sdk/models';
import { toAccess } from '../../access/to-access.ts';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { accessOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPicture } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { type PhotoRow, readPhotoRows } from './store.ts';

function toPhoto(
  { ports, viewer }: Context,
  { photo, file, coverPhotoId, access, isLiked, isBookmarked }: PhotoRow,
  performer: Photo['performer'],
): Photo {
  const decision = accessOf(access, photo.performerId, viewer?.userId ?? null);
  const { isAllowed } = decision;
  return {
    _id: photo.id,
    performer,
    text: isAllowed ? photo.text : '',
    galleryId: photo.galleryId,
    isCover: coverPhotoId === photo.id,
    audience: photo.audience,
    access: toAccess(decision),
    file: toPicture(ports, file, photo.alt, isAllowed),
    totalLikes: photo.totalLikes,
    totalBookmarks: photo.totalBookmarks,
    isLiked,
    isBookmarked,
    isOwn: photo.performerId === viewer?.userId,
    createdAt: photo.createdAt.toISOString(),
    updatedAt: photo.updatedAt.toISOString(),
  };
}

/** Reads photos and their performers with one query each, and presents them to the viewer. */
export async function readPhotos(context: Context, ids: string[]): Promise<Map<string, Photo>> {
  const { ports, db } = context;
  const rows = await readPhotoRows(db, viewerOf(context), ids);
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ photo }) => photo.performerId),
  );
  return new Map(
    rows.map((row): [string, Photo] => {
      const { id, performerId } = row.photo;
      return [id, toPhoto(context, row, people.get(performerId) ?? deletedUserSummary(performerId))];
    }),
  );
}

/**
 * Reads a photo and presents it to the viewer.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the photo is hidden from the viewer
 */
export async function readPhoto(context: Context, id: string): Promise<Photo> {
  const photo = (await readPhotos(context, [id])).get(id);
  if (!photo) throw new ApiFailure('NOT_FOUND');
  return photo;
}
