import { createI18n } from '@fanlight/components/i18n';
import type { ProductValues } from '@fanlight/components/products';
import { make } from '@fanlight/mocks';
import { ApiError } from '@fanlight/sdk';
import type { ErrorCode, ErrorReason } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { changesOf, toProductResult } from './product-request.ts';

const { t } = await createI18n({ locale: 'en-US', namespaces: ['common', 'errors'] });
const image = new File(['mug'], 'mug.png', { type: 'image/png' });
const file = new File(['%PDF'], 'recipes.pdf', { type: 'application/pdf' });
const base: ProductValues = { type: 'physical', title: 'Mug', description: '', price: 38, stock: 6 };
const product = make.getProductMock({ ...{ title: 'Mug', description: '', price: 38, stock: 6 }, image: null });

describe('the request that changes a product', () => {
  it('contains only the fields that were changed', () => {
    expect(changesOf(product, base)).toEqual({});
    expect(changesOf(product, { ...base, price: 40, description: 'Green.' })).toEqual({
      price: 40,
      description: 'Green.',
    });
  });

  it('contains an unchanged alternative text only with a new picture', () => {
    const picture = { ...make.getPictureMock(), alt: 'A mug' };
    expect(changesOf({ ...product, image: picture }, { ...base, alt: 'A mug' })).toEqual({});
    expect(changesOf({ ...product, image: picture }, { ...base, alt: 'A mug', image })).toEqual({
      alt: 'A mug',
      image,
    });
  });
});

describe('the result of a product’s form', () => {
  const refused = (statusCode: number, code: ErrorCode, reason?: ErrorReason) =>
    new ApiError({
      statusCode,
      error: 'Refused',
      message: 'Refused.',
      code,
      requestId: 'r',
      ...(reason && { reason }),
    });
  const fieldsOf = (error: ApiError, values: Partial<ProductValues>) => {
    const result = toProductResult(error, { ...base, ...values }, t);
    return 'fieldErrors' in result ? Object.keys(result.fieldErrors) : [];
  };

  it.each([
    ['UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_PHOTO', { image, file }, 'image'],
    ['UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_DOWNLOAD', { image, file }, 'file'],
    ['UNSUPPORTED_MEDIA_TYPE', 'BROKEN_PICTURE', { image }, 'image'],
    ['PAYLOAD_TOO_LARGE', 'FILE_TOO_LARGE', { file }, 'file'],
  ] as const)('shows %s with the reason %s at the field of the file', (code, reason, values, name) => {
    expect(fieldsOf(refused(code === 'PAYLOAD_TOO_LARGE' ? 413 : 415, code, reason), values)).toEqual([name]);
  });

  it('shows the error of the whole form if either file may be too large', () => {
    const error = refused(413, 'PAYLOAD_TOO_LARGE', 'FILE_TOO_LARGE');
    expect(toProductResult(error, { ...base, image, file }, t)).toEqual({ error: expect.any(String) });
  });
});
