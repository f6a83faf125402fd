// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * A file, by its signed URL.
 *
 * URLs are part of the items that contain the files. They expire within an hour, and are valid for one file. A wrong signature, an expired URL or another id returns 403 (rule A3). Byte ranges are supported.
 */
export const getFile = "GET /files/{id}/{variant} binary" as Route<"getFile">;

/**
 * The performer's media library.
 *
 * The photos, videos and audio files that the performer has uploaded for posts, photos, videos, reels, stories and the pictures of products, newest first (rule F4). Every ready file can be used again by its id. Downloads of digital products, avatars and documents are not part of the library.
 */
export const listLibraryFiles = "GET /performer/library" as Route<"listLibraryFiles">;

/**
 * Delete an unused file from the media library.
 *
 * The file and its captions are deleted permanently. A file that an item uses, or that is still processed, returns 409 `STATUS_CONFLICT`.
 */
export const deleteLibraryFile = "DELETE /performer/library/{id}" as Route<"deleteLibraryFile">;
