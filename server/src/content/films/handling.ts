import type { VideoFileType } from '@fanlight/sdk/models';
import { viewerAs, viewerOf } from '../../access/standing.ts';
import { type Context, requireViewer } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { accessOf, countView, fillPage, listBookmarked } from '../index.ts';
import type { FilmKind } from './kinds.ts';
import { type FilmFilter, type FilmRow, findFilm, listFilms, readFilms } from './store.ts';
import { deleteFilm, removeFilmFile } from './writing.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/**
 * Creates the parts of handlers that videos and reels share.
 *
 * @param toItems - presents items of the kind
 */
export function createFilmHandling<Kind extends FilmKind, Item>(
  kind: Kind,
  toItems: (context: Context, rows: FilmRow<Kind>[]) => Promise<Item[]>,
) {
  async function read(context: Context, id: string): Promise<FilmRow<Kind>> {
    const row = await findFilm(context.db, kind, viewerOf(context), id);
    if (!row) throw new ApiFailure('NOT_FOUND');
    return row;
  }

  /** The resolver for `x-access: owner`. */
  async function findOwn(context: Context, { params }: { params: { id: string } }) {
    const row = await findFilm(context.db, kind, viewerOf(context), params.id);
    return row && { ownerId: row.item.performerId, row };
  }

  async function present(context: Context, row: FilmRow<Kind>): Promise<{ data: Item }> {
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

    async list(context: Context, query: ListQuery, filter: FilmFilter) {
      const found = await listFilms(context.db, kind, viewerOf(context), filter, toPageRequest(query));
      return { data: { ...found, data: await toItems(context, found.data) } };
    },

    async listBookmarked(context: Context, query: ListQuery) {
      const viewer = viewerAs(context, requireViewer(context).userId);
      const ids = await listBookmarked(context.db, kind, viewer, toPageRequest(query));
      const found = fillPage(ids, await readFilms(context.db, kind, viewer, ids.data));
      return { data: { ...found, data: await toItems(context, found.data) } };
    },

    async removeFile(context: Context, { item }: FilmRow<Kind>, type: VideoFileType) {
      await context.transaction((unit) => removeFilmFile(unit, kind, item.id, type));
      return present(context, await read(context, item.id));
    },

    async remove(context: Context, { item }: FilmRow<Kind>) {
      await context.transaction((unit) => deleteFilm(unit, kind, item.performerId, item.id));
      return { data: { success: true as const } };
    },
  };
}
