import type { Product } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { fillPage, listBookmarked } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toProducts } from './present.ts';
import { findProduct, listProducts, type ProductFilter, type ProductRow, readProducts } from './store.ts';
import { deleteProduct, insertProduct, storeFiles, updateProduct } from './writing.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

async function read(context: Context, id: string): Promise<ProductRow> {
  const row = await findProduct(context.db, id, viewerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, row: ProductRow): Promise<{ data: Product }> {
  const [product] = await toProducts(context, [row]);
  if (!product) throw new ApiFailure('NOT_FOUND');
  return { data: product };
}

/**
 * Finds a product, which only its performer can change (`x-access: owner`). After the deletion of the product, its
 * buyers receive the response 403, and all other users, including its performer, receive 404.
 */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findProduct(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.product.performerId, row };
}

/** The resolvers of `x-access`. */
export const productsAccess = {
  getMyProduct: findOwn,
  updateProduct: findOwn,
  deleteProduct: findOwn,
} satisfies AccessOf<'products'>;

async function list(context: Context, query: ListQuery, filter: ProductFilter) {
  const found = await listProducts(context.db, viewerOf(context), filter, toPageRequest(query));
  return { data: { ...found, data: await toProducts(context, found.data) } };
}

export const productsHandlers = {
  listProducts: (context, { query }) => list(context, query, query),

  async getProduct(context, { params }) {
    return present(context, await read(context, params.id));
  },

  async createProduct(context, { body, form }) {
    const { userId } = requireViewer(context);
    const { type } = body;
    if (type === 'physical' && body.stock === undefined)
      throw fieldFailure('VALIDATION_FAILED', 'stock', 'STOCK_REQUIRED');
    const stored = await storeFiles(context, form, userId, type);
    if (type === 'digital' && !stored.fileId) throw fieldFailure('VALIDATION_FAILED', 'file', 'DOWNLOAD_REQUIRED');
    const id = await context.transaction((unit) => insertProduct(unit, userId, type, body, stored));
    return present(context, await read(context, id));
  },

  listMyProducts: (context, { query }) =>
    list(context, query, { ...query, performerId: requireViewer(context).userId }),

  getMyProduct: (context, _, row) => present(context, row),

  async updateProduct(context, { params, body, form }, { product }) {
    const stored = await storeFiles(context, form, product.performerId, product.type);
    await context.transaction((unit) => updateProduct(unit, product.id, body, stored));
    return present(context, await read(context, params.id));
  },

  async deleteProduct(context, _, { product }) {
    await context.transaction((unit) => deleteProduct(unit, product.performerId, product.id));
    return { data: { success: true } };
  },

  async listBookmarkedProducts(context, { query }) {
    const viewer = viewerOf(context);
    const ids = await listBookmarked(context.db, 'product', viewer, toPageRequest(query));
    const found = fillPage(ids, await readProducts(context.db, viewer, ids.data));
    return { data: { ...found, data: await toProducts(context, found.data) } };
  },
} satisfies HandlersOf<'products', typeof productsAccess>;
