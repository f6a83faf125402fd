/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AccountDeleteRequest,
  AvatarUpload,
  BankingSettings,
  BankingSettingsUpdateRequest,
  CoverUpload,
  Done,
  Error,
  ListBookmarkedPerformersParams,
  ListRandomPerformersParams,
  ListTopPerformersParams,
  MyPerformer,
  PaymentGatewaySettings,
  PaymentGatewaySettingsUpdateRequest,
  Performer,
  PerformerDocument,
  PerformerDocumentUpload,
  PerformerFilters,
  PerformerList,
  PerformerUpdateRequest,
  SearchPerformersParams,
  UploadedImage,
  WelcomeVideo,
  WelcomeVideoUpload
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
 * @summary Set the performer's own avatar
 */
const uploadPerformerAvatar = (
    avatarUpload: AvatarUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UploadedImage>(
      {url: `/performers/avatar/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: avatarUpload, signal
    },
      options);
    }




export const getUploadPerformerAvatarMutationKey = () => ['uploadPerformerAvatar'] as const;

export const getUploadPerformerAvatarMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerAvatar>>, TError,UploadPerformerAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerAvatar>>, TError,UploadPerformerAvatarMutationVariables, TContext> => {

const mutationKey = getUploadPerformerAvatarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPerformerAvatar>>, UploadPerformerAvatarMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadPerformerAvatar(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadPerformerAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPerformerAvatar>>>
    export type UploadPerformerAvatarMutationBody = AvatarUpload
    export type UploadPerformerAvatarMutationError = ErrorType<Error>
    export type UploadPerformerAvatarMutationVariables = {data: AvatarUpload}

    /**
 * @summary Set the performer's own avatar
 */
export const useUploadPerformerAvatar = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerAvatar>>, TError,UploadPerformerAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPerformerAvatar>>,
        TError,
        UploadPerformerAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getUploadPerformerAvatarMutationOptions(options), queryClient);
    }
    /**
 * Stored encrypted. The response and `getMyPerformer` contain only the last four characters of the account.
 * @summary Set the bank account for payouts
 */
const updateBankingSettings = (
    bankingSettingsUpdateRequest: BankingSettingsUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BankingSettings>(
      {url: `/performers/banking-settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bankingSettingsUpdateRequest, signal
    },
      options);
    }




export const getUpdateBankingSettingsMutationKey = () => ['updateBankingSettings'] as const;

export const getUpdateBankingSettingsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankingSettings>>, TError,UpdateBankingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBankingSettings>>, TError,UpdateBankingSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateBankingSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBankingSettings>>, UpdateBankingSettingsMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updateBankingSettings(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBankingSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateBankingSettings>>>
    export type UpdateBankingSettingsMutationBody = BankingSettingsUpdateRequest
    export type UpdateBankingSettingsMutationError = ErrorType<Error>
    export type UpdateBankingSettingsMutationVariables = {data: BankingSettingsUpdateRequest}

    /**
 * @summary Set the bank account for payouts
 */
export const useUpdateBankingSettings = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankingSettings>>, TError,UpdateBankingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBankingSettings>>,
        TError,
        UpdateBankingSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBankingSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary Set the performer's own cover
 */
const uploadPerformerCover = (
    coverUpload: CoverUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UploadedImage>(
      {url: `/performers/cover/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: coverUpload, signal
    },
      options);
    }




export const getUploadPerformerCoverMutationKey = () => ['uploadPerformerCover'] as const;

export const getUploadPerformerCoverMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerCover>>, TError,UploadPerformerCoverMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerCover>>, TError,UploadPerformerCoverMutationVariables, TContext> => {

const mutationKey = getUploadPerformerCoverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPerformerCover>>, UploadPerformerCoverMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadPerformerCover(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadPerformerCoverMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPerformerCover>>>
    export type UploadPerformerCoverMutationBody = CoverUpload
    export type UploadPerformerCoverMutationError = ErrorType<Error>
    export type UploadPerformerCoverMutationVariables = {data: CoverUpload}

    /**
 * @summary Set the performer's own cover
 */
export const useUploadPerformerCover = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerCover>>, TError,UploadPerformerCoverMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPerformerCover>>,
        TError,
        UploadPerformerCoverMutationVariables,
        TContext
      > => {
      return useMutation(getUploadPerformerCoverMutationOptions(options), queryClient);
    }
    /**
 * For users who want to become performers, and for performers whose documents were rejected. Replaces the document of the same type; an approved one stays. Documents are encrypted at rest and read only by an operator (rule P7).
 * @summary Upload an identity document
 */
const uploadPerformerDocument = (
    performerDocumentUpload: PerformerDocumentUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerDocument>(
      {url: `/performers/documents/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: performerDocumentUpload, signal
    },
      options);
    }




export const getUploadPerformerDocumentMutationKey = () => ['uploadPerformerDocument'] as const;

export const getUploadPerformerDocumentMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerDocument>>, TError,UploadPerformerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerDocument>>, TError,UploadPerformerDocumentMutationVariables, TContext> => {

const mutationKey = getUploadPerformerDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPerformerDocument>>, UploadPerformerDocumentMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadPerformerDocument(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadPerformerDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPerformerDocument>>>
    export type UploadPerformerDocumentMutationBody = PerformerDocumentUpload
    export type UploadPerformerDocumentMutationError = ErrorType<Error>
    export type UploadPerformerDocumentMutationVariables = {data: PerformerDocumentUpload}

    /**
 * @summary Upload an identity document
 */
export const useUploadPerformerDocument = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerDocument>>, TError,UploadPerformerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPerformerDocument>>,
        TError,
        UploadPerformerDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadPerformerDocumentMutationOptions(options), queryClient);
    }
    /**
 * @summary The logged-in performer
 */
const getMyPerformer = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MyPerformer>(
      {url: `/performers/me`, method: 'GET', signal
    },
      options);
    }




