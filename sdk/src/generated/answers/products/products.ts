/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Product,
  ProductList
} from '../fanlight.schemas.ts';


/**
 * @summary Find products
 */
export const ListProductsResponse = /*#__PURE__*/ zod.object({
  "data": ProductList
})

/**
 * @summary One product
 */
export const GetProductResponse = /*#__PURE__*/ zod.object({
  "data": Product
})

/**
 * @summary Put a product up for sale
 */
export const CreateProductResponse = /*#__PURE__*/ zod.object({
  "data": Product
})

/**
 * @summary A performer's own products
 */
export const ListMyProductsResponse = /*#__PURE__*/ zod.object({
  "data": ProductList
})

/**
 * @summary Change a product
 */
export const UpdateProductResponse = /*#__PURE__*/ zod.object({
  "data": Product
})

/**
 * @summary Take a product off sale for good
 */
export const DeleteProductResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary One of a performer's own products
 */
export const GetMyProductResponse = /*#__PURE__*/ zod.object({
  "data": Product
})

/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedProductsResponse = /*#__PURE__*/ zod.object({
  "data": ProductList
})

