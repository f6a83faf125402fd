/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AuthToken,
  Done,
  EmailVerification,
  MyPerformer,
  RecoveryCodes,
  Registration,
  SecondFactor,
  SecondFactorSecret,
  SessionList,
  TwitterLogin
} from '../fanlight.schemas.ts';


/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const VerifyEmailResponse = /*#__PURE__*/ zod.object({
  "data": EmailVerification
})

/**
 * @summary Mail the link that confirms an address again
 */
export const ResendEmailVerificationResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Log in with Google's ID token
 */
export const LoginWithGoogleResponse = /*#__PURE__*/ zod.object({
  "data": AuthToken
})

/**
 * @summary Log in with an authorization code from Google
 */
export const ExchangeGoogleTokenResponse = /*#__PURE__*/ zod.object({
  "data": AuthToken
})

/**
 * @summary Log in with e-mail or username and password
 */
export const LoginResponse = /*#__PURE__*/ zod.object({
  "data": AuthToken
})

/**
 * @summary End the token's session
 */
export const LogoutResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Create a performer account
 */
export const RegisterPerformerResponse = /*#__PURE__*/ zod.object({
  "data": Registration
})

/**
 * @summary Become a performer, with documents in the same request
 */
export const SwitchToPerformerWithDocumentsResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Whether the viewer's account has a second factor
 */
export const GetSecondFactorResponse = /*#__PURE__*/ zod.object({
  "data": SecondFactor
})

/**
 * @summary Start to set up a second factor
 */
export const StartSecondFactorResponse = /*#__PURE__*/ zod.object({
  "data": SecondFactorSecret
})

/**
 * @summary Enable the second factor
 */
export const ConfirmSecondFactorResponse = /*#__PURE__*/ zod.object({
  "data": RecoveryCodes
})

/**
 * @summary Remove the second factor
 */
export const RemoveSecondFactorResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Enter a code again in the current session
 */
export const VerifySecondFactorResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary The viewer's own sessions, latest use first
 */
export const ListSessionsResponse = /*#__PURE__*/ zod.object({
  "data": SessionList
})

/**
 * @summary End one of the viewer's own sessions
 */
export const EndSessionResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Complete a login with Twitter
 */
export const CompleteTwitterLoginResponse = /*#__PURE__*/ zod.object({
  "data": AuthToken
})

/**
 * @summary Start a login with Twitter
 */
export const StartTwitterLoginResponse = /*#__PURE__*/ zod.object({
  "data": TwitterLogin
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
 * @summary Create a fan account
 */
export const RegisterUserResponse = /*#__PURE__*/ zod.object({
  "data": Registration
})

/**
 * @summary Correct the address of a new account
 */
export const CorrectRegistrationEmailResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Set a new password with the token of a mailed link
 */
export const ResetPasswordResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Undo a change of password or e-mail address with the token of a mailed link
 */
export const UndoAccountChangeResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Become a performer, with documents uploaded before
 */
export const SwitchToPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

