import type { ProductType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { products } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import { hasTwoDecimals, toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, deleteFile, takeDownload, takePicture } from '../files/index.ts';

/** What a form says of a product, apart from its files. */
interface Fields {
  title?: string;
  description?: string;
  price?: number;
  stock?: number;
  alt?: string;
}

/** The files that a form brought along, taken; null where it brought none. */
interface Taken {
  imageFileId: string | null;
  fileId: string | null;
}

/** Refuses a price with parts of a hundredth (rule M2). */
export function checkPrice({ price }: Fields): void {
  if (price !== undefined && !hasTwoDecimals(price))
    throw fieldFailure('VALIDATION_FAILED', 'price', 'Use at most two decimals.');
}

/** Takes picture and download of a form. */
export async function takeFiles(context: Context, form: Form, ownerId: string, type: ProductType): Promise<Taken> {
  const hasFile = Boolean(form.streamed.file ?? form.files.file ?? form.fields.uploadId);
  // The smaller one first: what is refused is refused early.
  const image = form.files.image ? await takePicture(context, form, 'image', ownerId, 'product-image') : null;
  if (hasFile && type === 'physical')
    throw fieldFailure('VALIDATION_FAILED', 'file', 'A physical product has no file to download.');
  const file = hasFile ? await takeDownload(context, form, 'file', ownerId) : null;
  return { imageFileId: image?.id ?? null, fileId: file?.id ?? null };
}

/** What changes of a product's row. */
function valuesOf(type: ProductType, fields: Fields, { imageFileId, fileId }: Taken) {
  const { title, description, price, stock, alt } = fields;
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(price !== undefined && { price: toHundredths(price) }),
    // Of a download there is always one left.
    ...(stock !== undefined && type === 'physical' && { stock }),
    ...(alt !== undefined && { imageAlt: alt.trim() }),
    ...(imageFileId && { imageFileId }),
    ...(fileId && { fileId }),
  };
}

async function attach({ tx, now }: Unit, { imageFileId, fileId }: Taken) {
  for (const id of [imageFileId, fileId]) if (id) await attachFile(tx, id, now);
}

/** Puts a product up for sale. */
export async function insertProduct(
  unit: Unit,
  performerId: string,
  type: ProductType,
  fields: Fields & { title: string; price: number },
  taken: Taken,
): Promise<string> {
  const { tx, now } = unit;
  const id = unit.nextId();
  const { title, price } = fields;
  await tx.insert(products).values({
    id,
    performerId,
    type,
    ...valuesOf(type, fields, taken),
    title: title.trim(),
    price: toHundredths(price),
    createdAt: now,
    updatedAt: now,
  });
  await attach(unit, taken);
  return id;
}

/** Changes a product; files that it no longer names are deleted. */
export async function updateProduct(
  unit: Unit,
  { id, type, imageFileId, fileId }: typeof products.$inferSelect,
  fields: Fields,
  taken: Taken,
): Promise<void> {
  await unit.tx
    .update(products)
    .set({ ...valuesOf(type, fields, taken), updatedAt: unit.now })
    .where(eq(products.id, id));
  await attach(unit, taken);
  if (taken.imageFileId && imageFileId) await deleteFile(unit, imageFileId);
  if (taken.fileId && fileId) await deleteFile(unit, fileId);
}
