/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Reel,
  ReelList
} from '../fanlight.schemas.ts';


/**
 * @summary Change a reel
 */
export const UpdateReelResponse = /*#__PURE__*/ zod.object({
  "data": Reel
})

/**
 * @summary Remove the thumbnail or captions of a reel
 */
export const RemoveReelFileResponse = /*#__PURE__*/ zod.object({
  "data": Reel
})

/**
 * @summary A performer's own reels
 */
export const ListMyReelsResponse = /*#__PURE__*/ zod.object({
  "data": ReelList
})

/**
 * @summary Add a reel
 */
export const UploadReelResponse = /*#__PURE__*/ zod.object({
  "data": Reel
})

/**
 * @summary One reel
 */
export const GetReelResponse = /*#__PURE__*/ zod.object({
  "data": Reel
})

/**
 * @summary Delete a reel with its files, comments and reactions
 */
export const DeleteReelResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary One of a performer's own reels
 */
export const ViewMyReelResponse = /*#__PURE__*/ zod.object({
  "data": Reel
})

/**
 * @summary List reels
 */
export const ListReelsResponse = /*#__PURE__*/ zod.object({
  "data": ReelList
})

/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedReelsResponse = /*#__PURE__*/ zod.object({
  "data": ReelList
})

