import type { ListProductsParams } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import {
  hasBought,
  type QueryViewer,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../../access/viewer-conditions.ts';
import { fillPage, hasReacted, isVisibleInLists, isVisibleTo, listOrSearch } from '../../content/index.ts';
import { allOf, isWord } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { performers, products, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';

/** A product, with the viewer's access, reactions and purchase. */
export interface ProductRow {
  product: typeof products.$inferSelect;
  isBought: boolean;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, viewer: QueryViewer) {
  return db
    .select({
      product: getTableColumns(products),
      isBought: hasBought(viewer, 'product', products.id),
      isLiked: hasReacted('product', viewer, 'like'),
      isBookmarked: hasReacted('product', viewer, 'bookmark'),
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.performerId))
    .innerJoin(performers, eq(performers.userId, products.performerId));
}

/**
 * Finds a product; undefined if it is hidden from the viewer. Buyers can still find it after its deletion (rule A4).
 */
export async function findProduct(db: Db, id: string, viewer: Viewer): Promise<ProductRow | undefined> {
  const [row] = await runPrepared(db, `product to show, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(eq(products.id, slots.id), isVisibleTo('product', queryViewer)));
  });
  return row;
}

/**
 * Finds a product that the viewer can buy now. Undefined if it is deleted or hidden from the viewer, even if the viewer
 * bought it before.
 */
export async function findForSale(db: Db, id: string, viewer: Viewer): Promise<ProductRow['product'] | undefined> {
  const [row] = await select(db, viewer).where(
    and(eq(products.id, id), isVisibleInLists('product', viewer), sql`${products.deletedAt} is null`),
  );
  return row?.product;
}

/** Reads products by their ids with one query. The caller must check whether the viewer can see them. */
export async function readProducts(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `products by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) =>
    select(db, viewerIn(slots, viewer)).where(isOneOf(products.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.product.id, row]));
}

const orders = { popular: products.totalLikes, price: products.price };

/** The filters and the order of a list of products. */
export type ProductFilter = Pick<ListProductsParams, 'q' | 'performerId' | 'type' | 'sort' | 'sortBy'>;

/** Lists the products on sale that are visible to the viewer. In a search, the best match comes first. */
export async function listProducts(
  db: Db,
  viewer: Viewer,
  { type, ...filter }: ProductFilter,
  page: PageRequest,
): Promise<Page<ProductRow>> {
  const isOnSale = filter.q ? { sql: isNull(products.deletedAt), key: 'on sale' } : undefined;
  const isOwn = filter.performerId !== undefined && filter.performerId === viewer.userId;
  const narrowed = { ...filter, isOwn, where: allOf(isOnSale, isWord(products.type, type)) };
  const found = await listOrSearch(db, 'product', viewer, narrowed, orders, page);
  return fillPage(found, await readProducts(db, viewer, found.data));
}

/** Reduces the stock of a physical product. Returns false if the stock is too low (rule M10). */
export async function reduceStock(tx: Tx, id: string, quantity: number): Promise<boolean> {
  const reduced = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}` })
    .where(and(eq(products.id, id), gte(products.stock, quantity)))
    .returning({ id: products.id });
  return reduced.length > 0;
}
