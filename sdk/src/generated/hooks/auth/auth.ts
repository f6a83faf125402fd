/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AuthToken,
  Done,
  EmailRequest,
  EmailVerification,
  EmailVerificationRequest,
  EmailVerificationResendRequest,
  Error,
  GoogleLoginRequest,
  GoogleTokenRequest,
  ListSessionsParams,
  LoginRequest,
  MyPerformer,
  PasswordResetRequest,
  PasswordUpdateRequest,
  PerformerRegisterUpload,
  RecoveryCodes,
  RegisterRequest,
  Registration,
  RegistrationEmailRequest,
  SecondFactor,
  SecondFactorCodeRequest,
  SecondFactorRemoveRequest,
  SecondFactorSecret,
  SecondFactorStartRequest,
  SessionList,
  SwitchToPerformerRequest,
  SwitchToPerformerUpload,
  TwitterCallbackRequest,
  TwitterLogin,
  TwitterLoginRequest
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseInfiniteQueryOptions,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import { transport, withTransport } from '../../../hook-transport.ts';
import { withQueryKey } from '../../../query-key.ts';
import type { ErrorType } from '../../../hook-transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * @summary Confirm an e-mail address with the token of a mailed link
 */
const verifyEmail = (
    emailVerificationRequest: EmailVerificationRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<EmailVerification>(
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  verifyEmail(data,withTransport(client, requestOptions))
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
 * The response is the same whether or not an account with this address exists.
 * @summary Mail the link that confirms an address again
 */
const resendEmailVerification = (
    emailVerificationResendRequest: EmailVerificationResendRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/email-verification/resend`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailVerificationResendRequest, signal
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailVerification>>, ResendEmailVerificationMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  resendEmailVerification(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailVerification>>>
    export type ResendEmailVerificationMutationBody = EmailVerificationResendRequest
    export type ResendEmailVerificationMutationError = ErrorType<Error>
    export type ResendEmailVerificationMutationVariables = {data: EmailVerificationResendRequest}

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
 * The token is checked against Google's keys (rule P6). It logs in to the account with the same confirmed address, or else creates a fan account.
 * @summary Log in with Google's ID token
 */
const loginWithGoogle = (
    googleLoginRequest: GoogleLoginRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AuthToken>(
      {url: `/auth/google/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: googleLoginRequest, signal
    },
      options);
    }




export const getLoginWithGoogleMutationKey = () => ['loginWithGoogle'] as const;

