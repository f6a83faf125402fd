/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AuthToken,
  Done,
  EmailRequest,
  EmailVerificationRequest,
  Error,
  LoginRequest,
  PasswordResetRequest,
  PasswordUpdateRequest,
  RegisterRequest,
  Registration
} from '@fanlight/sdk/models';

import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { transport } from '../../../transport.ts';
import type { ErrorType } from '../../../transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const verifyEmail = (
    emailVerificationRequest: EmailVerificationRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/email-verification`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailVerificationRequest, signal
    },
      options);
    }




export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
    export type VerifyEmailMutationBody = EmailVerificationRequest
    export type VerifyEmailMutationError = ErrorType<Error>
    export type VerifyEmailMutationVariables = {data: EmailVerificationRequest}

    /**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
export const useVerifyEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }
    /**
 * Answers the same whether or not such an account waits for it.
 * @summary Mail the link that confirms an address again
 */
export const resendEmailVerification = (
    emailRequest: EmailRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/email-verification/resend`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getResendEmailVerificationMutationKey = () => ['resendEmailVerification'] as const;

export const getResendEmailVerificationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext> => {

const mutationKey = getResendEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailVerification>>, ResendEmailVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendEmailVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailVerification>>>
    export type ResendEmailVerificationMutationBody = EmailRequest
    export type ResendEmailVerificationMutationError = ErrorType<Error>
    export type ResendEmailVerificationMutationVariables = {data: EmailRequest}

    /**
 * @summary Mail the link that confirms an address again
 */
export const useResendEmailVerification = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmailVerification>>,
        TError,
        ResendEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getResendEmailVerificationMutationOptions(options), queryClient);
    }
    /**
 * Answers the same message in the same time for an unknown account and a wrong password. Ten failures per account and
 * address in 15 minutes answer 429 (rule P2).
 * @summary Log in with e-mail or username and password
 */
export const login = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AuthToken>(
      {url: `/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<Error>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in with e-mail or username and password
 */
export const useLogin = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * @summary End the session of the token
 */
export const logout = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/logout`, method: 'POST', signal
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<Error>


    /**
 * @summary End the session of the token
 */
export const useLogout = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * Answers the same whether or not an account with this address exists.
 * @summary Mail a link that sets a new password
 */
export const requestPasswordReset = (
    emailRequest: EmailRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/users/forgot`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = EmailRequest
    export type RequestPasswordResetMutationError = ErrorType<Error>
    export type RequestPasswordResetMutationVariables = {data: EmailRequest}

    /**
 * @summary Mail a link that sets a new password
 */
export const useRequestPasswordReset = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    /**
 * Asks for the current one, and ends every other session (rules P2, P3).
 * @summary Change the password
 */
export const updatePassword = (
    passwordUpdateRequest: PasswordUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/users/me/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordUpdateRequest, signal
    },
      options);
    }




export const getUpdatePasswordMutationKey = () => ['updatePassword'] as const;

export const getUpdatePasswordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext> => {

const mutationKey = getUpdatePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
    export type UpdatePasswordMutationBody = PasswordUpdateRequest
    export type UpdatePasswordMutationError = ErrorType<Error>
    export type UpdatePasswordMutationVariables = {data: PasswordUpdateRequest}

    /**
 * @summary Change the password
 */
export const useUpdatePassword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePassword>>,
        TError,
        UpdatePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Open a fan account
 */
export const registerUser = (
    registerRequest: RegisterRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Registration>(
      {url: `/auth/users/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, signal
    },
      options);
    }




export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = RegisterRequest
    export type RegisterUserMutationError = ErrorType<Error>
    export type RegisterUserMutationVariables = {data: RegisterRequest}

    /**
 * @summary Open a fan account
 */
export const useRegisterUser = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
    /**
 * Ends every session of the account.
 * @summary Set a new password with the token of a mailed link
 */
export const resetPassword = (
    passwordResetRequest: PasswordResetRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/users/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = PasswordResetRequest
    export type ResetPasswordMutationError = ErrorType<Error>
    export type ResetPasswordMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Set a new password with the token of a mailed link
 */
export const useResetPassword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
