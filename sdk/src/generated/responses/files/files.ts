/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  LibraryFileList
} from '../fanlight.schemas.ts';


/**
 * @summary The performer's media library
 */
export const ListLibraryFilesResponse = /*#__PURE__*/ zod.object({
  "data": LibraryFileList
})

/**
 * @summary Delete an unused file from the media library
 */
export const DeleteLibraryFileResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

