/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Me,
  UploadedImage,
  User,
  UserSummaryList
} from '../fanlight.schemas.ts';


/**
 * @summary Change one's own profile and settings
 */
export const UpdateMeResponse = /*#__PURE__*/ zod.object({
  "data": Me
})

/**
 * @summary Set one's own avatar
 */
export const UploadMyAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Who is logged in
 */
export const GetMeResponse = /*#__PURE__*/ zod.object({
  "data": Me
})

/**
 * @summary Find people by name or username
 */
export const SearchUsersResponse = /*#__PURE__*/ zod.object({
  "data": UserSummaryList
})

/**
 * @summary One person, by username or id
 */
export const GetUserResponse = /*#__PURE__*/ zod.object({
  "data": User
})

/**
 * @summary Set the avatar of the account that the address names
 */
export const UploadUserAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Delete one's own fan account
 */
export const DeleteUserResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

