/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  EmailRequest,
  EmailVerificationRequest,
  LoginRequest,
  PasswordResetRequest,
  PasswordUpdateRequest,
  RegisterRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const VerifyEmailBody = EmailVerificationRequest

/**
 * @summary Mail the link that confirms an address again
 */
export const ResendEmailVerificationBody = EmailRequest

/**
 * @summary Log in with e-mail or username and password
 */
export const LoginBody = LoginRequest

/**
 * @summary Mail a link that sets a new password
 */
export const RequestPasswordResetBody = EmailRequest

/**
 * @summary Change the password
 */
export const UpdatePasswordBody = PasswordUpdateRequest

/**
 * @summary Open a fan account
 */
export const RegisterUserBody = RegisterRequest

/**
 * @summary Set a new password with the token of a mailed link
 */
export const ResetPasswordBody = PasswordResetRequest

