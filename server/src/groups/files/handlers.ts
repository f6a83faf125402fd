import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { deleteLibraryFile } from './library.ts';
import { listLibrary } from './library-list.ts';
import { playlistMime, readPlaylist } from './playlists.ts';
import { toLibraryFile } from './present-library.ts';
import { isOfLibrary } from './reuse.ts';
import { contentDispositionOf, readRange, servedVariantOf, signedText, storageKey } from './rules.ts';
import { readFiles } from './store.ts';
import { readUses } from './uses.ts';

/** Finds a file of the media library and its owner for operations with `x-access: owner`. */
async function findLibraryFile({ db }: Context, { params }: { params: { id: string } }) {
  const row = (await readFiles(db, [params.id])).get(params.id);
  return row && isOfLibrary(row) ? { ownerId: row.ownerId, row } : undefined;
}

/** The resolvers of `x-access`. */
export const filesAccess = { deleteLibraryFile: findLibraryFile } satisfies AccessOf<'files'>;

export const filesHandlers = {
  async listLibraryFiles(context, { query }) {
    const { db, ports } = context;
    const page = await listLibrary(db, requireViewer(context).userId, query, toPageRequest(query));
    const uses = await readUses(
      db,
      page.data.map(({ id }) => id),
    );
    const usesById = Map.groupBy(uses, ({ fileId }) => fileId);
    return {
      data: { ...page, data: page.data.map((file) => toLibraryFile(ports, file, usesById.get(file.id) ?? [])) },
    };
  },

  async deleteLibraryFile(context, _, { id }) {
    await context.transaction((unit) => deleteLibraryFile(unit, id));
    return { data: { success: true } };
  },

  async getFile({ db, ports }, { params, query, request }) {
    const { id, variant } = params;
    const isSigned = ports.signer.verify(signedText(id, variant, query.expires), query.signature);
    const secondsLeft = query.expires - Math.floor(ports.clock.now().getTime() / 1000);
    if (!isSigned || secondsLeft <= 0) throw new ApiFailure('INVALID_SIGNATURE');
    const file = (await readFiles(db, [id])).get(id);
    if (!file) throw new ApiFailure('NOT_FOUND');
    const shared = {
      'cache-control': `private, max-age=${secondsLeft}, immutable`,
      'x-content-type-options': 'nosniff',
    };
    const playlist = await readPlaylist(ports, file, variant, query.expires);
    if (playlist !== undefined) return new Response(playlist, { headers: { ...shared, 'content-type': playlistMime } });
    const served = servedVariantOf(file, variant);
    if (!served) throw new ApiFailure('NOT_FOUND');
    const { mime, size } = served;
    const range = readRange(request.headers.get('range'), size);
    const headers: Record<string, string> = {
      ...shared,
      'content-type': mime,
      'accept-ranges': 'bytes',
      ...(variant === 'download' && { 'content-disposition': contentDispositionOf(file.fileName) }),
    };
    if (range === null) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    headers['content-length'] = String(range ? range.end - range.start + 1 : size);
    if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`;
    const init = { status: range ? 206 : 200, headers };
    // A stream that is never read would stay open.
    if (request.method === 'HEAD') return new Response(null, init);
    const stored = await ports.storage.get(storageKey(id, served.storedAs ?? variant), range);
    if (!stored) throw new ApiFailure('NOT_FOUND');
    return new Response(stored.body as BodyInit, init);
  },
} satisfies HandlersOf<'files', typeof filesAccess>;
