import { viewerOf } from '../../access/viewer-conditions.ts';
import { fillPage } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { storePicture } from '../files/index.ts';
import { readGallery, setCover } from '../galleries/index.ts';
import { readPerformer } from '../performers/index.ts';
import { readPhoto, readPhotos } from './present.ts';
import { listPhotos, type PhotoFilter } from './store.ts';
import { deletePhoto, insertPhoto, updatePhoto } from './writing.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/** Reads a photo and its owner for operations with `x-access: owner`. */
async function readWithOwner(context: Context, { params }: { params: { id: string } }) {
  const row = await readPhoto(context, params.id);
  return { ownerId: row.performer._id, row };
}

export const photosAccess = {
  updatePhoto: readWithOwner,
  deletePhoto: readWithOwner,
  setPhotoAsCover: readWithOwner,
  getMyPhoto: readWithOwner,
} satisfies AccessOf<'photos'>;

async function presentList(context: Context, query: ListQuery, filter: PhotoFilter) {
  const found = await listPhotos(context.db, viewerOf(context), filter, toPageRequest(query));
  return { data: fillPage(found, await readPhotos(context, found.data)) };
}

/** Checks that a gallery belongs to the viewer. The error for another gallery does not reveal that the gallery exists. */
async function requireOwnGallery(context: Context, galleryId: string): Promise<void> {
  const gallery = await readGallery(context, galleryId);
  if (!gallery.isOwn) throw new ApiFailure('NOT_FOUND');
}

export const photosHandlers = {
  async uploadPhoto(context, { body, form }) {
    const { userId } = requireViewer(context);
    const { text = '', alt = '', audience, galleryId } = body;
    const file = await storePicture(context, form, 'photo', userId, 'photo');
    // If this check fails, no photo uses the stored file, so that `cleanFiles` deletes it.
    if (galleryId) await requireOwnGallery(context, galleryId);
    const draft = { fileId: file.id, text: text.trim(), alt: alt.trim(), audience };
    const id = await context.transaction((unit) => insertPhoto(unit, userId, draft, galleryId));
    return { data: await readPhoto(context, id) };
  },

  async updatePhoto(context, { body }, { _id: id }) {
    const { text, alt, audience, galleryId } = body;
    if (galleryId) await requireOwnGallery(context, galleryId);
    const changes = {
      ...(text !== undefined && { text: text.trim() }),
      ...(alt !== undefined && { alt: alt.trim() }),
      ...(audience && { audience }),
    };
    await context.transaction((unit) => updatePhoto(unit, id, changes, galleryId));
    return { data: await readPhoto(context, id) };
  },

  async deletePhoto(context, _, { _id: id, performer }) {
    await context.transaction((unit) => deletePhoto(unit, performer._id, id));
    return { data: { success: true } };
  },

  async setPhotoAsCover(context, _, { _id: id, galleryId }) {
    if (!galleryId) throw new ApiFailure('STATUS_CONFLICT', { reason: 'PHOTO_WITHOUT_GALLERY' });
    await setCover(context.db, galleryId, id, context.ports.clock.now());
    return { data: await readGallery(context, galleryId) };
  },

  listMyPhotos(context, { query }) {
    const { userId: performerId } = requireViewer(context);
    return presentList(context, query, { ...query, performerId, isOwn: true });
  },

  getMyPhoto: async (_context, _input, row) => ({ data: row }),

  listPhotos: (context, { query }) =>
    presentList(context, query, { ...query, isSingle: query.galleryId === undefined ? true : undefined }),

  async listPerformerPhotos(context, { params, query }) {
    const { user } = await readPerformer(context.db, params.performerId, viewerOf(context));
    return presentList(context, query, { ...query, performerId: user.id, isSingle: true });
  },
} satisfies HandlersOf<'photos', typeof photosAccess>;
