/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  EmailRequest,
  EmailVerificationRequest,
  EmailVerificationResendRequest,
  GoogleLoginRequest,
  GoogleTokenRequest,
  LoginRequest,
  PasswordResetRequest,
  PasswordUpdateRequest,
  PerformerRegisterUpload,
  RegisterRequest,
  RegistrationEmailRequest,
  SecondFactorCodeRequest,
  SecondFactorRemoveRequest,
  SecondFactorStartRequest,
  SwitchToPerformerRequest,
  SwitchToPerformerUpload,
  TwitterCallbackRequest,
  TwitterLoginRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const VerifyEmailBody = EmailVerificationRequest

/**
 * @summary Mail the link that confirms an address again
 */
export const ResendEmailVerificationBody = EmailVerificationResendRequest

/**
 * @summary Log in with Google's ID token
 */
export const LoginWithGoogleBody = GoogleLoginRequest

/**
 * @summary Log in with an authorization code from Google
 */
export const ExchangeGoogleTokenBody = GoogleTokenRequest

/**
 * @summary Log in with e-mail or username and password
 */
export const LoginBody = LoginRequest

/**
 * @summary Create a performer account
 */
export const RegisterPerformerBody = PerformerRegisterUpload

/**
 * @summary Become a performer, with documents in the same request
 */
export const SwitchToPerformerWithDocumentsParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const SwitchToPerformerWithDocumentsBody = SwitchToPerformerUpload

/**
 * @summary Start to set up a second factor
 */
export const StartSecondFactorBody = SecondFactorStartRequest

/**
 * @summary Enable the second factor
 */
export const ConfirmSecondFactorBody = SecondFactorCodeRequest

/**
 * @summary Remove the second factor
 */
export const RemoveSecondFactorBody = SecondFactorRemoveRequest

/**
 * @summary Enter a code again in the current session
 */
export const VerifySecondFactorBody = SecondFactorCodeRequest

/**
 * @summary The viewer's own sessions, latest use first
 */
export const ListSessionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)))
})

/**
 * @summary End one of the viewer's own sessions
 */
export const EndSessionParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Complete a login with Twitter
 */
export const CompleteTwitterLoginBody = TwitterCallbackRequest

/**
 * @summary Start a login with Twitter
 */
export const StartTwitterLoginBody = TwitterLoginRequest

/**
 * @summary Mail a link that sets a new password
 */
export const RequestPasswordResetBody = EmailRequest

/**
 * @summary Change the password
 */
export const UpdatePasswordBody = PasswordUpdateRequest

/**
 * @summary Create a fan account
 */
export const RegisterUserBody = RegisterRequest

/**
 * @summary Correct the address of a new account
 */
export const CorrectRegistrationEmailBody = RegistrationEmailRequest

/**
 * @summary Set a new password with the token of a mailed link
 */
export const ResetPasswordBody = PasswordResetRequest

/**
 * @summary Undo a change of password or e-mail address with the token of a mailed link
 */
export const UndoAccountChangeBody = PasswordResetRequest

/**
 * @summary Become a performer, with documents uploaded before
 */
export const SwitchToPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const SwitchToPerformerBody = SwitchToPerformerRequest

