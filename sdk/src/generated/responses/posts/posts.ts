/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Post,
  PostSummaryList
} from '../fanlight.schemas.ts';


/**
 * @summary The pages of the site
 */
export const ListPostsResponse = /*#__PURE__*/ zod.object({
  "data": PostSummaryList
})

/**
 * @summary One page of the site, by id or short name
 */
export const GetPostResponse = /*#__PURE__*/ zod.object({
  "data": Post
})