export const getGetMyPerformerQueryKey = () => {
    return [
    "getMyPerformer"
    ] as const;
    }


export const getGetMyPerformerQueryOptions = <TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPerformerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPerformer>>> = ({ client, signal }) => getMyPerformer(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyPerformerQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPerformer>>>
export type GetMyPerformerQueryError = ErrorType<Error>


export function useGetMyPerformer<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPerformer>>,
          TError,
          Awaited<ReturnType<typeof getMyPerformer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPerformer<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPerformer>>,
          TError,
          Awaited<ReturnType<typeof getMyPerformer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPerformer<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The logged-in performer
 */

export function useGetMyPerformer<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPerformerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The logged-in performer
 */
export const prefetchGetMyPerformerQuery = async <TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyPerformerQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyPerformer} query
 */
export const invalidateGetMyPerformer = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyPerformerQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The logged-in performer
 */
export const useSetGetMyPerformerQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMyPerformer>> | undefined | ((old: Awaited<ReturnType<typeof getMyPerformer>> | undefined) => Awaited<ReturnType<typeof getMyPerformer>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyPerformer>>>({ exact: $exactMatch, queryKey: getGetMyPerformerQueryKey() }, updater);
  };
}



export const getGetMyPerformerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPerformerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPerformer>>> = ({ client, signal }) => getMyPerformer(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyPerformerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPerformer>>>
export type GetMyPerformerSuspenseQueryError = ErrorType<Error>


export function useGetMyPerformerSuspense<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPerformerSuspense<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPerformerSuspense<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The logged-in performer
 */

export function useGetMyPerformerSuspense<TData = Awaited<ReturnType<typeof getMyPerformer>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPerformerSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the performer's own profile
 */
const updateMyPerformer = (
    performerUpdateRequest: PerformerUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MyPerformer>(
      {url: `/performers/me`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: performerUpdateRequest, signal
    },
      options);
    }




export const getUpdateMyPerformerMutationKey = () => ['updateMyPerformer'] as const;

export const getUpdateMyPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyPerformer>>, TError,UpdateMyPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyPerformer>>, TError,UpdateMyPerformerMutationVariables, TContext> => {

const mutationKey = getUpdateMyPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyPerformer>>, UpdateMyPerformerMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updateMyPerformer(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyPerformer>>>
    export type UpdateMyPerformerMutationBody = PerformerUpdateRequest
    export type UpdateMyPerformerMutationError = ErrorType<Error>
    export type UpdateMyPerformerMutationVariables = {data: PerformerUpdateRequest}

    /**
 * @summary Change the performer's own profile
 */
export const useUpdateMyPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyPerformer>>, TError,UpdateMyPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyPerformer>>,
        TError,
        UpdateMyPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyPerformerMutationOptions(options), queryClient);
    }
    /**
 * Requires a bank account, or a Stripe account that is ready (`createStripeAccount`). Payout requests without a method use it.
 * @summary Choose the destination of payouts
 */
const updatePaymentGatewaySettings = (
    paymentGatewaySettingsUpdateRequest: PaymentGatewaySettingsUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PaymentGatewaySettings>(
      {url: `/performers/payment-gateway-settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: paymentGatewaySettingsUpdateRequest, signal
    },
      options);
    }




export const getUpdatePaymentGatewaySettingsMutationKey = () => ['updatePaymentGatewaySettings'] as const;

export const getUpdatePaymentGatewaySettingsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePaymentGatewaySettings>>, TError,UpdatePaymentGatewaySettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePaymentGatewaySettings>>, TError,UpdatePaymentGatewaySettingsMutationVariables, TContext> => {

const mutationKey = getUpdatePaymentGatewaySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePaymentGatewaySettings>>, UpdatePaymentGatewaySettingsMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updatePaymentGatewaySettings(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePaymentGatewaySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updatePaymentGatewaySettings>>>
    export type UpdatePaymentGatewaySettingsMutationBody = PaymentGatewaySettingsUpdateRequest
    export type UpdatePaymentGatewaySettingsMutationError = ErrorType<Error>
    export type UpdatePaymentGatewaySettingsMutationVariables = {data: PaymentGatewaySettingsUpdateRequest}

    /**
 * @summary Choose the destination of payouts
 */
export const useUpdatePaymentGatewaySettings = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePaymentGatewaySettings>>, TError,UpdatePaymentGatewaySettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePaymentGatewaySettings>>,
        TError,
        UpdatePaymentGatewaySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePaymentGatewaySettingsMutationOptions(options), queryClient);
    }
    /**
 * The countries and languages of the performers whom the viewer can see, for the filters of `searchPerformers`.
 * @summary The countries and languages by which performers can be filtered
 */
const getPerformerFilters = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerFilters>(
      {url: `/performers/search/filters`, method: 'GET', signal
    },
      options);
    }




export const getGetPerformerFiltersQueryKey = () => {
    return [
    "getPerformerFilters"
    ] as const;
    }


export const getGetPerformerFiltersQueryOptions = <TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerFiltersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformerFilters>>> = ({ client, signal }) => getPerformerFilters(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformerFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformerFilters>>>
export type GetPerformerFiltersQueryError = ErrorType<Error>


export function useGetPerformerFilters<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformerFilters>>,
          TError,
          Awaited<ReturnType<typeof getPerformerFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerFilters<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformerFilters>>,
          TError,
          Awaited<ReturnType<typeof getPerformerFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerFilters<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The countries and languages by which performers can be filtered
 */

export function useGetPerformerFilters<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerFiltersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The countries and languages by which performers can be filtered
 */
export const prefetchGetPerformerFiltersQuery = async <TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPerformerFiltersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPerformerFilters} query
 */
export const invalidateGetPerformerFilters = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPerformerFiltersQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The countries and languages by which performers can be filtered
 */
export const useSetGetPerformerFiltersQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getPerformerFilters>> | undefined | ((old: Awaited<ReturnType<typeof getPerformerFilters>> | undefined) => Awaited<ReturnType<typeof getPerformerFilters>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPerformerFilters>>>({ exact: $exactMatch, queryKey: getGetPerformerFiltersQueryKey() }, updater);
  };
}



export const getGetPerformerFiltersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerFiltersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformerFilters>>> = ({ client, signal }) => getPerformerFilters(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPerformerFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformerFilters>>>
export type GetPerformerFiltersSuspenseQueryError = ErrorType<Error>


export function useGetPerformerFiltersSuspense<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerFiltersSuspense<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerFiltersSuspense<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The countries and languages by which performers can be filtered
 */

export function useGetPerformerFiltersSuspense<TData = Awaited<ReturnType<typeof getPerformerFilters>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerFiltersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Random performers whom the viewer does not follow
 */
const listRandomPerformers = (
    params?: ListRandomPerformersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerList>(
      {url: `/performers/search/random`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRandomPerformersQueryKey = (params?: ListRandomPerformersParams,) => {
    return [
    "listRandomPerformers", ...(params ? [params] : [])
    ] as const;
    }


export const getListRandomPerformersQueryOptions = <TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(params?: ListRandomPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRandomPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRandomPerformers>>> = ({ client, signal }) => listRandomPerformers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRandomPerformersQueryResult = NonNullable<Awaited<ReturnType<typeof listRandomPerformers>>>
export type ListRandomPerformersQueryError = ErrorType<Error>


export function useListRandomPerformers<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListRandomPerformersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRandomPerformers>>,
          TError,
          Awaited<ReturnType<typeof listRandomPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRandomPerformers<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRandomPerformers>>,
          TError,
          Awaited<ReturnType<typeof listRandomPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRandomPerformers<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Random performers whom the viewer does not follow
 */

export function useListRandomPerformers<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRandomPerformersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Random performers whom the viewer does not follow
 */
export const prefetchListRandomPerformersQuery = async <TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListRandomPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListRandomPerformersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListRandomPerformers} query
 */
export const invalidateListRandomPerformers = async (
 queryClient: QueryClient, params?: ListRandomPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRandomPerformersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Random performers whom the viewer does not follow
 */
export const useSetListRandomPerformersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListRandomPerformersParams | undefined,updater: Awaited<ReturnType<typeof listRandomPerformers>> | undefined | ((old: Awaited<ReturnType<typeof listRandomPerformers>> | undefined) => Awaited<ReturnType<typeof listRandomPerformers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listRandomPerformers>>>({ exact: $exactMatch, queryKey: getListRandomPerformersQueryKey(params) }, updater);
  };
}



export const getListRandomPerformersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(params?: ListRandomPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRandomPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRandomPerformers>>> = ({ client, signal }) => listRandomPerformers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRandomPerformersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRandomPerformers>>>
export type ListRandomPerformersSuspenseQueryError = ErrorType<Error>


export function useListRandomPerformersSuspense<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListRandomPerformersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRandomPerformersSuspense<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRandomPerformersSuspense<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Random performers whom the viewer does not follow
 */

export function useListRandomPerformersSuspense<TData = Awaited<ReturnType<typeof listRandomPerformers>>, TError = ErrorType<Error>>(
 params?: ListRandomPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRandomPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRandomPerformersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The most followed performers
 */
const listTopPerformers = (
    params?: ListTopPerformersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerList>(
      {url: `/performers/top`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTopPerformersInfiniteQueryKey = (params?: ListTopPerformersParams,) => {
    return [
    'infinite', "listTopPerformers", ...(params ? [params] : [])
    ] as const;
    }

export const getListTopPerformersQueryKey = (params?: ListTopPerformersParams,) => {
    return [
    "listTopPerformers", ...(params ? [params] : [])
    ] as const;
    }


export const getListTopPerformersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: ListTopPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopPerformers>>, QueryKey, ListTopPerformersParams['cursor']> = ({ client, signal, pageParam }) => listTopPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopPerformersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTopPerformers>>>
export type ListTopPerformersInfiniteQueryError = ErrorType<Error>


export function useListTopPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListTopPerformersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPerformers>>,
          TError,
          Awaited<ReturnType<typeof listTopPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPerformers>>,
          TError,
          Awaited<ReturnType<typeof listTopPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The most followed performers
 */

export function useListTopPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopPerformersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The most followed performers
 */
export const prefetchListTopPerformersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTopPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTopPerformersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTopPerformersInfinite} query
 */
export const invalidateListTopPerformersInfinite = async (
 queryClient: QueryClient, params?: ListTopPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTopPerformersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The most followed performers
 */
export const useSetListTopPerformersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTopPerformersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>>({ exact: $exactMatch, queryKey: getListTopPerformersInfiniteQueryKey(params) }, updater);
  };
}



export const getListTopPerformersQueryOptions = <TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(params?: ListTopPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopPerformers>>> = ({ client, signal }) => listTopPerformers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopPerformersQueryResult = NonNullable<Awaited<ReturnType<typeof listTopPerformers>>>
export type ListTopPerformersQueryError = ErrorType<Error>


export function useListTopPerformers<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListTopPerformersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPerformers>>,
          TError,
          Awaited<ReturnType<typeof listTopPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformers<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPerformers>>,
          TError,
          Awaited<ReturnType<typeof listTopPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformers<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The most followed performers
 */

export function useListTopPerformers<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopPerformersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The most followed performers
 */
export const prefetchListTopPerformersQuery = async <TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTopPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTopPerformersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTopPerformers} query
 */
export const invalidateListTopPerformers = async (
 queryClient: QueryClient, params?: ListTopPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTopPerformersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The most followed performers
 */
export const useSetListTopPerformersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTopPerformersParams | undefined,updater: Awaited<ReturnType<typeof listTopPerformers>> | undefined | ((old: Awaited<ReturnType<typeof listTopPerformers>> | undefined) => Awaited<ReturnType<typeof listTopPerformers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTopPerformers>>>({ exact: $exactMatch, queryKey: getListTopPerformersQueryKey(params) }, updater);
  };
}



export const getListTopPerformersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopPerformers>>> = ({ client, signal }) => listTopPerformers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTopPerformersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTopPerformers>>>
export type ListTopPerformersSuspenseQueryError = ErrorType<Error>


export function useListTopPerformersSuspense<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListTopPerformersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersSuspense<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersSuspense<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The most followed performers
 */

export function useListTopPerformersSuspense<TData = Awaited<ReturnType<typeof listTopPerformers>>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopPerformersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTopPerformersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopPerformers>>, QueryKey, ListTopPerformersParams['cursor']> = ({ client, signal, pageParam }) => listTopPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopPerformersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTopPerformers>>>
export type ListTopPerformersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListTopPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListTopPerformersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The most followed performers
 */

export function useListTopPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTopPerformers>>, ListTopPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTopPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTopPerformers>>, TError, TData, QueryKey, ListTopPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopPerformersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Search performers by name, username or biography
 */
const searchPerformers = (
    params?: SearchPerformersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerList>(
      {url: `/performers/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchPerformersInfiniteQueryKey = (params?: SearchPerformersParams,) => {
    return [
    'infinite', "searchPerformers", ...(params ? [params] : [])
    ] as const;
    }

export const getSearchPerformersQueryKey = (params?: SearchPerformersParams,) => {
    return [
    "searchPerformers", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPerformersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: SearchPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPerformers>>, QueryKey, SearchPerformersParams['cursor']> = ({ client, signal, pageParam }) => searchPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPerformersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchPerformers>>>
export type SearchPerformersInfiniteQueryError = ErrorType<Error>


export function useSearchPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  SearchPerformersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPerformers>>,
          TError,
          Awaited<ReturnType<typeof searchPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPerformers>>,
          TError,
          Awaited<ReturnType<typeof searchPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search performers by name, username or biography
 */

export function useSearchPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPerformersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search performers by name, username or biography
 */
export const prefetchSearchPerformersInfiniteQuery = async <TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: SearchPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchPerformersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchPerformersInfinite} query
 */
export const invalidateSearchPerformersInfinite = async (
 queryClient: QueryClient, params?: SearchPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPerformersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Search performers by name, username or biography
 */
export const useSetSearchPerformersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPerformersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>>({ exact: $exactMatch, queryKey: getSearchPerformersInfiniteQueryKey(params) }, updater);
  };
}



export const getSearchPerformersQueryOptions = <TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(params?: SearchPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPerformers>>> = ({ client, signal }) => searchPerformers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPerformersQueryResult = NonNullable<Awaited<ReturnType<typeof searchPerformers>>>
export type SearchPerformersQueryError = ErrorType<Error>


export function useSearchPerformers<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  SearchPerformersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPerformers>>,
          TError,
          Awaited<ReturnType<typeof searchPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformers<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPerformers>>,
          TError,
          Awaited<ReturnType<typeof searchPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformers<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search performers by name, username or biography
 */

export function useSearchPerformers<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPerformersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search performers by name, username or biography
 */
export const prefetchSearchPerformersQuery = async <TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: SearchPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchPerformersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchPerformers} query
 */
export const invalidateSearchPerformers = async (
 queryClient: QueryClient, params?: SearchPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPerformersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Search performers by name, username or biography
 */
export const useSetSearchPerformersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPerformersParams | undefined,updater: Awaited<ReturnType<typeof searchPerformers>> | undefined | ((old: Awaited<ReturnType<typeof searchPerformers>> | undefined) => Awaited<ReturnType<typeof searchPerformers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchPerformers>>>({ exact: $exactMatch, queryKey: getSearchPerformersQueryKey(params) }, updater);
  };
}



export const getSearchPerformersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPerformers>>> = ({ client, signal }) => searchPerformers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchPerformersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchPerformers>>>
export type SearchPerformersSuspenseQueryError = ErrorType<Error>


export function useSearchPerformersSuspense<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  SearchPerformersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersSuspense<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersSuspense<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search performers by name, username or biography
 */

export function useSearchPerformersSuspense<TData = Awaited<ReturnType<typeof searchPerformers>>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPerformersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchPerformersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPerformers>>, QueryKey, SearchPerformersParams['cursor']> = ({ client, signal, pageParam }) => searchPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPerformersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchPerformers>>>
export type SearchPerformersSuspenseInfiniteQueryError = ErrorType<Error>


export function useSearchPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  SearchPerformersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search performers by name, username or biography
 */

export function useSearchPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchPerformers>>, SearchPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchPerformers>>, TError, TData, QueryKey, SearchPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPerformersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the previous one once it is processed (rule F3); `getMyPerformer` has its status.
 * @summary Set the welcome video of the performer's own profile
 */
const uploadPerformerWelcomeVideo = (
    welcomeVideoUpload: WelcomeVideoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<WelcomeVideo>(
      {url: `/performers/welcome-video/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: welcomeVideoUpload, signal
    },
      options);
    }




export const getUploadPerformerWelcomeVideoMutationKey = () => ['uploadPerformerWelcomeVideo'] as const;

export const getUploadPerformerWelcomeVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>, TError,UploadPerformerWelcomeVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>, TError,UploadPerformerWelcomeVideoMutationVariables, TContext> => {

const mutationKey = getUploadPerformerWelcomeVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>, UploadPerformerWelcomeVideoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadPerformerWelcomeVideo(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadPerformerWelcomeVideoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>>
    export type UploadPerformerWelcomeVideoMutationBody = WelcomeVideoUpload
    export type UploadPerformerWelcomeVideoMutationError = ErrorType<Error>
    export type UploadPerformerWelcomeVideoMutationVariables = {data: WelcomeVideoUpload}

    /**
 * @summary Set the welcome video of the performer's own profile
 */
export const useUploadPerformerWelcomeVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>, TError,UploadPerformerWelcomeVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPerformerWelcomeVideo>>,
        TError,
        UploadPerformerWelcomeVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadPerformerWelcomeVideoMutationOptions(options), queryClient);
    }
    /**
 * 404 for a performer who blocked the viewer (rule A4).
 * @summary One performer, by username or id
 */
const getPerformer = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Performer>(
      {url: `/performers/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPerformerQueryKey = (id: string,) => {
    return [
    "getPerformer", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPerformerQueryOptions = <TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformer>>> = ({ client, signal }) => getPerformer(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformerQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformer>>>
export type GetPerformerQueryError = ErrorType<Error>


export function useGetPerformer<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformer>>,
          TError,
          Awaited<ReturnType<typeof getPerformer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformer<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformer>>,
          TError,
          Awaited<ReturnType<typeof getPerformer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformer<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One performer, by username or id
 */

export function useGetPerformer<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One performer, by username or id
 */
export const prefetchGetPerformerQuery = async <TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPerformerQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPerformer} query
 */
export const invalidateGetPerformer = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPerformerQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One performer, by username or id
 */
export const useSetGetPerformerQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPerformer>> | undefined | ((old: Awaited<ReturnType<typeof getPerformer>> | undefined) => Awaited<ReturnType<typeof getPerformer>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPerformer>>>({ exact: $exactMatch, queryKey: getGetPerformerQueryKey(id) }, updater);
  };
}



export const getGetPerformerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformer>>> = ({ client, signal }) => getPerformer(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPerformerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformer>>>
export type GetPerformerSuspenseQueryError = ErrorType<Error>


export function useGetPerformerSuspense<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerSuspense<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerSuspense<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One performer, by username or id
 */

export function useGetPerformerSuspense<TData = Awaited<ReturnType<typeof getPerformer>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refused while a payout is open or a sold product is not shipped. Ends sessions and subscriptions, deletes personal data, and keeps the ledger under a pseudonym (rule P8).
 * @summary Delete the performer's own account
 */
const deletePerformer = (
    id: string,
    accountDeleteRequest: AccountDeleteRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performers/${encodeURIComponent(String(id))}/delete`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: accountDeleteRequest, signal
    },
      options);
    }




export const getDeletePerformerMutationKey = () => ['deletePerformer'] as const;

export const getDeletePerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePerformer>>, TError,DeletePerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePerformer>>, TError,DeletePerformerMutationVariables, TContext> => {

const mutationKey = getDeletePerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePerformer>>, DeletePerformerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  deletePerformer(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePerformerMutationResult = NonNullable<Awaited<ReturnType<typeof deletePerformer>>>
    export type DeletePerformerMutationBody = AccountDeleteRequest
    export type DeletePerformerMutationError = ErrorType<Error>
    export type DeletePerformerMutationVariables = {id: string;data: AccountDeleteRequest}

    /**
 * @summary Delete the performer's own account
 */
export const useDeletePerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePerformer>>, TError,DeletePerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePerformer>>,
        TError,
        DeletePerformerMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePerformerMutationOptions(options), queryClient);
    }
    /**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedPerformers = (
    params?: ListBookmarkedPerformersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerList>(
      {url: `/reactions/performers/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedPerformersInfiniteQueryKey = (params?: ListBookmarkedPerformersParams,) => {
    return [
    'infinite', "listBookmarkedPerformers", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedPerformersQueryKey = (params?: ListBookmarkedPerformersParams,) => {
    return [
    "listBookmarkedPerformers", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedPerformersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedPerformers>>, QueryKey, ListBookmarkedPerformersParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedPerformersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedPerformers>>>
export type ListBookmarkedPerformersInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedPerformersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedPerformers>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedPerformers>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedPerformers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedPerformersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedPerformersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedPerformersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedPerformersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedPerformersInfinite} query
 */
export const invalidateListBookmarkedPerformersInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedPerformersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedPerformersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedPerformersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedPerformersInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedPerformersQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedPerformers>>> = ({ client, signal }) => listBookmarkedPerformers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedPerformersQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedPerformers>>>
export type ListBookmarkedPerformersQueryError = ErrorType<Error>


export function useListBookmarkedPerformers<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedPerformersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedPerformers>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformers<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedPerformers>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedPerformers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformers<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedPerformers<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedPerformersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedPerformersQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedPerformersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedPerformers} query
 */
export const invalidateListBookmarkedPerformers = async (
 queryClient: QueryClient, params?: ListBookmarkedPerformersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedPerformersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedPerformersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedPerformersParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedPerformers>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedPerformers>> | undefined) => Awaited<ReturnType<typeof listBookmarkedPerformers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedPerformers>>>({ exact: $exactMatch, queryKey: getListBookmarkedPerformersQueryKey(params) }, updater);
  };
}



export const getListBookmarkedPerformersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedPerformersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedPerformers>>> = ({ client, signal }) => listBookmarkedPerformers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedPerformersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedPerformers>>>
export type ListBookmarkedPerformersSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedPerformersSuspense<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedPerformersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersSuspense<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersSuspense<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedPerformersSuspense<TData = Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedPerformersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedPerformersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedPerformersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedPerformers>>, QueryKey, ListBookmarkedPerformersParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedPerformers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedPerformersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedPerformers>>>
export type ListBookmarkedPerformersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedPerformersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedPerformersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedPerformers>>, ListBookmarkedPerformersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedPerformersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedPerformers>>, TError, TData, QueryKey, ListBookmarkedPerformersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedPerformersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






