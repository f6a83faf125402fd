/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  FollowList,
  FollowState
} from '../fanlight.schemas.ts';


/**
 * @summary The followers of the viewer
 */
export const ListFollowersResponse = /*#__PURE__*/ zod.object({
  "data": FollowList
})

/**
 * @summary The performers that the viewer follows
 */
export const ListFollowingResponse = /*#__PURE__*/ zod.object({
  "data": FollowList
})

/**
 * @summary Follow a performer (idempotent)
 */
export const FollowPerformerResponse = /*#__PURE__*/ zod.object({
  "data": FollowState
})

/**
 * @summary Stop following a performer
 */
export const UnfollowPerformerResponse = /*#__PURE__*/ zod.object({
  "data": FollowState
})

