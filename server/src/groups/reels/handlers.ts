import type { Audience, Reel } from '@fanlight/sdk/models';
import { isNotNull } from 'drizzle-orm';
import { viewerAs, viewerOf } from '../../access/standing.ts';
import { accessOf, countView, fillPage, listBookmarkedIds } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { isWord } from '../../db/keyed-sql.ts';
import { reels } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { takeFilmFiles } from '../files/index.ts';
import { toReels } from './present.ts';
import { findReel, listReels, type ReelFilter, type ReelRow, readReels, searchReels } from './store.ts';
import { deleteReel, insertReel, type ReelFields, removeFile, updateReel } from './writing.ts';

async function read(context: Context, id: string): Promise<ReelRow> {
  const row = await findReel(context.db, id, viewerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** A reel of the viewer's own (`x-access: owner`). */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findReel(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.reel.performerId, row };
}

/** The resolvers of `x-access`. */
export const reelsAccess = {
  updateReel: findOwn,
  removeReelFile: findOwn,
  deleteReel: findOwn,
  viewMyReel: findOwn,
} satisfies AccessOf<'reels'>;

async function present(context: Context, row: ReelRow): Promise<{ data: Reel }> {
  const [reel] = await toReels(context, [row]);
  if (!reel) throw new ApiFailure('NOT_FOUND');
  return { data: reel };
}

/** The text fields of a form that the contract's validator has passed. */
function readFields({ text, audience }: Record<string, string>): ReelFields {
  return {
    ...(text !== undefined && { text: text.trim() }),
    ...(audience !== undefined && { audience: audience as Audience }),
  };
}

async function list(context: Context, query: Parameters<typeof toPageRequest>[0], filter: ReelFilter) {
  const page = toPageRequest(query);
  const { db } = context;
  const viewer = viewerOf(context);
  const found = filter.q
    ? await searchReels(db, viewer, { ...filter, q: filter.q, sort: query.sort }, page)
    : await listReels(db, viewer, filter, page);
  return { data: { ...found, data: await toReels(context, found.data) } };
}

export const reelsHandlers = {
  async uploadReel(context, { form }) {
    const { userId } = requireViewer(context);
    const brought = await takeFilmFiles(context, form, userId, { kind: 'reel', isNew: true });
    const { text = '', audience } = readFields(form.fields);
    if (!audience) throw fieldFailure('VALIDATION_FAILED', 'audience', 'EMPTY');
    const draft = { text, audience };
    const id = await context.transaction((unit) => insertReel(unit, userId, draft, brought));
    return present(context, await read(context, id));
  },

  async updateReel(context, { form }, { reel }) {
    const changes = readFields(form.fields);
    const brought = await takeFilmFiles(context, form, reel.performerId, { kind: 'reel', isNew: false });
    await context.transaction((unit) => updateReel(unit, reel.id, changes, brought));
    return present(context, await read(context, reel.id));
  },

  async removeReelFile(context, { body }, { reel }) {
    await context.transaction((unit) => removeFile(unit, reel.id, body.type));
    return present(context, await read(context, reel.id));
  },

  async deleteReel(context, _, { reel }) {
    await context.transaction((unit) => deleteReel(unit, reel.performerId, reel.id));
    return { data: { success: true } };
  },

  viewMyReel: (context, _, row) => present(context, row),

  listMyReels(context, { query }) {
    const { q, audience, status, sortBy } = query;
    const performerId = requireViewer(context).userId;
    const where = isWord(reels.audience, audience);
    return list(context, query, { q, performerId, isOwn: true, where, status, sortBy });
  },

  listReels(context, { query }) {
    const { q, performerId, sortBy } = query;
    const where = { sql: isNotNull(reels.readyAt), key: 'ready' };
    return list(context, query, { q, performerId, where, sortBy });
  },

  async getReel(context, { params }) {
    const row = await read(context, params.id);
    const { reel, access } = row;
    const { isAllowed } = accessOf(access, reel.performerId, context.viewer?.userId ?? null);
    if (isAllowed && reel.readyAt) await countView(context, 'reel', reel);
    return present(context, row);
  },

  async listBookmarkedReels(context, { query }) {
    const { userId } = requireViewer(context);
    const page = toPageRequest(query);
    const viewer = viewerAs(context, userId);
    const { places, total } = await listBookmarkedIds(context.db, 'reel', viewer, page);
    const shown = toPage(
      places,
      page,
      total,
      ({ reactionId }) => reactionId,
      ({ id }) => id,
    );
    const found = fillPage(shown, await readReels(context.db, viewer, shown.data));
    return { data: { ...found, data: await toReels(context, found.data) } };
  },
} satisfies HandlersOf<'reels', typeof reelsAccess>;
