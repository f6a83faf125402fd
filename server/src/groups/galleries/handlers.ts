import { eq, sql } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import {
  type ContentQuery,
  type ContentSearch,
  fillPage,
  listBookmarkedIds,
  listContent,
  rankOf,
  searchContent,
  toContentPage,
} from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { isWord, type KeyedSql } from '../../db/keyed-sql.ts';
import { galleries } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { toHundredths } from '../../ledger/money.ts';
import { checkPrice } from '../feeds/index.ts';
import { readGalleries, readGallery } from './present.ts';
import { removeGallery, setPhotos } from './writing.ts';

/** A gallery of the viewer's own (`x-access: owner`). */
async function readOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await readGallery(context, params.id);
  return { ownerId: row.performer._id, row };
}

/** The resolvers of `x-access`. */
export const galleriesAccess = {
  updateGallery: readOwn,
  deleteGallery: readOwn,
  getMyGallery: readOwn,
} satisfies AccessOf<'galleries'>;

async function list(
  context: Context,
  { q, ...query }: ContentQuery & { q?: string | undefined },
  where: KeyedSql | undefined,
  { within, isOwn = false }: Pick<ContentSearch, 'within' | 'isOwn'>,
) {
  const { db } = context;
  const viewer = viewerOf(context);
  const rankBy = rankOf(query, { popular: galleries.totalLikes });
  const orderBy = query.sortBy === 'popular' ? galleries.totalLikes : undefined;
  const page = q
    ? await searchContent(db, 'gallery', viewer, { q, where, rankBy, within, isOwn }, toContentPage(query))
    : await listContent(db, 'gallery', viewer, { ...within, where, orderBy }, toContentPage(query));
  return { data: fillPage(page, await readGalleries(context, page.data)) };
}

/** A price in our units; undefined where nothing is said of it. */
function toPrice(price: number | null | undefined): number | null | undefined {
  return typeof price === 'number' ? toHundredths(price) : price;
}

export const galleriesHandlers = {
  async createGallery(context, { body }) {
    const { userId } = requireViewer(context);
    const { title, description = '', audience, price, photoIds = [] } = body;
    const made = { title: title.trim(), description: description.trim(), audience, price: toPrice(price) ?? null };
    checkPrice(made);
    const id = await context.transaction(async (unit) => {
      const { tx, now, nextId } = unit;
      const galleryId = nextId();
      await tx
        .insert(galleries)
        .values({ id: galleryId, performerId: userId, ...made, createdAt: now, updatedAt: now });
      await setPhotos(unit, userId, galleryId, photoIds);
      return galleryId;
    });
    return { data: await readGallery(context, id) };
  },

  async updateGallery(context, { body }, { _id: id, performer }) {
    const { title, description, audience, photoIds } = body;
    const price = toPrice(body.price);
    await context.transaction(async (unit) => {
      if (photoIds) await setPhotos(unit, performer._id, id, photoIds);
      const [row] = await unit.tx.select().from(galleries).where(eq(galleries.id, id)).for('update');
      if (!row) throw new ApiFailure('NOT_FOUND');
      checkPrice({ audience: audience ?? row.audience, price: price === undefined ? row.price : price });
      await unit.tx
        .update(galleries)
        .set({
          ...(title !== undefined && { title: title.trim() }),
          ...(description !== undefined && { description: description.trim() }),
          ...(audience && { audience }),
          ...(price !== undefined && { price }),
          updatedAt: unit.now,
        })
        .where(eq(galleries.id, id));
    });
    return { data: await readGallery(context, id) };
  },

  async deleteGallery(context, _, { _id: id, performer }) {
    await context.transaction((unit) => removeGallery(unit, performer._id, id));
    return { data: { success: true } };
  },

  listMyGalleries(context, { query }) {
    const { userId } = requireViewer(context);
    const ofAudience = isWord(galleries.audience, query.audience);
    return list(context, query, ofAudience, { within: { performerId: userId }, isOwn: true });
  },

  getMyGallery: async (_context, _input, row) => ({ data: row }),

  listGalleries(context, { query }) {
    const { performerId } = query;
    // Empty ones are their performer's to see among their own.
    const isFilled = { sql: sql`${galleries.totalPhotos} > 0`, key: 'filled' };
    return list(context, query, isFilled, { within: { performerId } });
  },

  async getGallery(context, { params }) {
    return { data: await readGallery(context, params.id) };
  },

  async listBookmarkedGalleries(context, { query }) {
    const page = toPageRequest(query);
    const { places, total } = await listBookmarkedIds(context.db, 'gallery', viewerOf(context), page);
    const shown = toPage(
      places,
      page,
      total,
      ({ reactionId }) => reactionId,
      ({ id }) => id,
    );
    return { data: fillPage(shown, await readGalleries(context, shown.data)) };
  },
} satisfies HandlersOf<'galleries', typeof galleriesAccess>;
