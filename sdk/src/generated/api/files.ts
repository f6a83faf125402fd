// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * A file, by its signed URL.
 *
 * URLs are part of the items that contain the files. They expire within an hour, and are valid for one file. A wrong signature, an expired URL or another id returns 403 (rule A3). Byte ranges are supported.
 */
export const getFile = "GET /files/{id}/{variant} binary" as Route<"getFile">;
