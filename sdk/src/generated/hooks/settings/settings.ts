/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CommonSettings,
  ContactRequest,
  Done,
  Error,
  PublicSettings,
  SettingValues,
  SettingsKeysRequest
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
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
 * Requires a captcha proof if reCAPTCHA is configured (`verifyRecaptcha`).
 * @summary Send a message to the operator
 */
const sendContactMessage = (
    contactRequest: ContactRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/contact`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contactRequest, signal
    },
      options);
    }




export const getSendContactMessageMutationKey = () => ['sendContactMessage'] as const;

export const getSendContactMessageMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext> => {

const mutationKey = getSendContactMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactMessage>>, SendContactMessageMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  sendContactMessage(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactMessage>>>
    export type SendContactMessageMutationBody = ContactRequest
    export type SendContactMessageMutationError = ErrorType<Error>
    export type SendContactMessageMutationVariables = {data: ContactRequest}

    /**
 * @summary Send a message to the operator
 */
export const useSendContactMessage = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactMessage>>,
        TError,
        SendContactMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMessageMutationOptions(options), queryClient);
    }
    /**
 * @summary Mode, country and currencies, which every page needs
 */
const getCommonSettings = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CommonSettings>(
      {url: `/settings/common`, method: 'GET', signal
    },
      options);
    }




export const getGetCommonSettingsQueryKey = () => {
    return [
    "getCommonSettings"
    ] as const;
    }


export const getGetCommonSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommonSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommonSettings>>> = ({ client, signal }) => getCommonSettings(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommonSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getCommonSettings>>>
export type GetCommonSettingsQueryError = ErrorType<Error>


export function useGetCommonSettings<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommonSettings>>,
          TError,
          Awaited<ReturnType<typeof getCommonSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommonSettings<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommonSettings>>,
          TError,
          Awaited<ReturnType<typeof getCommonSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommonSettings<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mode, country and currencies, which every page needs
 */

export function useGetCommonSettings<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommonSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Mode, country and currencies, which every page needs
 */
export const prefetchGetCommonSettingsQuery = async <TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCommonSettingsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCommonSettings} query
 */
export const invalidateGetCommonSettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCommonSettingsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Mode, country and currencies, which every page needs
 */
export const useSetGetCommonSettingsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getCommonSettings>> | undefined | ((old: Awaited<ReturnType<typeof getCommonSettings>> | undefined) => Awaited<ReturnType<typeof getCommonSettings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCommonSettings>>>({ exact: $exactMatch, queryKey: getGetCommonSettingsQueryKey() }, updater);
  };
}



export const getGetCommonSettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommonSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommonSettings>>> = ({ client, signal }) => getCommonSettings(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCommonSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCommonSettings>>>
export type GetCommonSettingsSuspenseQueryError = ErrorType<Error>


export function useGetCommonSettingsSuspense<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommonSettingsSuspense<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommonSettingsSuspense<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mode, country and currencies, which every page needs
 */

export function useGetCommonSettingsSuspense<TData = Awaited<ReturnType<typeof getCommonSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommonSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommonSettingsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Some settings, by their keys
 */
const getSettingsByKeys = (
    settingsKeysRequest: SettingsKeysRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SettingValues>(
      {url: `/settings/keys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: settingsKeysRequest, signal
    },
      options);
    }




export const getGetSettingsByKeysMutationKey = () => ['getSettingsByKeys'] as const;

export const getGetSettingsByKeysMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getSettingsByKeys>>, TError,GetSettingsByKeysMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof getSettingsByKeys>>, TError,GetSettingsByKeysMutationVariables, TContext> => {

const mutationKey = getGetSettingsByKeysMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getSettingsByKeys>>, GetSettingsByKeysMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  getSettingsByKeys(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetSettingsByKeysMutationResult = NonNullable<Awaited<ReturnType<typeof getSettingsByKeys>>>
    export type GetSettingsByKeysMutationBody = SettingsKeysRequest
    export type GetSettingsByKeysMutationError = ErrorType<Error>
    export type GetSettingsByKeysMutationVariables = {data: SettingsKeysRequest}

    /**
 * @summary Some settings, by their keys
 */
export const useGetSettingsByKeys = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getSettingsByKeys>>, TError,GetSettingsByKeysMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getSettingsByKeys>>,
        TError,
        GetSettingsByKeysMutationVariables,
        TContext
      > => {
      return useMutation(getGetSettingsByKeysMutationOptions(options), queryClient);
    }
    /**
 * @summary The public settings
 */
const getPublicSettings = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PublicSettings>(
      {url: `/settings/public`, method: 'GET', signal
    },
      options);
    }




export const getGetPublicSettingsQueryKey = () => {
    return [
    "getPublicSettings"
    ] as const;
    }


export const getGetPublicSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSettings>>> = ({ client, signal }) => getPublicSettings(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSettings>>>
export type GetPublicSettingsQueryError = ErrorType<Error>


export function useGetPublicSettings<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSettings>>,
          TError,
          Awaited<ReturnType<typeof getPublicSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicSettings<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSettings>>,
          TError,
          Awaited<ReturnType<typeof getPublicSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicSettings<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The public settings
 */

export function useGetPublicSettings<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The public settings
 */
export const prefetchGetPublicSettingsQuery = async <TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicSettingsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicSettings} query
 */
export const invalidateGetPublicSettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicSettingsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The public settings
 */
export const useSetGetPublicSettingsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getPublicSettings>> | undefined | ((old: Awaited<ReturnType<typeof getPublicSettings>> | undefined) => Awaited<ReturnType<typeof getPublicSettings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPublicSettings>>>({ exact: $exactMatch, queryKey: getGetPublicSettingsQueryKey() }, updater);
  };
}



export const getGetPublicSettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSettings>>> = ({ client, signal }) => getPublicSettings(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSettings>>>
export type GetPublicSettingsSuspenseQueryError = ErrorType<Error>


export function useGetPublicSettingsSuspense<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicSettingsSuspense<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicSettingsSuspense<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The public settings
 */

export function useGetPublicSettingsSuspense<TData = Awaited<ReturnType<typeof getPublicSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSettingsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






