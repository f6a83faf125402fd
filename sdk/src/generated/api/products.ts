// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Search products.
 *
 * Without a performer, products of all performers.
 */
export const listProducts = "GET /performer-assets/products/search" as Route<"listProducts">;

/** One product. */
export const getProduct = "GET /performer-assets/products/{id}" as Route<"getProduct">;

/**
 * Create a product.
 *
 * A physical product without `stock`, and a digital one without a file, return 422. An unfinished upload returns 409 `FILE_NOT_READY`.
 */
export const createProduct = "POST /performer/performer-assets/products multipart" as Route<"createProduct">;

/** A performer's own products. */
export const listMyProducts = "GET /performer/performer-assets/products/search" as Route<"listMyProducts">;

/** Change a product. */
export const updateProduct = "PUT /performer/performer-assets/products/{id} multipart" as Route<"updateProduct">;

/**
 * Delete a product.
 *
 * Orders continue, and buyers can still download the file (rule A4).
 */
export const deleteProduct = "DELETE /performer/performer-assets/products/{id}" as Route<"deleteProduct">;

/** One of a performer's own products. */
export const getMyProduct = "GET /performer/performer-assets/products/{id}/view" as Route<"getMyProduct">;

/** The products that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedProducts = "GET /reactions/products/bookmark" as Route<"listBookmarkedProducts">;
