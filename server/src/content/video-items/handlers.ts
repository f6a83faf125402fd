import type { VideoFileType } from '@fanlight/sdk/models';
import { viewerAs, viewerOf } from '../../access/viewer-conditions.ts';
import { type Context, requireViewer } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { accessOf, countView, fillPage, listBookmarked } from '../index.ts';
import type { VideoItemKind } from './kinds.ts';
import { findVideoItem, listVideoItems, readVideoItems, type VideoItemFilter, type VideoItemRow } from './store.ts';
import { deleteVideoItem, removeVideoItemFile } from './writing.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/**
 * Creates the parts of the handlers that videos and reels share.
 *
 * @param toItems - presents items of the kind
 */
export function createVideoItemHandlers<Kind extends VideoItemKind, Item>(
  kind: Kind,
  toItems: (context: Context, rows: VideoItemRow<Kind>[]) => Promise<Item[]>,
) {
  async function read(context: Context, id: string): Promise<VideoItemRow<Kind>> {
    const row = await findVideoItem(context.db, kind, viewerOf(context), id);
    if (!row) throw new ApiFailure('NOT_FOUND');
    return row;
  }

  /** Finds an item, which only its performer can change (`x-access: owner`). */
  async function findOwn(context: Context, { params }: { params: { id: string } }) {
    const row = await findVideoItem(context.db, kind, viewerOf(context), params.id);
    return row && { ownerId: row.item.performerId, row };
  }

  async function present(context: Context, row: VideoItemRow<Kind>): Promise<{ data: Item }> {
    const [item] = await toItems(context, [row]);
    if (!item) throw new ApiFailure('NOT_FOUND');
    return { data: item };
  }

  return {
    read,
    findOwn,
    present,

    async respond(context: Context, id: string) {
      return present(context, await read(context, id));
    },

    /** Returns an item, and counts a view if the viewer has access to it. */
    async view(context: Context, id: string) {
      const row = await read(context, id);
      const { item, access } = row;
      const { isAllowed } = accessOf(access, item.performerId, context.viewer?.userId ?? null);
      if (isAllowed && item.readyAt) await countView(context, kind, item);
      return present(context, row);
    },

    async list(context: Context, query: ListQuery, filter: VideoItemFilter) {
      const found = await listVideoItems(context.db, kind, viewerOf(context), filter, toPageRequest(query));
      return { data: { ...found, data: await toItems(context, found.data) } };
    },

    async listBookmarked(context: Context, query: ListQuery) {
      const viewer = viewerAs(context, requireViewer(context).userId);
      const ids = await listBookmarked(context.db, kind, viewer, toPageRequest(query));
      const found = fillPage(ids, await readVideoItems(context.db, kind, viewer, ids.data));
      return { data: { ...found, data: await toItems(context, found.data) } };
    },

    async removeFile(context: Context, { item }: VideoItemRow<Kind>, type: VideoFileType) {
      await context.transaction((unit) => removeVideoItemFile(unit, kind, item.id, type));
      return present(context, await read(context, item.id));
    },

    async remove(context: Context, { item }: VideoItemRow<Kind>) {
      await context.transaction((unit) => deleteVideoItem(unit, kind, item.performerId, item.id));
      return { data: { success: true as const } };
    },
  };
}