export const getLoginWithGoogleMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext> => {

const mutationKey = getLoginWithGoogleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginWithGoogle>>, LoginWithGoogleMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  loginWithGoogle(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginWithGoogleMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithGoogle>>>
    export type LoginWithGoogleMutationBody = GoogleLoginRequest
    export type LoginWithGoogleMutationError = ErrorType<Error>
    export type LoginWithGoogleMutationVariables = {data: GoogleLoginRequest}

    /**
 * @summary Log in with Google's ID token
 */
export const useLoginWithGoogle = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginWithGoogle>>,
        TError,
        LoginWithGoogleMutationVariables,
        TContext
      > => {
      return useMutation(getLoginWithGoogleMutationOptions(options), queryClient);
    }
    /**
 * For browsers that leave the page to log in. The server exchanges the code for an ID token, and continues as in `loginWithGoogle` (rule P6).
 * @summary Log in with an authorization code from Google
 */
const exchangeGoogleToken = (
    googleTokenRequest: GoogleTokenRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AuthToken>(
      {url: `/auth/google/token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: googleTokenRequest, signal
    },
      options);
    }




export const getExchangeGoogleTokenMutationKey = () => ['exchangeGoogleToken'] as const;

export const getExchangeGoogleTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeGoogleToken>>, TError,ExchangeGoogleTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof exchangeGoogleToken>>, TError,ExchangeGoogleTokenMutationVariables, TContext> => {

const mutationKey = getExchangeGoogleTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exchangeGoogleToken>>, ExchangeGoogleTokenMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  exchangeGoogleToken(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExchangeGoogleTokenMutationResult = NonNullable<Awaited<ReturnType<typeof exchangeGoogleToken>>>
    export type ExchangeGoogleTokenMutationBody = GoogleTokenRequest
    export type ExchangeGoogleTokenMutationError = ErrorType<Error>
    export type ExchangeGoogleTokenMutationVariables = {data: GoogleTokenRequest}

    /**
 * @summary Log in with an authorization code from Google
 */
export const useExchangeGoogleToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeGoogleToken>>, TError,ExchangeGoogleTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exchangeGoogleToken>>,
        TError,
        ExchangeGoogleTokenMutationVariables,
        TContext
      > => {
      return useMutation(getExchangeGoogleTokenMutationOptions(options), queryClient);
    }
    /**
 * An unknown account and a wrong password have the same message and response time. All unknown devices together have 10 attempts in 15 minutes for an account, from any IP address; then the response is 429 with `Retry-After` (rule P2). The response sets the cookie `device`: a device that sends it has 10 attempts of its own. While addresses must be confirmed, `EMAIL_NOT_VERIFIED` does not reveal whether an address has a confirmed account: the unconfirmed account for which the address was entered last answers it in both cases. An account with a second factor needs a `code`: without one, the correct password is answered by `SECOND_FACTOR_REQUIRED`, and the same call is repeated with the code. An account has 5 attempts with codes in 15 minutes.
 * @summary Log in with e-mail or username and password
 */
const login = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  login(data,withTransport(client, requestOptions))
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
 * @summary End the token's session
 */
const logout = (

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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = (_variables, { client }) => {


          return  logout(withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<Error>


    /**
 * @summary End the token's session
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
 * Requires two identity documents. The account waits until an operator has approved the documents and the age (rule P7).
 * @summary Create a performer account
 */
const registerPerformer = (
    performerRegisterUpload: PerformerRegisterUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Registration>(
      {url: `/auth/performers/register`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: performerRegisterUpload, signal
    },
      options);
    }




export const getRegisterPerformerMutationKey = () => ['registerPerformer'] as const;

export const getRegisterPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPerformer>>, TError,RegisterPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPerformer>>, TError,RegisterPerformerMutationVariables, TContext> => {

const mutationKey = getRegisterPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPerformer>>, RegisterPerformerMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  registerPerformer(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof registerPerformer>>>
    export type RegisterPerformerMutationBody = PerformerRegisterUpload
    export type RegisterPerformerMutationError = ErrorType<Error>
    export type RegisterPerformerMutationVariables = {data: PerformerRegisterUpload}

    /**
 * @summary Create a performer account
 */
export const useRegisterPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPerformer>>, TError,RegisterPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPerformer>>,
        TError,
        RegisterPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPerformerMutationOptions(options), queryClient);
    }
    /**
 * Like `switchToPerformer`, with both documents in the request (rule P7).
 * @summary Become a performer, with documents in the same request
 */
const switchToPerformerWithDocuments = (
    id: string,
    switchToPerformerUpload: SwitchToPerformerUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MyPerformer>(
      {url: `/auth/performers/switch-to-performer/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: switchToPerformerUpload, signal
    },
      options);
    }




export const getSwitchToPerformerWithDocumentsMutationKey = () => ['switchToPerformerWithDocuments'] as const;

export const getSwitchToPerformerWithDocumentsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchToPerformerWithDocuments>>, TError,SwitchToPerformerWithDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof switchToPerformerWithDocuments>>, TError,SwitchToPerformerWithDocumentsMutationVariables, TContext> => {

const mutationKey = getSwitchToPerformerWithDocumentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof switchToPerformerWithDocuments>>, SwitchToPerformerWithDocumentsMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  switchToPerformerWithDocuments(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SwitchToPerformerWithDocumentsMutationResult = NonNullable<Awaited<ReturnType<typeof switchToPerformerWithDocuments>>>
    export type SwitchToPerformerWithDocumentsMutationBody = SwitchToPerformerUpload
    export type SwitchToPerformerWithDocumentsMutationError = ErrorType<Error>
    export type SwitchToPerformerWithDocumentsMutationVariables = {id: string;data: SwitchToPerformerUpload}

    /**
 * @summary Become a performer, with documents in the same request
 */
export const useSwitchToPerformerWithDocuments = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchToPerformerWithDocuments>>, TError,SwitchToPerformerWithDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof switchToPerformerWithDocuments>>,
        TError,
        SwitchToPerformerWithDocumentsMutationVariables,
        TContext
      > => {
      return useMutation(getSwitchToPerformerWithDocumentsMutationOptions(options), queryClient);
    }
    /**
 * A second factor is a code of an authenticator app (TOTP, RFC 6238), which a login then requires in addition to the password. Operators need one.
 * @summary Whether the viewer's account has a second factor
 */
const getSecondFactor = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SecondFactor>(
      {url: `/auth/second-factor`, method: 'GET', signal
    },
      options);
    }




export const getGetSecondFactorQueryKey = () => {
    return [
    "getSecondFactor"
    ] as const;
    }


export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ client, signal }) => getSecondFactor(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorQueryError = ErrorType<Error>


export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the viewer's account has a second factor
 */

export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether the viewer's account has a second factor
 */
export const prefetchGetSecondFactorQuery = async <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSecondFactor} query
 */
export const invalidateGetSecondFactor = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSecondFactorQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Whether the viewer's account has a second factor
 */
export const useSetGetSecondFactorQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getSecondFactor>> | undefined | ((old: Awaited<ReturnType<typeof getSecondFactor>> | undefined) => Awaited<ReturnType<typeof getSecondFactor>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getSecondFactor>>>({ exact: $exactMatch, queryKey: getGetSecondFactorQueryKey() }, updater);
  };
}



