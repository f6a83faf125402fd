// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Add an address to the address book.
 *
 * The first address becomes the default.
 */
export const createAddress = "POST /addresses/create" as Route<"createAddress">;

/** The viewer's address book, the default one first. */
export const listAddresses = "GET /addresses/search" as Route<"listAddresses">;

/**
 * Change an address.
 *
 * Existing orders keep their own copy of the address.
 */
export const updateAddress = "POST /addresses/{id} multipart" as Route<"updateAddress">;

/**
 * Remove an address.
 *
 * Existing orders keep their own copy of the address.
 */
export const deleteAddress = "DELETE /addresses/{id}" as Route<"deleteAddress">;
