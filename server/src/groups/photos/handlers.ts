import { eq, isNotNull, isNull } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import {
  type ContentQuery,
  type ContentSearch,
  fillPage,
  listContent,
  rankOf,
  removeResponses,
  searchContent,
  toContentPage,
} from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { allOf, isWord, type KeyedSql } from '../../db/keyed-sql.ts';
import { photos } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, deleteFile, takePicture } from '../files/index.ts';
import { isPhotoKept, movePhoto, readGallery, setCover } from '../galleries/index.ts';
import { lockPerformer, readPerformer, subtractLikes } from '../performers/index.ts';
import { readPhoto, readPhotos } from './present.ts';

/** A photo of the viewer's own (`x-access: owner`). */
async function readOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await readPhoto(context, params.id);
  return { ownerId: row.performer._id, row };
}

/** The resolvers of `x-access`. */
export const photosAccess = {
  updatePhoto: readOwn,
  deletePhoto: readOwn,
  setPhotoAsCover: readOwn,
  getMyPhoto: readOwn,
} satisfies AccessOf<'photos'>;

/** The condition that a photo is in no gallery. */
const single: KeyedSql = { sql: isNull(photos.galleryId), key: 'single' };

const isOfGallery = (galleryId: string): KeyedSql => ({ sql: eq(photos.galleryId, galleryId), key: undefined });

async function list(
  context: Context,
  { q, ...query }: ContentQuery & { q?: string | undefined },
  where: KeyedSql | undefined,
  { within = {}, isOwn = false }: Pick<ContentSearch, 'within' | 'isOwn'>,
  /** Whether `where` leaves out the photos of galleries. */
  isSingle: boolean,
) {
  const { db } = context;
  const viewer = viewerOf(context);
  const rankBy = rankOf(query, { popular: photos.totalLikes });
  const orderBy = query.sortBy === 'popular' ? photos.totalLikes : undefined;
  const { performerId } = within;
  // No gallery has to be looked at where photos of galleries are left out, or where the viewer's own are listed.
  const isAllPublished = isSingle || isOwn;
  const page = q
    ? await searchContent(db, 'photo', viewer, { q, where, rankBy, within, isOwn }, toContentPage(query))
    : await listContent(db, 'photo', viewer, { performerId, where, orderBy, isAllPublished }, toContentPage(query));
  return { data: fillPage(page, await readPhotos(context, page.data)) };
}

/** Own galleries only; others are not found. */
async function checkGallery(context: Context, galleryId: string): Promise<void> {
  const gallery = await readGallery(context, galleryId);
  if (!gallery.isOwn) throw new ApiFailure('NOT_FOUND');
}

/** Deletes a photo; buyers of its gallery keep it (rule A4). */
async function removePhoto(unit: Unit, performerId: string, photoId: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  await movePhoto(unit, photoId, null);
  // Before its comments and reactions: a like locks the photo first as well.
  await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId)).for('update');
  const { likes } = await removeResponses(tx, 'photo', photoId);
  await subtractLikes(unit, performerId, likes);
  if (await isPhotoKept(tx, photoId)) {
    await tx.update(photos).set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0 }).where(eq(photos.id, photoId));
    return;
  }
  const [gone] = await tx.delete(photos).where(eq(photos.id, photoId)).returning({ fileId: photos.fileId });
  if (gone) await deleteFile(unit, gone.fileId);
}

export const photosHandlers = {
  async uploadPhoto(context, { body, form }) {
    const { userId } = requireViewer(context);
    const { text = '', alt = '', audience, galleryId } = body;
    const file = await takePicture(context, form, 'photo', userId, 'photo');
    // What is left of a photo without its gallery goes with the files that nothing names.
    if (galleryId) await checkGallery(context, galleryId);
    const id = await context.transaction(async (unit) => {
      const { tx, now, nextId } = unit;
      const photoId = nextId();
      const words = { text: text.trim(), alt: alt.trim() };
      const row = {
        id: photoId,
        performerId: userId,
        fileId: file.id,
        ...words,
        audience,
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(photos).values(row);
      if (galleryId) await movePhoto(unit, photoId, galleryId);
      await attachFile(tx, file.id, now);
      return photoId;
    });
    return { data: await readPhoto(context, id) };
  },

  async updatePhoto(context, { body }, { _id: id }) {
    const { text, alt, audience, galleryId } = body;
    if (galleryId) await checkGallery(context, galleryId);
    await context.transaction(async (unit) => {
      if (galleryId !== undefined) await movePhoto(unit, id, galleryId);
      await unit.tx
        .update(photos)
        .set({
          ...(text !== undefined && { text: text.trim() }),
          ...(alt !== undefined && { alt: alt.trim() }),
          ...(audience && { audience }),
          updatedAt: unit.now,
        })
        .where(eq(photos.id, id));
    });
    return { data: await readPhoto(context, id) };
  },

  async deletePhoto(context, _, { _id: id, performer }) {
    await context.transaction((unit) => removePhoto(unit, performer._id, id));
    return { data: { success: true } };
  },

  async setPhotoAsCover(context, _, { _id: id, galleryId }) {
    if (!galleryId) throw new ApiFailure('STATUS_CONFLICT', { reason: 'PHOTO_WITHOUT_GALLERY' });
    const now = context.ports.clock.now();
    await setCover(context.db, galleryId, id, now);
    return { data: await readGallery(context, galleryId) };
  },

  listMyPhotos(context, { query }) {
    const { userId } = requireViewer(context);
    const { galleryId, isSingle, audience } = query;
    const isInGallery = { sql: isNotNull(photos.galleryId), key: 'in a gallery' };
    const where = allOf(
      galleryId ? isOfGallery(galleryId) : undefined,
      isSingle === undefined ? undefined : isSingle ? single : isInGallery,
      isWord(photos.audience, audience),
    );
    const within = { performerId: userId, galleryId };
    return list(context, query, where, { within, isOwn: true }, isSingle === true);
  },

  getMyPhoto: async (_context, _input, row) => ({ data: row }),

  listPhotos(context, { query }) {
    const { performerId, galleryId } = query;
    const where = galleryId ? isOfGallery(galleryId) : single;
    return list(context, query, where, { within: { performerId, galleryId } }, !galleryId);
  },

  async listPerformerPhotos(context, { params, query }) {
    const { user } = await readPerformer(context.db, params.performerId, viewerOf(context));
    return list(context, query, single, { within: { performerId: user.id } }, true);
  },
} satisfies HandlersOf<'photos', typeof photosAccess>;