export const getGetSecondFactorSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ client, signal }) => getSecondFactor(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSecondFactorSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorSuspenseQueryError = ErrorType<Error>


export function useGetSecondFactorSuspense<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactorSuspense<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactorSuspense<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the viewer's account has a second factor
 */

export function useGetSecondFactorSuspense<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates the secret, which the user adds to an authenticator app. `confirmSecondFactor` then enables the second factor. Returns 409 `STATUS_CONFLICT` if it is enabled already.
 * @summary Start to set up a second factor
 */
const startSecondFactor = (
    secondFactorStartRequest: SecondFactorStartRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SecondFactorSecret>(
      {url: `/auth/second-factor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorStartRequest, signal
    },
      options);
    }




export const getStartSecondFactorMutationKey = () => ['startSecondFactor'] as const;

export const getStartSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext> => {

const mutationKey = getStartSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSecondFactor>>, StartSecondFactorMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  startSecondFactor(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof startSecondFactor>>>
    export type StartSecondFactorMutationBody = SecondFactorStartRequest
    export type StartSecondFactorMutationError = ErrorType<Error>
    export type StartSecondFactorMutationVariables = {data: SecondFactorStartRequest}

    /**
 * @summary Start to set up a second factor
 */
export const useStartSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSecondFactor>>,
        TError,
        StartSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getStartSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Requires a code of the authenticator app, so that a wrong setup does not lock the user out. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if no setup was started, or if the second factor is enabled.
 * @summary Enable the second factor
 */
const confirmSecondFactor = (
    secondFactorCodeRequest: SecondFactorCodeRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<RecoveryCodes>(
      {url: `/auth/second-factor/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorCodeRequest, signal
    },
      options);
    }




export const getConfirmSecondFactorMutationKey = () => ['confirmSecondFactor'] as const;

export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext> => {

const mutationKey = getConfirmSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, ConfirmSecondFactorMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  confirmSecondFactor(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = SecondFactorCodeRequest
    export type ConfirmSecondFactorMutationError = ErrorType<Error>
    export type ConfirmSecondFactorMutationVariables = {data: SecondFactorCodeRequest}

    /**
 * @summary Enable the second factor
 */
export const useConfirmSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        ConfirmSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Requires the password and a code. Deletes the recovery codes. An operator can then use no operation of operators until a new second factor is set up. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
 * @summary Remove the second factor
 */
const removeSecondFactor = (
    secondFactorRemoveRequest: SecondFactorRemoveRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/second-factor/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorRemoveRequest, signal
    },
      options);
    }




export const getRemoveSecondFactorMutationKey = () => ['removeSecondFactor'] as const;

export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, RemoveSecondFactorMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  removeSecondFactor(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>
    export type RemoveSecondFactorMutationBody = SecondFactorRemoveRequest
    export type RemoveSecondFactorMutationError = ErrorType<Error>
    export type RemoveSecondFactorMutationVariables = {data: SecondFactorRemoveRequest}

    /**
 * @summary Remove the second factor
 */
export const useRemoveSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        RemoveSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Operations of operators require a code of the last 12 hours. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
 * @summary Enter a code again in the current session
 */
const verifySecondFactor = (
    secondFactorCodeRequest: SecondFactorCodeRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/second-factor/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorCodeRequest, signal
    },
      options);
    }




