// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Start the upload of a large file in parts.
 *
 * A file above the size limit of its kind returns 413. The parts are sent by `appendUpload`. A finished upload can be used by `uploadId` instead of a file; its type is then checked by its bytes (rule F1).
 */
export const createUpload = "POST /uploads" as Route<"createUpload">;

/**
 * The progress of an upload.
 *
 * After an interruption, the next part starts at its `offset`.
 */
export const getUpload = "GET /uploads/{id}" as Route<"getUpload">;

/**
 * Send the next part of an upload.
 *
 * A part that does not start at `offset` returns 409 `UPLOAD_OFFSET_MISMATCH` and changes nothing; one that exceeds the size returns 413. An interrupted part does not count.
 */
export const appendUpload = "PUT /uploads/{id} multipart" as Route<"appendUpload">;

/** Cancel an upload and delete its parts. */
export const cancelUpload = "DELETE /uploads/{id}" as Route<"cancelUpload">;
