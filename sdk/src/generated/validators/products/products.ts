/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ProductUpdateUpload,
  ProductUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Find products
 */
export const listProductsQueryLimitDefault = 20;
export const listProductsQueryLimitMax = 100;

export const listProductsQueryOffsetDefault = 0;
export const listProductsQueryOffsetMin = 0;
export const listProductsQueryOffsetMax = 10000;

export const listProductsQueryCursorMax = 200;

export const listProductsQueryQMax = 100;

export const listProductsQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListProductsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductsQueryLimitMax)), listProductsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listProductsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listProductsQueryOffsetMax)), listProductsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular', 'price'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProductsQueryPerformerIdRegExp))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['digital', 'physical']))
})

/**
 * @summary One product
 */
export const getProductPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductPathIdRegExp))
})

/**
 * @summary Put a product up for sale
 */
export const CreateProductBody = ProductUpload

/**
 * @summary A performer's own products
 */
export const listMyProductsQueryLimitDefault = 20;
export const listMyProductsQueryLimitMax = 100;

export const listMyProductsQueryOffsetDefault = 0;
export const listMyProductsQueryOffsetMin = 0;
export const listMyProductsQueryOffsetMax = 10000;

export const listMyProductsQueryCursorMax = 200;

export const listMyProductsQueryQMax = 100;



export const ListMyProductsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyProductsQueryLimitMax)), listMyProductsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyProductsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyProductsQueryOffsetMax)), listMyProductsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyProductsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular', 'price'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyProductsQueryQMax))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['digital', 'physical']))
})

/**
 * @summary Change a product
 */
export const updateProductPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateProductPathIdRegExp))
})

export const UpdateProductBody = ProductUpdateUpload

/**
 * @summary Take a product off sale for good
 */
export const deleteProductPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteProductPathIdRegExp))
})

/**
 * @summary One of a performer's own products
 */
export const getMyProductPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyProductPathIdRegExp))
})

/**
 * @summary The products that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedProductsQueryLimitDefault = 20;
export const listBookmarkedProductsQueryLimitMax = 100;

export const listBookmarkedProductsQueryOffsetDefault = 0;
export const listBookmarkedProductsQueryOffsetMin = 0;
export const listBookmarkedProductsQueryOffsetMax = 10000;

export const listBookmarkedProductsQueryCursorMax = 200;



export const ListBookmarkedProductsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedProductsQueryLimitMax)), listBookmarkedProductsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedProductsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedProductsQueryOffsetMax)), listBookmarkedProductsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedProductsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

