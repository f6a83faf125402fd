import { createVideoItemHandlers } from '../../content/video-items/handlers.ts';
import { requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { readFiles, storeVideoItemFiles, toProcessing } from '../files/index.ts';
import { toVideos } from './present.ts';
import { readVideoFields } from './rules.ts';
import { insertVideo, updateVideo } from './writing.ts';

const videos = createVideoItemHandlers('video', toVideos);

/** The resolvers of `x-access`. */
export const videosAccess = {
  updateVideo: videos.findOwn,
  removeVideoFile: videos.findOwn,
  deleteVideo: videos.findOwn,
  getMyVideo: videos.findOwn,
  viewMyVideo: videos.findOwn,
} satisfies AccessOf<'videos'>;

export const videosHandlers = {
  async uploadVideo(context, { form }) {
    const { userId } = requireViewer(context);
    const files = await storeVideoItemFiles(context, form, userId, { kind: 'video', isNew: true });
    const { title, audience, ...rest } = readVideoFields(form.fields);
    if (!title || !audience) throw fieldFailure('VALIDATION_FAILED', 'title', 'EMPTY');
    const draft = { ...rest, title, audience };
    const id = await context.transaction((unit) => insertVideo(unit, userId, draft, files));
    return videos.respond(context, id);
  },

  async updateVideo(context, { form }, { item }) {
    const changes = readVideoFields(form.fields);
    const files = await storeVideoItemFiles(context, form, item.performerId, { kind: 'video', isNew: false });
    await context.transaction((unit) => updateVideo(unit, item.id, changes, files));
    return videos.respond(context, item.id);
  },

  removeVideoFile: (context, { body }, row) => videos.removeFile(context, row, body.type),
  deleteVideo: (context, _, row) => videos.remove(context, row),
  getMyVideo: (context, _, row) => videos.present(context, row),
  viewMyVideo: (context, _, row) => videos.present(context, row),

  listMyVideos(context, { query }) {
    const { userId: performerId } = requireViewer(context);
    return videos.list(context, query, { ...query, performerId, isOwn: true });
  },

  listVideos: (context, { query }) => videos.list(context, query, { ...query, isReady: true }),
  getVideo: (context, { params }) => videos.view(context, params.id),

  async getVideoFileStatus(context, { params }) {
    const { item } = await videos.read(context, params.id);
    const { fileId, teaserFileId, thumbnailFileId } = item;
    const file = (await readFiles(context.db, [fileId, teaserFileId, thumbnailFileId])).get(params.fileId);
    if (!file) throw new ApiFailure('NOT_FOUND');
    return { data: toProcessing(file, item.performerId === context.viewer?.userId) };
  },

  listBookmarkedVideos: (context, { query }) => videos.listBookmarked(context, query),
} satisfies HandlersOf<'videos', typeof videosAccess>;
