/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AvatarUpload,
  UserUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Change one's own profile and settings
 */
export const UpdateMeBody = UserUpdateRequest

/**
 * @summary Set one's own avatar
 */
export const UploadMyAvatarBody = AvatarUpload

/**
 * @summary Set the avatar of the account that the address names
 */
export const uploadUserAvatarPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UploadUserAvatarParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadUserAvatarPathIdRegExp))
})

export const UploadUserAvatarBody = AvatarUpload

