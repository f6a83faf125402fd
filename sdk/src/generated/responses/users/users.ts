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
 * @summary Change the viewer's own profile and settings
 */
export const UpdateMeResponse = /*#__PURE__*/ zod.object({
  "data": Me
})

/**
 * @summary Set the viewer's own avatar
 */
export const UploadMyAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary The logged-in user
 */
export const GetMeResponse = /*#__PURE__*/ zod.object({
  "data": Me
})

/**
 * @summary Search users by name or username
 */
export const SearchUsersResponse = /*#__PURE__*/ zod.object({
  "data": UserSummaryList
})

/**
 * @summary One user, by username or id
 */
export const GetUserResponse = /*#__PURE__*/ zod.object({
  "data": User
})

/**
 * @summary Set the avatar of the account with this id
 */
export const UploadUserAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Delete the viewer's own fan account
 */
export const DeleteUserResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

