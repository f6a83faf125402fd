/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Upload
} from '../fanlight.schemas.ts';


/**
 * @summary Start the upload of a large file in parts
 */
export const CreateUploadResponse = /*#__PURE__*/ zod.object({
  "data": Upload
})

/**
 * @summary The progress of an upload
 */
export const GetUploadResponse = /*#__PURE__*/ zod.object({
  "data": Upload
})

/**
 * @summary Send the next part of an upload
 */
export const AppendUploadResponse = /*#__PURE__*/ zod.object({
  "data": Upload
})

/**
 * @summary Cancel an upload and delete its parts
 */
export const CancelUploadResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

