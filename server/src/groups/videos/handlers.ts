import type { Video } from '@fanlight/sdk/models';
import { isNotNull, ne } from 'drizzle-orm';
import { viewerAs, viewerOf } from '../../access/standing.ts';
import { accessOf, countView, fillPage, listBookmarkedIds } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { allOf, isWord } from '../../db/keyed-sql.ts';
import { videos } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { readFiles, takeFilmFiles, toProcessing } from '../files/index.ts';
import { toVideos } from './present.ts';
import { readVideoFields } from './rules.ts';
import { findVideo, listVideos, readVideos, searchVideos, type VideoFilter, type VideoRow } from './store.ts';
import { deleteVideo, insertVideo, removeFile, updateVideo } from './writing.ts';

async function read(context: Context, id: string): Promise<VideoRow> {
  const row = await findVideo(context.db, id, viewerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** A video of the viewer's own (`x-access: owner`). */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findVideo(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.video.performerId, row };
}

/** The resolvers of `x-access`. */
export const videosAccess = {
  updateVideo: findOwn,
  removeVideoFile: findOwn,
  deleteVideo: findOwn,
  getMyVideo: findOwn,
  viewMyVideo: findOwn,
} satisfies AccessOf<'videos'>;

async function present(context: Context, row: VideoRow): Promise<{ data: Video }> {
  const [video] = await toVideos(context, [row]);
  if (!video) throw new ApiFailure('NOT_FOUND');
  return { data: video };
}

async function list(context: Context, query: Parameters<typeof toPageRequest>[0], filter: VideoFilter) {
  const page = toPageRequest(query);
  const { db } = context;
  const viewer = viewerOf(context);
  const found = filter.q
    ? await searchVideos(db, viewer, { ...filter, q: filter.q, sort: query.sort }, page)
    : await listVideos(db, viewer, filter, page);
  return { data: { ...found, data: await toVideos(context, found.data) } };
}

export const videosHandlers = {
  async uploadVideo(context, { form }) {
    const { userId } = requireViewer(context);
    const brought = await takeFilmFiles(context, form, userId, { kind: 'video', isNew: true });
    const { title, audience, ...rest } = readVideoFields(form.fields);
    if (!title || !audience) throw fieldFailure('VALIDATION_FAILED', 'title', 'EMPTY');
    const draft = { ...rest, title, audience };
    const id = await context.transaction((unit) => insertVideo(unit, userId, draft, brought));
    return present(context, await read(context, id));
  },

  async updateVideo(context, { form }, { video }) {
    const changes = readVideoFields(form.fields);
    const brought = await takeFilmFiles(context, form, video.performerId, { kind: 'video', isNew: false });
    await context.transaction((unit) => updateVideo(unit, video.id, changes, brought));
    return present(context, await read(context, video.id));
  },

  async removeVideoFile(context, { body }, { video }) {
    await context.transaction((unit) => removeFile(unit, video.id, body.type));
    return present(context, await read(context, video.id));
  },

  async deleteVideo(context, _, { video }) {
    await context.transaction((unit) => deleteVideo(unit, video.performerId, video.id));
    return { data: { success: true } };
  },

  getMyVideo: (context, _, row) => present(context, row),
  viewMyVideo: (context, _, row) => present(context, row),

  listMyVideos(context, { query }) {
    const { q, audience, status, sortBy } = query;
    const performerId = requireViewer(context).userId;
    const where = isWord(videos.audience, audience);
    return list(context, query, { q, performerId, isOwn: true, where, status, sortBy });
  },

  listVideos(context, { query }) {
    const { q, performerId, excludeId, sortBy } = query;
    const isReady = { sql: isNotNull(videos.readyAt), key: 'ready' };
    const where = allOf(isReady, excludeId ? { sql: ne(videos.id, excludeId), key: undefined } : undefined);
    return list(context, query, { q, performerId, where, sortBy });
  },

  async getVideo(context, { params }) {
    const row = await read(context, params.id);
    const { video, access } = row;
    const { isAllowed } = accessOf(access, video.performerId, context.viewer?.userId ?? null);
    if (isAllowed && video.readyAt) await countView(context, 'video', video);
    return present(context, row);
  },

  async getVideoFileStatus(context, { params }) {
    const { video } = await read(context, params.id);
    const { fileId, teaserFileId, thumbnailFileId } = video;
    const file = (await readFiles(context.db, [fileId, teaserFileId, thumbnailFileId])).get(params.fileId);
    if (!file) throw new ApiFailure('NOT_FOUND');
    return { data: toProcessing(file, video.performerId === context.viewer?.userId) };
  },

  async listBookmarkedVideos(context, { query }) {
    const { userId } = requireViewer(context);
    const page = toPageRequest(query);
    const viewer = viewerAs(context, userId);
    const { places, total } = await listBookmarkedIds(context.db, 'video', viewer, page);
    const shown = toPage(
      places,
      page,
      total,
      ({ reactionId }) => reactionId,
      ({ id }) => id,
    );
    const found = fillPage(shown, await readVideos(context.db, viewer, shown.data));
    return { data: { ...found, data: await toVideos(context, found.data) } };
  },
} satisfies HandlersOf<'videos', typeof videosAccess>;
