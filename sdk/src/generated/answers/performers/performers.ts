/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  MyPerformer,
  Performer,
  PerformerList,
  UploadedImage
} from '../fanlight.schemas.ts';


/**
 * @summary Set one's own avatar as a performer
 */
export const UploadPerformerAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Set one's own cover
 */
export const UploadPerformerCoverResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary The performer who is logged in
 */
export const GetMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Change one's own performer profile
 */
export const UpdateMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Some performers by chance, leaving out those the reader follows
 */
export const ListRandomPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary The most followed performers
 */
export const ListTopPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary Find performers by name, username or what they say of themselves
 */
export const SearchPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary One performer, by username or id
 */
export const GetPerformerResponse = /*#__PURE__*/ zod.object({
  "data": Performer
})

