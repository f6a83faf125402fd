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
 * @summary Search products
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
 * @summary Create a product
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
 * @summary Delete a product
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

