import type { ListProductsParams } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { hasBought, type Reader } from '../../access/standing.ts';
import { fillPage, hasReacted, isFound, isListed, rankOf, searchContent } from '../../content/index.ts';
import { performers, products, users } from '../../db/schema/index.ts';
import { countCapped, type Page, type PageRequest, type SortKey, sortedKeyset } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';

/** A product with what its reader has to do with it. */
export interface ProductRow {
  product: typeof products.$inferSelect;
  isBought: boolean;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, reader: Reader) {
  return db
    .select({
      product: getTableColumns(products),
      isBought: hasBought(reader, 'product', products.id),
      isLiked: hasReacted('product', reader, 'like'),
      isBookmarked: hasReacted('product', reader, 'bookmark'),
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.performerId))
    .innerJoin(performers, eq(performers.userId, products.performerId));
}

/** One product, as far as the reader finds it; what they bought stays (rule A4). */
export async function findProduct(db: Db, id: string, reader: Reader): Promise<ProductRow | undefined> {
  const [row] = await select(db, reader).where(and(eq(products.id, id), isFound('product', reader)));
  return row;
}

/** A product that the reader could buy now: what is off sale, or of whom they no longer find, is not, whatever they bought before. */
export async function findForSale(db: Db, id: string, reader: Reader): Promise<ProductRow['product'] | undefined> {
  const [row] = await select(db, reader).where(
    and(eq(products.id, id), isListed('product', reader), sql`${products.deletedAt} is null`),
  );
  return row?.product;
}

/** Products by their ids, one query for any number of them; what the reader finds of them is the caller's to know. */
export async function readProducts(db: Db, reader: Reader, ids: string[]): Promise<Map<string, ProductRow>> {
  const rows = ids.length > 0 ? await select(db, reader).where(inArray(products.id, ids)) : [];
  return new Map(rows.map((row) => [row.product.id, row]));
}

const sortKeys: Record<NonNullable<ListProductsParams['sortBy']>, SortKey<ProductRow>> = {
  createdAt: { column: products.createdAt, type: 'timestamptz', of: ({ product }) => product.createdAt },
  popular: { column: products.totalLikes, type: 'bigint', of: ({ product }) => product.totalLikes },
  price: { column: products.price, type: 'bigint', of: ({ product }) => product.price },
};

/** How a list of products is narrowed. */
export type ProductFilter = Pick<ListProductsParams, 'q' | 'performerId' | 'type' | 'sortBy'>;

/** Products on sale that have words, the best first. */
export async function searchProducts(
  db: Db,
  reader: Reader,
  query: ProductFilter & { q: string; sort?: 'asc' | 'desc' | undefined },
  page: PageRequest,
): Promise<Page<ProductRow>> {
  const { q, performerId, type } = query;
  const where = and(sql`${products.deletedAt} is null`, type ? eq(products.type, type) : undefined);
  const rankBy = rankOf(query, { popular: products.totalLikes, price: products.price });
  const isOwn = performerId !== undefined && performerId === reader.userId;
  const found = await searchContent(db, 'product', reader, { q, within: { performerId }, isOwn, where, rankBy }, page);
  return fillPage(found, await readProducts(db, reader, found.data));
}

/** Products on sale that the reader finds. */
export async function listProducts(
  db: Db,
  reader: Reader,
  { performerId, type, sortBy = 'createdAt' }: ProductFilter,
  page: PageRequest,
): Promise<{ rows: ProductRow[]; total: number; cursorOf: (row: ProductRow) => string }> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], products.id, ({ product }) => product.id, page);
  const where: SQL | undefined = and(
    // Also for its performer: off sale is gone for good.
    sql`${products.deletedAt} is null`,
    isListed('product', reader),
    performerId ? eq(products.performerId, performerId) : undefined,
    type ? eq(products.type, type) : undefined,
  );
  const rows = await select(db, reader)
    .where(and(where, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${products} inner join ${users} on ${users.id} = ${products.performerId}
      inner join ${performers} on ${performers.userId} = ${products.performerId} where ${where ?? sql`true`}`,
  );
  return { rows, total, cursorOf };
}

/** Takes pieces of a physical product from its stock; false when there are not so many (rule M10). */
export async function takeStock(tx: Tx, id: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}` })
    .where(and(eq(products.id, id), gte(products.stock, quantity)))
    .returning({ id: products.id });
  return taken.length > 0;
}
