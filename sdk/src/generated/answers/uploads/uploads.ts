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
 * @summary How much of an upload is there
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
 * @summary Give an upload up; nothing of it is kept
 */
export const CancelUploadResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

