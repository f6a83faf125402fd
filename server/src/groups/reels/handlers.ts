import { createVideoItemHandlers } from '../../content/video-items/handlers.ts';
import { insertVideoItem, lockVideoItem, updateVideoItem } from '../../content/video-items/writing.ts';
import { requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { fieldFailure } from '../../http/failure.ts';
import { storeVideoItemFiles } from '../files/index.ts';
import { toReels } from './present.ts';
import { readReelFields } from './rules.ts';

const reels = createVideoItemHandlers('reel', toReels);

/** The resolvers of `x-access`. */
export const reelsAccess = {
  updateReel: reels.findOwn,
  removeReelFile: reels.findOwn,
  deleteReel: reels.findOwn,
  viewMyReel: reels.findOwn,
} satisfies AccessOf<'reels'>;

export const reelsHandlers = {
  async uploadReel(context, { form }) {
    const { userId } = requireViewer(context);
    const files = await storeVideoItemFiles(context, form, userId, { kind: 'reel', isNew: true });
    const { text = '', audience } = readReelFields(form.fields);
    if (!audience) throw fieldFailure('VALIDATION_FAILED', 'audience', 'EMPTY');
    const draft = { text, audience };
    const id = await context.transaction((unit) => insertVideoItem(unit, 'reel', userId, draft, files));
    return reels.respond(context, id);
  },

  async updateReel(context, { form }, { item }) {
    const changes = readReelFields(form.fields);
    const files = await storeVideoItemFiles(context, form, item.performerId, { kind: 'reel', isNew: false });
    await context.transaction(async (unit) =>
      updateVideoItem(unit, 'reel', await lockVideoItem(unit, 'reel', item.id), changes, files),
    );
    return reels.respond(context, item.id);
  },

  removeReelFile: (context, { body }, row) => reels.removeFile(context, row, body.type),
  deleteReel: (context, _, row) => reels.remove(context, row),
  viewMyReel: (context, _, row) => reels.present(context, row),

  listMyReels(context, { query }) {
    const { userId: performerId } = requireViewer(context);
    return reels.list(context, query, { ...query, performerId, isOwn: true });
  },

  listReels: (context, { query }) => reels.list(context, query, { ...query, isReady: true }),
  getReel: (context, { params }) => reels.view(context, params.id),
  listBookmarkedReels: (context, { query }) => reels.listBookmarked(context, query),
} satisfies HandlersOf<'reels', typeof reelsAccess>;
