import type { FormResult } from '@fanlight/components/primitives';
import type { ProductFieldName, ProductFileName, ProductValues } from '@fanlight/components/products';
import { ApiError } from '@fanlight/sdk';
import type { Product, ProductUpdateUpload } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { messageOf, toFormResult } from '../../failures.ts';

/** The form fields to which an error of the server can refer. */
const names = ['title', 'description', 'price', 'stock', 'image', 'alt', 'file'] as const;

/**
 * Returns the fields that the performer has changed. The stock is sent only if it was changed, because a sale may have
 * lowered it since the form was opened.
 */
export function changesOf(product: Product, values: ProductValues): ProductUpdateUpload {
  const { title, description, price, stock, alt, image, file } = values;
  return {
    ...(title !== product.title && { title }),
    ...(description !== product.description && { description }),
    ...(price !== product.price && { price }),
    ...(stock !== undefined && stock !== product.stock && { stock }),
    // A new picture has no alternative text yet.
    ...(alt !== undefined && (image || alt !== product.image?.alt) && { alt }),
    ...(file && { file }),
    ...(image && { image }),
  };
}

/** The HTTP statuses of the responses to a file that is too large, of an unsupported type, or damaged. */
const refusals: readonly number[] = [413, 415];

/** Returns the field whose file the server has refused; undefined if it is unknown, or no file was refused. */
function refusedFieldOf(error: unknown, { image, file }: ProductValues): ProductFileName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, reason } = error;
  if (code === 'MEDIA_PROCESSING_UNAVAILABLE' || code === 'FILE_NOT_READY' || reason === 'UNSUPPORTED_DOWNLOAD')
    return file && 'file';
  if (!refusals.includes(status)) return undefined;
  if (reason === 'UNSUPPORTED_PHOTO' || !file) return image && 'image';
  return image ? undefined : 'file';
}

/** Returns the result of the form after an error. The error of a file is shown at its field. */
export function toProductResult(
  error: unknown,
  values: ProductValues,
  t: TFunction<'common'>,
): FormResult<ProductFieldName> {
  const name = refusedFieldOf(error, values);
  return name ? { fieldErrors: { [name]: messageOf(error, t) } } : toFormResult(error, names, t);
}
