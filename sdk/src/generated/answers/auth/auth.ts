/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AuthToken,
  Done,
  Registration
} from '../fanlight.schemas.ts';


/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const VerifyEmailResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Mail the link that confirms an address again
 */
export const ResendEmailVerificationResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Log in with e-mail or username and password
 */
export const LoginResponse = /*#__PURE__*/ zod.object({
  "data": AuthToken
})

/**
 * @summary End the session of the token
 */
export const LogoutResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Mail a link that sets a new password
 */
export const RequestPasswordResetResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Change the password
 */
export const UpdatePasswordResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Open a fan account
 */
export const RegisterUserResponse = /*#__PURE__*/ zod.object({
  "data": Registration
})

/**
 * @summary Set a new password with the token of a mailed link
 */
export const ResetPasswordResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

