import type { ProductType } from '@fanlight/sdk/models';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isSold } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { products } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import { toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, lockFile, releaseFiles, storeDownload, storePicture } from '../files/index.ts';
import { lockPerformer, subtractLikes } from '../performers/index.ts';
import { deleteCommentsAndReactions } from '../reactions/index.ts';

/** The fields of a product's form that are not files. */
interface Fields {
  title?: string;
  description?: string;
  price?: number;
  stock?: number;
  alt?: string;
}

/** The stored files of a form. A file is null if the form does not contain it. */
interface StoredFiles {
  imageFileId: string | null;
  fileId: string | null;
}

/** Stores the picture and the download in a form. */
export async function storeFiles(
  context: Context,
  form: Form,
  ownerId: string,
  type: ProductType,
): Promise<StoredFiles> {
  const hasFile = Boolean(form.streamed.file ?? form.files.file ?? form.fields.uploadId);
  // The image is stored before the download, which is larger. If the image is invalid, the download is not read.
  const hasImage = form.files.image || form.fields.imageFileId;
  const image = hasImage ? await storePicture(context, form, 'image', ownerId, 'product-image') : null;
  if (hasFile && type === 'physical') throw fieldFailure('VALIDATION_FAILED', 'file', 'DOWNLOAD_NOT_ALLOWED');
  const file = hasFile ? await storeDownload(context, form, 'file', ownerId) : null;
  return { imageFileId: image?.id ?? null, fileId: file?.id ?? null };
}

/** Returns the columns of a product that change. */
function valuesOf(type: ProductType, fields: Fields, { imageFileId, fileId }: StoredFiles) {
  const { title, description, price, stock, alt } = fields;
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(price !== undefined && { price: toHundredths(price) }),
    // A digital product is never sold out.
    ...(stock !== undefined && type === 'physical' && { stock }),
    ...(alt !== undefined && { imageAlt: alt.trim() }),
    ...(imageFileId && { imageFileId }),
    ...(fileId && { fileId }),
  };
}

/** Attaches the stored files to a product. Returns whether a new download is ready. */
async function attach({ tx, now }: Unit, { imageFileId, fileId }: StoredFiles): Promise<boolean> {
  if (imageFileId) await attachFile(tx, imageFileId, now);
  return fileId !== null && (await attachFile(tx, fileId, now)).status === 'ready';
}

/** Creates a product. */
export async function insertProduct(
  unit: Unit,
  performerId: string,
  type: ProductType,
  fields: Fields & { title: string; price: number },
  stored: StoredFiles,
): Promise<string> {
  const { tx, now } = unit;
  const id = unit.nextId();
  const { title, price } = fields;
  await tx.insert(products).values({
    id,
    performerId,
    type,
    ...valuesOf(type, fields, stored),
    title: title.trim(),
    price: toHundredths(price),
    createdAt: now,
    updatedAt: now,
  });
  await attach(unit, stored);
  return id;
}

async function lock({ tx }: Unit, id: string): Promise<typeof products.$inferSelect> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Whether a download is ready. Locks the file, so that its status does not change before the transaction ends. */
async function isReady({ tx }: Unit, fileId: string | null): Promise<boolean> {
  if (!fileId) return false;
  return (await lockFile(tx, fileId))?.status === 'ready';
}

/**
 * Changes a product. Deletes the previous image if there is a new one. The previous download is kept until the new
 * download is ready.
 */
export async function updateProduct(unit: Unit, id: string, fields: Fields, stored: StoredFiles): Promise<void> {
  const { type, imageFileId, fileId, previousFileId } = await lock(unit, id);
  const wasReady = stored.fileId !== null && (await isReady(unit, fileId));
  const isReadyNow = await attach(unit, stored);
  const nextPreviousFileId = !stored.fileId ? previousFileId : isReadyNow ? null : wasReady ? fileId : previousFileId;
  await unit.tx
    .update(products)
    .set({ ...valuesOf(type, fields, stored), previousFileId: nextPreviousFileId, updatedAt: unit.now })
    .where(eq(products.id, id));
  const replaced = stored.fileId ? [fileId, previousFileId].filter((before) => before !== nextPreviousFileId) : [];
  await releaseFiles(unit, [...(stored.imageFileId ? [imageFileId] : []), ...replaced]);
}

/** Deletes a product and its reactions. If the product was sold, its row and its files are kept (rules A4, M4). */
export async function deleteProduct(unit: Unit, performerId: string, id: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  const row = await lock(unit, id);
  const { likes, fileIds } = await deleteCommentsAndReactions(tx, 'product', id);
  if (await isSold(tx, 'product', id)) {
    await tx
      .update(products)
      .set({ deletedAt: now, updatedAt: now, totalLikes: 0, totalBookmarks: 0 })
      .where(eq(products.id, id));
    await releaseFiles(unit, fileIds);
  } else {
    await tx.delete(products).where(eq(products.id, id));
    await releaseFiles(unit, [...fileIds, row.imageFileId, row.fileId, row.previousFileId]);
  }
  await subtractLikes(unit, performerId, likes);
}

/** Deletes the previous download of a product after the new download has become ready (rules F3, A4). */
export async function deleteReplacedDownload(context: Context, event: DomainEventOf<'file-processed'>): Promise<void> {
  if (!event.isReady) return;
  const isReplacing = and(eq(products.fileId, event.fileId), isNotNull(products.previousFileId));
  await context.transaction(async (unit) => {
    const [row] = await unit.tx.select().from(products).where(isReplacing).for('update');
    if (!row) return;
    await unit.tx.update(products).set({ previousFileId: null }).where(eq(products.id, row.id));
    await releaseFiles(unit, [row.previousFileId]);
  });
}
