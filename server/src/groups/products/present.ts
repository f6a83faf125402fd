import type { Product } from '@fanlight/sdk/models';
import { readMentions, type ToMentions } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { type FileRow, readFiles, toPicture } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { ProductRow } from './store.ts';

function toProduct(
  { ports, viewer }: Context,
  { product, isBought, isLiked, isBookmarked }: ProductRow,
  performer: Product['performer'],
  files: Map<string, FileRow>,
  toMentions: ToMentions,
): Product {
  const image = product.imageFileId ? files.get(product.imageFileId) : undefined;
  const file = product.fileId ? files.get(product.fileId) : undefined;
  return {
    _id: product.id,
    performer,
    title: product.title,
    description: product.description,
    ...toMentions(product.description),
    type: product.type,
    price: fromHundredths(product.price),
    stock: product.stock,
    isSoldOut: product.stock === 0,
    isBought,
    image: image ? toPicture(ports, image, product.imageAlt, true) : null,
    file: file ? { _id: file.id, fileName: file.fileName, size: file.originalBytes } : null,
    totalLikes: product.totalLikes,
    totalBookmarks: product.totalBookmarks,
    isLiked,
    isBookmarked,
    isOwn: product.performerId === viewer?.userId,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** Presents products to the viewer, with two queries. */
export async function toProducts(context: Context, rows: ProductRow[]): Promise<Product[]> {
  const { ports, db } = context;
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ product }) => product.performerId),
  );
  const files = await readFiles(
    db,
    rows.flatMap(({ product }) => [product.imageFileId, product.fileId]),
  );
  const toMentions = await readMentions(
    context,
    rows.map(({ product }) => product.description),
  );
  return rows.map((row) =>
    toProduct(
      context,
      row,
      people.get(row.product.performerId) ?? deletedUserSummary(row.product.performerId),
      files,
      toMentions,
    ),
  );
}
