// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * A file, by its signed address.
 *
 * Addresses come with the items that hold the files, expire within an hour and name one file. Guessing, reuse after
 * expiry or swapping the id answers 403 (rule A3). Byte ranges are answered.
 */
export const getFile = "GET /files/{id}/{variant} binary" as Route<"getFile">;
