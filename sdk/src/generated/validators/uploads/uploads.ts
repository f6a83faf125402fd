/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  UploadChunk,
  UploadCreateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Start the upload of a large file in parts
 */
export const CreateUploadBody = UploadCreateRequest

/**
 * @summary The progress of an upload
 */
export const GetUploadParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Send the next part of an upload
 */
export const AppendUploadParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const AppendUploadBody = UploadChunk

/**
 * @summary Cancel an upload and delete its parts
 */
export const CancelUploadParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