export const getVerifySecondFactorMutationKey = () => ['verifySecondFactor'] as const;

export const getVerifySecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext> => {

const mutationKey = getVerifySecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifySecondFactor>>, VerifySecondFactorMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  verifySecondFactor(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifySecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof verifySecondFactor>>>
    export type VerifySecondFactorMutationBody = SecondFactorCodeRequest
    export type VerifySecondFactorMutationError = ErrorType<Error>
    export type VerifySecondFactorMutationVariables = {data: SecondFactorCodeRequest}

    /**
 * @summary Enter a code again in the current session
 */
export const useVerifySecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifySecondFactor>>,
        TError,
        VerifySecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getVerifySecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Lists the devices with a session of the viewer (rule P3).
 * @summary The viewer's own sessions, latest use first
 */
const listSessions = (
    params?: ListSessionsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SessionList>(
      {url: `/auth/sessions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSessionsInfiniteQueryKey = (params?: ListSessionsParams,) => {
    return [
    'infinite', "listSessions", ...(params ? [params] : [])
    ] as const;
    }

export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    "listSessions", ...(params ? [params] : [])
    ] as const;
    }


export const getListSessionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>, QueryKey, ListSessionsParams['cursor']> = ({ client, signal, pageParam }) => listSessions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsInfiniteQueryError = ErrorType<Error>


export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own sessions, latest use first
 */

export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's own sessions, latest use first
 */
export const prefetchListSessionsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSessionsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSessionsInfinite} query
 */
export const invalidateListSessionsInfinite = async (
 queryClient: QueryClient, params?: ListSessionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSessionsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's own sessions, latest use first
 */
export const useSetListSessionsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSessionsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>>({ exact: $exactMatch, queryKey: getListSessionsInfiniteQueryKey(params) }, updater);
  };
}



export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ client, signal }) => listSessions(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<Error>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own sessions, latest use first
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's own sessions, latest use first
 */
export const prefetchListSessionsQuery = async <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSessionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSessions} query
 */
export const invalidateListSessions = async (
 queryClient: QueryClient, params?: ListSessionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's own sessions, latest use first
 */
export const useSetListSessionsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSessionsParams | undefined,updater: Awaited<ReturnType<typeof listSessions>> | undefined | ((old: Awaited<ReturnType<typeof listSessions>> | undefined) => Awaited<ReturnType<typeof listSessions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listSessions>>>({ exact: $exactMatch, queryKey: getListSessionsQueryKey(params) }, updater);
  };
}



export const getListSessionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ client, signal }) => listSessions(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSessionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsSuspenseQueryError = ErrorType<Error>


export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own sessions, latest use first
 */

export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSessionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>, QueryKey, ListSessionsParams['cursor']> = ({ client, signal, pageParam }) => listSessions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own sessions, latest use first
 */

export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Revokes its token immediately. Ending the current session logs out (rule P3).
 * @summary End one of the viewer's own sessions
 */
const endSession = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/sessions/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  endSession(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<Error>
    export type EndSessionMutationVariables = {id: string}

    /**
 * @summary End one of the viewer's own sessions
 */
export const useEndSession = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    /**
 * The first login creates a fan account. It may have no e-mail address and no username; the app then asks for them (rule P4).
 * @summary Complete a login with Twitter
 */
const completeTwitterLogin = (
    twitterCallbackRequest: TwitterCallbackRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AuthToken>(
      {url: `/auth/twitter/callback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twitterCallbackRequest, signal
    },
      options);
    }




export const getCompleteTwitterLoginMutationKey = () => ['completeTwitterLogin'] as const;

export const getCompleteTwitterLoginMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTwitterLogin>>, TError,CompleteTwitterLoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTwitterLogin>>, TError,CompleteTwitterLoginMutationVariables, TContext> => {

const mutationKey = getCompleteTwitterLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTwitterLogin>>, CompleteTwitterLoginMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  completeTwitterLogin(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteTwitterLoginMutationResult = NonNullable<Awaited<ReturnType<typeof completeTwitterLogin>>>
    export type CompleteTwitterLoginMutationBody = TwitterCallbackRequest
    export type CompleteTwitterLoginMutationError = ErrorType<Error>
    export type CompleteTwitterLoginMutationVariables = {data: TwitterCallbackRequest}

    /**
 * @summary Complete a login with Twitter
 */
export const useCompleteTwitterLogin = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTwitterLogin>>, TError,CompleteTwitterLoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTwitterLogin>>,
        TError,
        CompleteTwitterLoginMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteTwitterLoginMutationOptions(options), queryClient);
    }
    /**
 * Requests a token from Twitter (OAuth 1.0a, rule P6). The app stores the response for at most a day, and redirects the user to `url`.
 * @summary Start a login with Twitter
 */
const startTwitterLogin = (
    twitterLoginRequest: TwitterLoginRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<TwitterLogin>(
      {url: `/auth/twitter/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twitterLoginRequest, signal
    },
      options);
    }




export const getStartTwitterLoginMutationKey = () => ['startTwitterLogin'] as const;

export const getStartTwitterLoginMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwitterLogin>>, TError,StartTwitterLoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startTwitterLogin>>, TError,StartTwitterLoginMutationVariables, TContext> => {

const mutationKey = getStartTwitterLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTwitterLogin>>, StartTwitterLoginMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  startTwitterLogin(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTwitterLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startTwitterLogin>>>
    export type StartTwitterLoginMutationBody = TwitterLoginRequest
    export type StartTwitterLoginMutationError = ErrorType<Error>
    export type StartTwitterLoginMutationVariables = {data: TwitterLoginRequest}

    /**
 * @summary Start a login with Twitter
 */
export const useStartTwitterLogin = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwitterLogin>>, TError,StartTwitterLoginMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTwitterLogin>>,
        TError,
        StartTwitterLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStartTwitterLoginMutationOptions(options), queryClient);
    }
    /**
 * The response is the same whether or not an account with this address exists.
 * @summary Mail a link that sets a new password
 */
const requestPasswordReset = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,withTransport(client, requestOptions))
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
 * Requires the current password. Ends every other session and every unconfirmed change, and mails the account's address a link that undoes the change (rules P2, P3).
 * @summary Change the password
 */
const updatePassword = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updatePassword(data,withTransport(client, requestOptions))
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
 * @summary Create a fan account
 */
const registerUser = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  registerUser(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = RegisterRequest
    export type RegisterUserMutationError = ErrorType<Error>
    export type RegisterUserMutationVariables = {data: RegisterRequest}

    /**
 * @summary Create a fan account
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
 * Replaces the address of an account that the same device created within 24 hours and that is not confirmed yet. The link that was mailed before stops working, and the new address gets one. The response is the same whether or not either address has an account already. Fails with `STATUS_CONFLICT` once the account is confirmed, or if addresses need no confirmation.
 * @summary Correct the address of a new account
 */
const correctRegistrationEmail = (
    registrationEmailRequest: RegistrationEmailRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/users/register/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: registrationEmailRequest, signal
    },
      options);
    }




export const getCorrectRegistrationEmailMutationKey = () => ['correctRegistrationEmail'] as const;

export const getCorrectRegistrationEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctRegistrationEmail>>, TError,CorrectRegistrationEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof correctRegistrationEmail>>, TError,CorrectRegistrationEmailMutationVariables, TContext> => {

const mutationKey = getCorrectRegistrationEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctRegistrationEmail>>, CorrectRegistrationEmailMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  correctRegistrationEmail(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectRegistrationEmailMutationResult = NonNullable<Awaited<ReturnType<typeof correctRegistrationEmail>>>
    export type CorrectRegistrationEmailMutationBody = RegistrationEmailRequest
    export type CorrectRegistrationEmailMutationError = ErrorType<Error>
    export type CorrectRegistrationEmailMutationVariables = {data: RegistrationEmailRequest}

    /**
 * @summary Correct the address of a new account
 */
export const useCorrectRegistrationEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctRegistrationEmail>>, TError,CorrectRegistrationEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctRegistrationEmail>>,
        TError,
        CorrectRegistrationEmailMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectRegistrationEmailMutationOptions(options), queryClient);
    }
    /**
 * Ends every session of the account and every unconfirmed change (rule P2).
 * @summary Set a new password with the token of a mailed link
 */
const resetPassword = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  resetPassword(data,withTransport(client, requestOptions))
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
    /**
 * After a change of the password or the e-mail address, the account's previous address receives a mail with this token. Restores that address, sets a new password, and ends every session and every unconfirmed change (rule P2).
 * @summary Undo a change of password or e-mail address with the token of a mailed link
 */
const undoAccountChange = (
    passwordResetRequest: PasswordResetRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/auth/users/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      options);
    }




export const getUndoAccountChangeMutationKey = () => ['undoAccountChange'] as const;

export const getUndoAccountChangeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAccountChange>>, TError,UndoAccountChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof undoAccountChange>>, TError,UndoAccountChangeMutationVariables, TContext> => {

const mutationKey = getUndoAccountChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoAccountChange>>, UndoAccountChangeMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  undoAccountChange(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoAccountChangeMutationResult = NonNullable<Awaited<ReturnType<typeof undoAccountChange>>>
    export type UndoAccountChangeMutationBody = PasswordResetRequest
    export type UndoAccountChangeMutationError = ErrorType<Error>
    export type UndoAccountChangeMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Undo a change of password or e-mail address with the token of a mailed link
 */
export const useUndoAccountChange = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAccountChange>>, TError,UndoAccountChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoAccountChange>>,
        TError,
        UndoAccountChangeMutationVariables,
        TContext
      > => {
      return useMutation(getUndoAccountChangeMutationOptions(options), queryClient);
    }
    /**
 * Requires two identity documents. Until an operator has approved the documents and the age, others cannot see the performer, and nothing can be sold (rule P7).
 * @summary Become a performer, with documents uploaded before
 */
const switchToPerformer = (
    id: string,
    switchToPerformerRequest: SwitchToPerformerRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MyPerformer>(
      {url: `/auth/users/${encodeURIComponent(String(id))}/switch-to-performer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: switchToPerformerRequest, signal
    },
      options);
    }




export const getSwitchToPerformerMutationKey = () => ['switchToPerformer'] as const;

export const getSwitchToPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchToPerformer>>, TError,SwitchToPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof switchToPerformer>>, TError,SwitchToPerformerMutationVariables, TContext> => {

const mutationKey = getSwitchToPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof switchToPerformer>>, SwitchToPerformerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  switchToPerformer(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SwitchToPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof switchToPerformer>>>
    export type SwitchToPerformerMutationBody = SwitchToPerformerRequest
    export type SwitchToPerformerMutationError = ErrorType<Error>
    export type SwitchToPerformerMutationVariables = {id: string;data: SwitchToPerformerRequest}

    /**
 * @summary Become a performer, with documents uploaded before
 */
export const useSwitchToPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchToPerformer>>, TError,SwitchToPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof switchToPerformer>>,
        TError,
        SwitchToPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getSwitchToPerformerMutationOptions(options), queryClient);
    }
