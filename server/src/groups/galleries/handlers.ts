import { viewerOf } from '../../access/viewer-conditions.ts';
import { fillPage, listBookmarked } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toHundredths } from '../../ledger/money.ts';
import { checkPrice } from '../feeds/index.ts';
import { readGalleries, readGallery } from './present.ts';
import { type GalleryFilter, listGalleries } from './store.ts';
import { deleteGallery, insertGallery, updateGallery } from './writing.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/** Reads a gallery and its owner for operations with `x-access: owner`. */
async function readWithOwner(context: Context, { params }: { params: { id: string } }) {
  const row = await readGallery(context, params.id);
  return { ownerId: row.performer._id, row };
}

export const galleriesAccess = {
  updateGallery: readWithOwner,
  deleteGallery: readWithOwner,
  getMyGallery: readWithOwner,
} satisfies AccessOf<'galleries'>;

async function presentList(context: Context, query: ListQuery, filter: GalleryFilter) {
  const found = await listGalleries(context.db, viewerOf(context), filter, toPageRequest(query));
  return { data: fillPage(found, await readGalleries(context, found.data)) };
}

/** Converts a price to hundredths of a token. */
function toPrice(price: number | null | undefined): number | null | undefined {
  return typeof price === 'number' ? toHundredths(price) : price;
}

export const galleriesHandlers = {
  async createGallery(context, { body }) {
    const { userId } = requireViewer(context);
    const { title, description = '', audience, price, photoIds = [] } = body;
    const draft = { title: title.trim(), description: description.trim(), audience, price: toPrice(price) ?? null };
    checkPrice(draft);
    const id = await context.transaction((unit) => insertGallery(unit, userId, draft, photoIds));
    return { data: await readGallery(context, id) };
  },

  async updateGallery(context, { body }, { _id: id, performer }) {
    const { title, description, audience, photoIds } = body;
    const price = toPrice(body.price);
    const changes = {
      ...(title !== undefined && { title: title.trim() }),
      ...(description !== undefined && { description: description.trim() }),
      ...(audience && { audience }),
      ...(price !== undefined && { price }),
    };
    await context.transaction((unit) => updateGallery(unit, performer._id, id, changes, photoIds));
    return { data: await readGallery(context, id) };
  },

  async deleteGallery(context, _, { _id: id, performer }) {
    await context.transaction((unit) => deleteGallery(unit, performer._id, id));
    return { data: { success: true } };
  },

  listMyGalleries(context, { query }) {
    const { userId: performerId } = requireViewer(context);
    return presentList(context, query, { ...query, performerId, isOwn: true });
  },

  getMyGallery: async (_context, _input, row) => ({ data: row }),

  listGalleries: (context, { query }) => presentList(context, query, query),

  async getGallery(context, { params }) {
    return { data: await readGallery(context, params.id) };
  },

  async listBookmarkedGalleries(context, { query }) {
    const found = await listBookmarked(context.db, 'gallery', viewerOf(context), toPageRequest(query));
    return { data: fillPage(found, await readGalleries(context, found.data)) };
  },
} satisfies HandlersOf<'galleries', typeof galleriesAccess>;
