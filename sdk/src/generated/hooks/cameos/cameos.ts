/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Cameo,
  CameoDeclineRequest,
  CameoDeliveryUpload,
  CameoList,
  CameoOffer,
  CameoOfferUpdateRequest,
  Error,
  ListCameosParams,
  ListReceivedCameosParams
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
import { payment } from '../../../hook-transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
const listCameos = (
    params?: ListCameosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CameoList>(
      {url: `/cameos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCameosInfiniteQueryKey = (params?: ListCameosParams,) => {
    return [
    'infinite', "listCameos", ...(params ? [params] : [])
    ] as const;
    }

export const getListCameosQueryKey = (params?: ListCameosParams,) => {
    return [
    "listCameos", ...(params ? [params] : [])
    ] as const;
    }


export const getListCameosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(params?: ListCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCameosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCameos>>, QueryKey, ListCameosParams['cursor']> = ({ client, signal, pageParam }) => listCameos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCameosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCameos>>>
export type ListCameosInfiniteQueryError = ErrorType<Error>


export function useListCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListCameosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCameos>>,
          TError,
          Awaited<ReturnType<typeof listCameos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCameos>>,
          TError,
          Awaited<ReturnType<typeof listCameos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests that the viewer ordered, latest first
 */

export function useListCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCameosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
export const prefetchListCameosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCameosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCameosInfinite} query
 */
export const invalidateListCameosInfinite = async (
 queryClient: QueryClient, params?: ListCameosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCameosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
export const useSetListCameosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListCameosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>>({ exact: $exactMatch, queryKey: getListCameosInfiniteQueryKey(params) }, updater);
  };
}



export const getListCameosQueryOptions = <TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(params?: ListCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCameosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCameos>>> = ({ client, signal }) => listCameos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCameosQueryResult = NonNullable<Awaited<ReturnType<typeof listCameos>>>
export type ListCameosQueryError = ErrorType<Error>


export function useListCameos<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params: undefined |  ListCameosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCameos>>,
          TError,
          Awaited<ReturnType<typeof listCameos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameos<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCameos>>,
          TError,
          Awaited<ReturnType<typeof listCameos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameos<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests that the viewer ordered, latest first
 */

export function useListCameos<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCameosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
export const prefetchListCameosQuery = async <TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCameosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCameos} query
 */
export const invalidateListCameos = async (
 queryClient: QueryClient, params?: ListCameosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCameosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
export const useSetListCameosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListCameosParams | undefined,updater: Awaited<ReturnType<typeof listCameos>> | undefined | ((old: Awaited<ReturnType<typeof listCameos>> | undefined) => Awaited<ReturnType<typeof listCameos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCameos>>>({ exact: $exactMatch, queryKey: getListCameosQueryKey(params) }, updater);
  };
}



export const getListCameosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(params?: ListCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCameosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCameos>>> = ({ client, signal }) => listCameos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCameosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCameos>>>
export type ListCameosSuspenseQueryError = ErrorType<Error>


export function useListCameosSuspense<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params: undefined |  ListCameosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosSuspense<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosSuspense<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests that the viewer ordered, latest first
 */

export function useListCameosSuspense<TData = Awaited<ReturnType<typeof listCameos>>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCameosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCameosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(params?: ListCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCameosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCameos>>, QueryKey, ListCameosParams['cursor']> = ({ client, signal, pageParam }) => listCameos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCameosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCameos>>>
export type ListCameosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListCameosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests that the viewer ordered, latest first
 */

export function useListCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCameos>>, ListCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCameos>>, TError, TData, QueryKey, ListCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCameosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A performer without an offer returns `isOffered: false` (rule D1).
 * @summary Whether and how a performer takes personalised requests
 */
const getCameoOffer = (
    performerId: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CameoOffer>(
      {url: `/cameos/offers/${encodeURIComponent(String(performerId))}`, method: 'GET', signal
    },
      options);
    }




export const getGetCameoOfferQueryKey = (performerId: string,) => {
    return [
    "getCameoOffer", ...(performerId ? [performerId] : [])
    ] as const;
    }


export const getGetCameoOfferQueryOptions = <TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(performerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCameoOfferQueryKey(performerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCameoOffer>>> = ({ client, signal }) => getCameoOffer(performerId, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: performerId !== null && performerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCameoOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getCameoOffer>>>
export type GetCameoOfferQueryError = ErrorType<Error>


export function useGetCameoOffer<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCameoOffer>>,
          TError,
          Awaited<ReturnType<typeof getCameoOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoOffer<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCameoOffer>>,
          TError,
          Awaited<ReturnType<typeof getCameoOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoOffer<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether and how a performer takes personalised requests
 */

export function useGetCameoOffer<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCameoOfferQueryOptions(performerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether and how a performer takes personalised requests
 */
export const prefetchGetCameoOfferQuery = async <TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, performerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCameoOfferQueryOptions(performerId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCameoOffer} query
 */
export const invalidateGetCameoOffer = async (
 queryClient: QueryClient, performerId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCameoOfferQueryKey(performerId) }, options);

  return queryClient;
}

/**
 * @summary Whether and how a performer takes personalised requests
 */
export const useSetGetCameoOfferQueryData = () => {
  const queryClient = useQueryClient();
  return (performerId: string,updater: Awaited<ReturnType<typeof getCameoOffer>> | undefined | ((old: Awaited<ReturnType<typeof getCameoOffer>> | undefined) => Awaited<ReturnType<typeof getCameoOffer>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCameoOffer>>>({ exact: $exactMatch, queryKey: getGetCameoOfferQueryKey(performerId) }, updater);
  };
}



export const getGetCameoOfferSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(performerId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCameoOfferQueryKey(performerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCameoOffer>>> = ({ client, signal }) => getCameoOffer(performerId, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCameoOfferSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCameoOffer>>>
export type GetCameoOfferSuspenseQueryError = ErrorType<Error>


export function useGetCameoOfferSuspense<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoOfferSuspense<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoOfferSuspense<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether and how a performer takes personalised requests
 */

export function useGetCameoOfferSuspense<TData = Awaited<ReturnType<typeof getCameoOffer>>, TError = ErrorType<Error>>(
 performerId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameoOffer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCameoOfferSuspenseQueryOptions(performerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the fan who ordered it and the performer who fulfils it.
 * @summary One personalised request
 */
const getCameo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Cameo>(
      {url: `/cameos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetCameoQueryKey = (id: string,) => {
    return [
    "getCameo", ...(id ? [id] : [])
    ] as const;
    }


export const getGetCameoQueryOptions = <TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCameoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCameo>>> = ({ client, signal }) => getCameo(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCameoQueryResult = NonNullable<Awaited<ReturnType<typeof getCameo>>>
export type GetCameoQueryError = ErrorType<Error>


export function useGetCameo<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCameo>>,
          TError,
          Awaited<ReturnType<typeof getCameo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameo<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCameo>>,
          TError,
          Awaited<ReturnType<typeof getCameo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameo<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One personalised request
 */

export function useGetCameo<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCameoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One personalised request
 */
export const prefetchGetCameoQuery = async <TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCameoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCameo} query
 */
export const invalidateGetCameo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCameoQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One personalised request
 */
export const useSetGetCameoQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCameo>> | undefined | ((old: Awaited<ReturnType<typeof getCameo>> | undefined) => Awaited<ReturnType<typeof getCameo>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCameo>>>({ exact: $exactMatch, queryKey: getGetCameoQueryKey(id) }, updater);
  };
}



export const getGetCameoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCameoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCameo>>> = ({ client, signal }) => getCameo(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCameoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCameo>>>
export type GetCameoSuspenseQueryError = ErrorType<Error>


export function useGetCameoSuspense<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoSuspense<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCameoSuspense<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One personalised request
 */

export function useGetCameoSuspense<TData = Awaited<ReturnType<typeof getCameo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCameo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCameoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The held tokens return to the fan immediately (rule D1).
 * @summary Cancel a request that is not accepted yet
 */
const cancelCameo = (
    id: string,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<Cameo>(
      {url: `/cameos/${encodeURIComponent(String(id))}/cancel`, method: 'POST', signal
    },
      options);
    }




export const getCancelCameoMutationKey = () => ['cancelCameo'] as const;

export const getCancelCameoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCameo>>, TError,CancelCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCameo>>, TError,CancelCameoMutationVariables, TContext> => {

const mutationKey = getCancelCameoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCameo>>, CancelCameoMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  cancelCameo(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCameoMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCameo>>>

    export type CancelCameoMutationError = ErrorType<Error>
    export type CancelCameoMutationVariables = {id: string}

    /**
 * @summary Cancel a request that is not accepted yet
 */
export const useCancelCameo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCameo>>, TError,CancelCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCameo>>,
        TError,
        CancelCameoMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCameoMutationOptions(options), queryClient);
    }
    /**
 * @summary The personalised requests to a performer, latest first
 */
const listReceivedCameos = (
    params?: ListReceivedCameosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CameoList>(
      {url: `/performer/cameos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReceivedCameosInfiniteQueryKey = (params?: ListReceivedCameosParams,) => {
    return [
    'infinite', "listReceivedCameos", ...(params ? [params] : [])
    ] as const;
    }

export const getListReceivedCameosQueryKey = (params?: ListReceivedCameosParams,) => {
    return [
    "listReceivedCameos", ...(params ? [params] : [])
    ] as const;
    }


export const getListReceivedCameosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(params?: ListReceivedCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedCameosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedCameos>>, QueryKey, ListReceivedCameosParams['cursor']> = ({ client, signal, pageParam }) => listReceivedCameos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedCameosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedCameos>>>
export type ListReceivedCameosInfiniteQueryError = ErrorType<Error>


export function useListReceivedCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedCameosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedCameos>>,
          TError,
          Awaited<ReturnType<typeof listReceivedCameos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedCameos>>,
          TError,
          Awaited<ReturnType<typeof listReceivedCameos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests to a performer, latest first
 */

export function useListReceivedCameosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedCameosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The personalised requests to a performer, latest first
 */
export const prefetchListReceivedCameosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReceivedCameosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReceivedCameosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReceivedCameosInfinite} query
 */
export const invalidateListReceivedCameosInfinite = async (
 queryClient: QueryClient, params?: ListReceivedCameosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReceivedCameosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The personalised requests to a performer, latest first
 */
export const useSetListReceivedCameosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReceivedCameosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>>({ exact: $exactMatch, queryKey: getListReceivedCameosInfiniteQueryKey(params) }, updater);
  };
}



export const getListReceivedCameosQueryOptions = <TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(params?: ListReceivedCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedCameosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedCameos>>> = ({ client, signal }) => listReceivedCameos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedCameosQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedCameos>>>
export type ListReceivedCameosQueryError = ErrorType<Error>


export function useListReceivedCameos<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedCameosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedCameos>>,
          TError,
          Awaited<ReturnType<typeof listReceivedCameos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameos<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedCameos>>,
          TError,
          Awaited<ReturnType<typeof listReceivedCameos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameos<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests to a performer, latest first
 */

export function useListReceivedCameos<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedCameosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The personalised requests to a performer, latest first
 */
export const prefetchListReceivedCameosQuery = async <TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReceivedCameosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReceivedCameosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReceivedCameos} query
 */
export const invalidateListReceivedCameos = async (
 queryClient: QueryClient, params?: ListReceivedCameosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReceivedCameosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The personalised requests to a performer, latest first
 */
export const useSetListReceivedCameosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReceivedCameosParams | undefined,updater: Awaited<ReturnType<typeof listReceivedCameos>> | undefined | ((old: Awaited<ReturnType<typeof listReceivedCameos>> | undefined) => Awaited<ReturnType<typeof listReceivedCameos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReceivedCameos>>>({ exact: $exactMatch, queryKey: getListReceivedCameosQueryKey(params) }, updater);
  };
}



export const getListReceivedCameosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedCameosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedCameos>>> = ({ client, signal }) => listReceivedCameos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReceivedCameosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedCameos>>>
export type ListReceivedCameosSuspenseQueryError = ErrorType<Error>


export function useListReceivedCameosSuspense<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedCameosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosSuspense<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosSuspense<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests to a performer, latest first
 */

export function useListReceivedCameosSuspense<TData = Awaited<ReturnType<typeof listReceivedCameos>>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedCameosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReceivedCameosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedCameosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedCameos>>, QueryKey, ListReceivedCameosParams['cursor']> = ({ client, signal, pageParam }) => listReceivedCameos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedCameosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedCameos>>>
export type ListReceivedCameosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReceivedCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedCameosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The personalised requests to a performer, latest first
 */

export function useListReceivedCameosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedCameos>>, ListReceivedCameosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedCameosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedCameos>>, TError, TData, QueryKey, ListReceivedCameosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedCameosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Requests that were ordered before keep their price and turnaround (rule D1).
 * @summary Change or end the offer of personalised requests
 */
const updateCameoOffer = (
    cameoOfferUpdateRequest: CameoOfferUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CameoOffer>(
      {url: `/performer/cameos/offer`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: cameoOfferUpdateRequest, signal
    },
      options);
    }




export const getUpdateCameoOfferMutationKey = () => ['updateCameoOffer'] as const;

export const getUpdateCameoOfferMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCameoOffer>>, TError,UpdateCameoOfferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCameoOffer>>, TError,UpdateCameoOfferMutationVariables, TContext> => {

const mutationKey = getUpdateCameoOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCameoOffer>>, UpdateCameoOfferMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updateCameoOffer(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCameoOfferMutationResult = NonNullable<Awaited<ReturnType<typeof updateCameoOffer>>>
    export type UpdateCameoOfferMutationBody = CameoOfferUpdateRequest
    export type UpdateCameoOfferMutationError = ErrorType<Error>
    export type UpdateCameoOfferMutationVariables = {data: CameoOfferUpdateRequest}

    /**
 * @summary Change or end the offer of personalised requests
 */
export const useUpdateCameoOffer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCameoOffer>>, TError,UpdateCameoOfferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCameoOffer>>,
        TError,
        UpdateCameoOfferMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCameoOfferMutationOptions(options), queryClient);
    }
    /**
 * The fan cannot cancel the request afterwards.
 * @summary Accept a request
 */
const acceptCameo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Cameo>(
      {url: `/performer/cameos/${encodeURIComponent(String(id))}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptCameoMutationKey = () => ['acceptCameo'] as const;

export const getAcceptCameoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCameo>>, TError,AcceptCameoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptCameo>>, TError,AcceptCameoMutationVariables, TContext> => {

const mutationKey = getAcceptCameoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptCameo>>, AcceptCameoMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  acceptCameo(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptCameoMutationResult = NonNullable<Awaited<ReturnType<typeof acceptCameo>>>

    export type AcceptCameoMutationError = ErrorType<Error>
    export type AcceptCameoMutationVariables = {id: string}

    /**
 * @summary Accept a request
 */
export const useAcceptCameo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCameo>>, TError,AcceptCameoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptCameo>>,
        TError,
        AcceptCameoMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptCameoMutationOptions(options), queryClient);
    }
    /**
 * The held tokens return to the fan immediately (rule D1).
 * @summary Decline a request
 */
const declineCameo = (
    id: string,
    cameoDeclineRequest: CameoDeclineRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<Cameo>(
      {url: `/performer/cameos/${encodeURIComponent(String(id))}/decline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cameoDeclineRequest, signal
    },
      options);
    }




export const getDeclineCameoMutationKey = () => ['declineCameo'] as const;

export const getDeclineCameoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCameo>>, TError,DeclineCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof declineCameo>>, TError,DeclineCameoMutationVariables, TContext> => {

const mutationKey = getDeclineCameoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineCameo>>, DeclineCameoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  declineCameo(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineCameoMutationResult = NonNullable<Awaited<ReturnType<typeof declineCameo>>>
    export type DeclineCameoMutationBody = CameoDeclineRequest
    export type DeclineCameoMutationError = ErrorType<Error>
    export type DeclineCameoMutationVariables = {id: string;data: CameoDeclineRequest}

    /**
 * @summary Decline a request
 */
export const useDeclineCameo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCameo>>, TError,DeclineCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineCameo>>,
        TError,
        DeclineCameoMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineCameoMutationOptions(options), queryClient);
    }
    /**
 * A file, or the `uploadId` of a finished upload. The held tokens are captured once the video is ready (rule D1).
 * @summary Deliver the video of a request
 */
const deliverCameo = (
    id: string,
    cameoDeliveryUpload: CameoDeliveryUpload,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<Cameo>(
      {url: `/performer/cameos/${encodeURIComponent(String(id))}/deliver`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: cameoDeliveryUpload, signal
    },
      options);
    }




export const getDeliverCameoMutationKey = () => ['deliverCameo'] as const;

export const getDeliverCameoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deliverCameo>>, TError,DeliverCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof deliverCameo>>, TError,DeliverCameoMutationVariables, TContext> => {

const mutationKey = getDeliverCameoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deliverCameo>>, DeliverCameoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  deliverCameo(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeliverCameoMutationResult = NonNullable<Awaited<ReturnType<typeof deliverCameo>>>
    export type DeliverCameoMutationBody = CameoDeliveryUpload
    export type DeliverCameoMutationError = ErrorType<Error>
    export type DeliverCameoMutationVariables = {id: string;data: CameoDeliveryUpload}

    /**
 * @summary Deliver the video of a request
 */
export const useDeliverCameo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deliverCameo>>, TError,DeliverCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deliverCameo>>,
        TError,
        DeliverCameoMutationVariables,
        TContext
      > => {
      return useMutation(getDeliverCameoMutationOptions(options), queryClient);
    }
