// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Start the upload of a large file in parts.
 *
 * A file above the bound of its kind answers 413. Parts follow by `appendUpload`; once finished, the upload is named as
 * `uploadId` where a file would be sent, and its type is decided there by its bytes (rule F1).
 */
export const createUpload = "POST /uploads" as Route<"createUpload">;

/**
 * How much of an upload is there.
 *
 * After an interruption, the next part starts at its `offset`.
 */
export const getUpload = "GET /uploads/{id}" as Route<"getUpload">;

/**
 * Send the next part of an upload.
 *
 * A part that does not begin at `offset` answers 409 `UPLOAD_OFFSET_MISMATCH` and changes nothing; one that goes beyond the
 * size answers 413. A part that broke off does not count.
 */
export const appendUpload = "PUT /uploads/{id} multipart" as Route<"appendUpload">;

/** Give an upload up; nothing of it is kept. */
export const cancelUpload = "DELETE /uploads/{id}" as Route<"cancelUpload">;
