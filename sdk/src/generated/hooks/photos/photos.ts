/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  Gallery,
  Id,
  ListMyPhotosParams,
  ListPerformerPhotosParams,
  ListPhotosParams,
  Photo,
  PhotoList,
  PhotoUpdateRequest,
  PhotoUpload
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
 * Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Photos in a gallery are listed only if the gallery is given.
 * @summary Photos of all performers, of one performer, or of one gallery
 */
const listPhotos = (
    params?: ListPhotosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PhotoList>(
      {url: `/performer-assets/photos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPhotosInfiniteQueryKey = (params?: ListPhotosParams,) => {
    return [
    'infinite', "listPhotos", ...(params ? [params] : [])
    ] as const;
    }

export const getListPhotosQueryKey = (params?: ListPhotosParams,) => {
    return [
    "listPhotos", ...(params ? [params] : [])
    ] as const;
    }


export const getListPhotosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(params?: ListPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotos>>, QueryKey, ListPhotosParams['cursor']> = ({ client, signal, pageParam }) => listPhotos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhotosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotos>>>
export type ListPhotosInfiniteQueryError = ErrorType<Error>


export function useListPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPhotosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */

export function useListPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */
export const prefetchListPhotosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPhotosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPhotosInfinite} query
 */
export const invalidateListPhotosInfinite = async (
 queryClient: QueryClient, params?: ListPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPhotosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */
export const useSetListPhotosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPhotosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>>({ exact: $exactMatch, queryKey: getListPhotosInfiniteQueryKey(params) }, updater);
  };
}



export const getListPhotosQueryOptions = <TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(params?: ListPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotos>>> = ({ client, signal }) => listPhotos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhotosQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotos>>>
export type ListPhotosQueryError = ErrorType<Error>


export function useListPhotos<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params: undefined |  ListPhotosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotos<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotos<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */

export function useListPhotos<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */
export const prefetchListPhotosQuery = async <TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPhotosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPhotos} query
 */
export const invalidateListPhotos = async (
 queryClient: QueryClient, params?: ListPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPhotosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */
export const useSetListPhotosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPhotosParams | undefined,updater: Awaited<ReturnType<typeof listPhotos>> | undefined | ((old: Awaited<ReturnType<typeof listPhotos>> | undefined) => Awaited<ReturnType<typeof listPhotos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPhotos>>>({ exact: $exactMatch, queryKey: getListPhotosQueryKey(params) }, updater);
  };
}



export const getListPhotosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotos>>> = ({ client, signal }) => listPhotos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPhotosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotos>>>
export type ListPhotosSuspenseQueryError = ErrorType<Error>


export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params: undefined |  ListPhotosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */

export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPhotosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotos>>, QueryKey, ListPhotosParams['cursor']> = ({ client, signal, pageParam }) => listPhotos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhotosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotos>>>
export type ListPhotosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPhotosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */

export function useListPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPhotos>>, ListPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData, QueryKey, ListPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Without photos in galleries.
 * @summary The photos of one performer
 */
const listPerformerPhotos = (
    performerId: Id,
    params?: ListPerformerPhotosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PhotoList>(
      {url: `/performer-assets/photos/${encodeURIComponent(String(performerId))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPerformerPhotosInfiniteQueryKey = (performerId: Id,
    params?: ListPerformerPhotosParams,) => {
    return [
    'infinite', "listPerformerPhotos", ...(performerId ? [performerId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListPerformerPhotosQueryKey = (performerId: Id,
    params?: ListPerformerPhotosParams,) => {
    return [
    "listPerformerPhotos", ...(performerId ? [performerId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListPerformerPhotosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerPhotosInfiniteQueryKey(performerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerPhotos>>, QueryKey, ListPerformerPhotosParams['cursor']> = ({ client, signal, pageParam }) => listPerformerPhotos(performerId,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: performerId !== null && performerId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerPhotosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerPhotos>>>
export type ListPerformerPhotosInfiniteQueryError = ErrorType<Error>


export function useListPerformerPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params: undefined |  ListPerformerPhotosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPerformerPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPerformerPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photos of one performer
 */

export function useListPerformerPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerPhotosInfiniteQueryOptions(performerId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The photos of one performer
 */
export const prefetchListPerformerPhotosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerPhotosInfiniteQueryOptions(performerId,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerPhotosInfinite} query
 */
export const invalidateListPerformerPhotosInfinite = async (
 queryClient: QueryClient, performerId: Id,
    params?: ListPerformerPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerPhotosInfiniteQueryKey(performerId,params) }, options);

  return queryClient;
}

/**
 * @summary The photos of one performer
 */
export const useSetListPerformerPhotosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (performerId: Id,
    params: ListPerformerPhotosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>>({ exact: $exactMatch, queryKey: getListPerformerPhotosInfiniteQueryKey(performerId,params) }, updater);
  };
}



export const getListPerformerPhotosQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerPhotosQueryKey(performerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerPhotos>>> = ({ client, signal }) => listPerformerPhotos(performerId,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: performerId !== null && performerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerPhotosQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerPhotos>>>
export type ListPerformerPhotosQueryError = ErrorType<Error>


export function useListPerformerPhotos<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params: undefined |  ListPerformerPhotosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPerformerPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotos<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerPhotos>>,
          TError,
          Awaited<ReturnType<typeof listPerformerPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotos<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photos of one performer
 */

export function useListPerformerPhotos<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerPhotosQueryOptions(performerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The photos of one performer
 */
export const prefetchListPerformerPhotosQuery = async <TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerPhotosQueryOptions(performerId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerPhotos} query
 */
export const invalidateListPerformerPhotos = async (
 queryClient: QueryClient, performerId: Id,
    params?: ListPerformerPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerPhotosQueryKey(performerId,params) }, options);

  return queryClient;
}

/**
 * @summary The photos of one performer
 */
export const useSetListPerformerPhotosQueryData = () => {
  const queryClient = useQueryClient();
  return (performerId: Id,
    params: ListPerformerPhotosParams | undefined,updater: Awaited<ReturnType<typeof listPerformerPhotos>> | undefined | ((old: Awaited<ReturnType<typeof listPerformerPhotos>> | undefined) => Awaited<ReturnType<typeof listPerformerPhotos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPerformerPhotos>>>({ exact: $exactMatch, queryKey: getListPerformerPhotosQueryKey(performerId,params) }, updater);
  };
}



export const getListPerformerPhotosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerPhotosQueryKey(performerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerPhotos>>> = ({ client, signal }) => listPerformerPhotos(performerId,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPerformerPhotosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerPhotos>>>
export type ListPerformerPhotosSuspenseQueryError = ErrorType<Error>


export function useListPerformerPhotosSuspense<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params: undefined |  ListPerformerPhotosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosSuspense<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosSuspense<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photos of one performer
 */

export function useListPerformerPhotosSuspense<TData = Awaited<ReturnType<typeof listPerformerPhotos>>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerPhotosSuspenseQueryOptions(performerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPerformerPhotosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerPhotosInfiniteQueryKey(performerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerPhotos>>, QueryKey, ListPerformerPhotosParams['cursor']> = ({ client, signal, pageParam }) => listPerformerPhotos(performerId,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerPhotosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerPhotos>>>
export type ListPerformerPhotosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPerformerPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params: undefined |  ListPerformerPhotosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photos of one performer
 */

export function useListPerformerPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerPhotos>>, ListPerformerPhotosParams['cursor']>, TError = ErrorType<Error>>(
 performerId: Id,
    params?: ListPerformerPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerPhotos>>, TError, TData, QueryKey, ListPerformerPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerPhotosSuspenseInfiniteQueryOptions(performerId,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A performer's own photos
 */
const listMyPhotos = (
    params?: ListMyPhotosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PhotoList>(
      {url: `/performer/performer-assets/photos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyPhotosInfiniteQueryKey = (params?: ListMyPhotosParams,) => {
    return [
    'infinite', "listMyPhotos", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyPhotosQueryKey = (params?: ListMyPhotosParams,) => {
    return [
    "listMyPhotos", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyPhotosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPhotosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPhotos>>, QueryKey, ListMyPhotosParams['cursor']> = ({ client, signal, pageParam }) => listMyPhotos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPhotosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPhotos>>>
export type ListMyPhotosInfiniteQueryError = ErrorType<Error>


export function useListMyPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPhotosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPhotos>>,
          TError,
          Awaited<ReturnType<typeof listMyPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPhotos>>,
          TError,
          Awaited<ReturnType<typeof listMyPhotos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own photos
 */

export function useListMyPhotosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPhotosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own photos
 */
export const prefetchListMyPhotosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyPhotosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyPhotosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyPhotosInfinite} query
 */
export const invalidateListMyPhotosInfinite = async (
 queryClient: QueryClient, params?: ListMyPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyPhotosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own photos
 */
export const useSetListMyPhotosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyPhotosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyPhotosInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyPhotosQueryOptions = <TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(params?: ListMyPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPhotosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPhotos>>> = ({ client, signal }) => listMyPhotos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPhotosQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPhotos>>>
export type ListMyPhotosQueryError = ErrorType<Error>


export function useListMyPhotos<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPhotosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPhotos>>,
          TError,
          Awaited<ReturnType<typeof listMyPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotos<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPhotos>>,
          TError,
          Awaited<ReturnType<typeof listMyPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotos<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own photos
 */

export function useListMyPhotos<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPhotosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own photos
 */
export const prefetchListMyPhotosQuery = async <TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyPhotosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyPhotosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyPhotos} query
 */
export const invalidateListMyPhotos = async (
 queryClient: QueryClient, params?: ListMyPhotosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyPhotosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own photos
 */
export const useSetListMyPhotosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyPhotosParams | undefined,updater: Awaited<ReturnType<typeof listMyPhotos>> | undefined | ((old: Awaited<ReturnType<typeof listMyPhotos>> | undefined) => Awaited<ReturnType<typeof listMyPhotos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyPhotos>>>({ exact: $exactMatch, queryKey: getListMyPhotosQueryKey(params) }, updater);
  };
}



export const getListMyPhotosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPhotosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPhotos>>> = ({ client, signal }) => listMyPhotos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyPhotosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPhotos>>>
export type ListMyPhotosSuspenseQueryError = ErrorType<Error>


export function useListMyPhotosSuspense<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPhotosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosSuspense<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosSuspense<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own photos
 */

export function useListMyPhotosSuspense<TData = Awaited<ReturnType<typeof listMyPhotos>>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPhotosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyPhotosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPhotosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPhotos>>, QueryKey, ListMyPhotosParams['cursor']> = ({ client, signal, pageParam }) => listMyPhotos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPhotosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPhotos>>>
export type ListMyPhotosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPhotosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own photos
 */

export function useListMyPhotosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPhotos>>, ListMyPhotosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPhotosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPhotos>>, TError, TData, QueryKey, ListMyPhotosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPhotosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the gallery. A photo without a gallery returns 409 `STATUS_CONFLICT`.
 * @summary Make a photo the cover of its gallery
 */
const setPhotoAsCover = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Gallery>(
      {url: `/performer/performer-assets/photos/set-cover/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      options);
    }




export const getSetPhotoAsCoverMutationKey = () => ['setPhotoAsCover'] as const;

export const getSetPhotoAsCoverMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPhotoAsCover>>, TError,SetPhotoAsCoverMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setPhotoAsCover>>, TError,SetPhotoAsCoverMutationVariables, TContext> => {

const mutationKey = getSetPhotoAsCoverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPhotoAsCover>>, SetPhotoAsCoverMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  setPhotoAsCover(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPhotoAsCoverMutationResult = NonNullable<Awaited<ReturnType<typeof setPhotoAsCover>>>

    export type SetPhotoAsCoverMutationError = ErrorType<Error>
    export type SetPhotoAsCoverMutationVariables = {id: string}

    /**
 * @summary Make a photo the cover of its gallery
 */
export const useSetPhotoAsCover = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPhotoAsCover>>, TError,SetPhotoAsCoverMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPhotoAsCover>>,
        TError,
        SetPhotoAsCoverMutationVariables,
        TContext
      > => {
      return useMutation(getSetPhotoAsCoverMutationOptions(options), queryClient);
    }
    /**
 * A gallery contains at most 100 photos; another one returns 409 `STATUS_CONFLICT`.
 * @summary Add a photo
 */
const uploadPhoto = (
    photoUpload: PhotoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Photo>(
      {url: `/performer/performer-assets/photos/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: photoUpload, signal
    },
      options);
    }




export const getUploadPhotoMutationKey = () => ['uploadPhoto'] as const;

export const getUploadPhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPhoto>>, TError,UploadPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPhoto>>, TError,UploadPhotoMutationVariables, TContext> => {

const mutationKey = getUploadPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPhoto>>, UploadPhotoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadPhoto(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPhoto>>>
    export type UploadPhotoMutationBody = PhotoUpload
    export type UploadPhotoMutationError = ErrorType<Error>
    export type UploadPhotoMutationVariables = {data: PhotoUpload}

    /**
 * @summary Add a photo
 */
export const useUploadPhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPhoto>>, TError,UploadPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPhoto>>,
        TError,
        UploadPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadPhotoMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own photos
 */
const getMyPhoto = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Photo>(
      {url: `/performer/performer-assets/photos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMyPhotoQueryKey = (id: string,) => {
    return [
    "getMyPhoto", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyPhotoQueryOptions = <TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPhotoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPhoto>>> = ({ client, signal }) => getMyPhoto(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPhoto>>>
export type GetMyPhotoQueryError = ErrorType<Error>


export function useGetMyPhoto<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPhoto>>,
          TError,
          Awaited<ReturnType<typeof getMyPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPhoto<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPhoto>>,
          TError,
          Awaited<ReturnType<typeof getMyPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPhoto<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own photos
 */

export function useGetMyPhoto<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPhotoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own photos
 */
export const prefetchGetMyPhotoQuery = async <TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyPhotoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyPhoto} query
 */
export const invalidateGetMyPhoto = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyPhotoQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own photos
 */
export const useSetGetMyPhotoQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyPhoto>> | undefined | ((old: Awaited<ReturnType<typeof getMyPhoto>> | undefined) => Awaited<ReturnType<typeof getMyPhoto>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyPhoto>>>({ exact: $exactMatch, queryKey: getGetMyPhotoQueryKey(id) }, updater);
  };
}



export const getGetMyPhotoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPhotoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPhoto>>> = ({ client, signal }) => getMyPhoto(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyPhotoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPhoto>>>
export type GetMyPhotoSuspenseQueryError = ErrorType<Error>


export function useGetMyPhotoSuspense<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPhotoSuspense<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPhotoSuspense<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own photos
 */

export function useGetMyPhotoSuspense<TData = Awaited<ReturnType<typeof getMyPhoto>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPhoto>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPhotoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a photo, or move it to another gallery
 */
const updatePhoto = (
    id: string,
    photoUpdateRequest: PhotoUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Photo>(
      {url: `/performer/performer-assets/photos/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoUpdateRequest, signal
    },
      options);
    }




export const getUpdatePhotoMutationKey = () => ['updatePhoto'] as const;

export const getUpdatePhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext> => {

const mutationKey = getUpdatePhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePhoto>>, UpdatePhotoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updatePhoto(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePhotoMutationResult = NonNullable<Awaited<ReturnType<typeof updatePhoto>>>
    export type UpdatePhotoMutationBody = PhotoUpdateRequest
    export type UpdatePhotoMutationError = ErrorType<Error>
    export type UpdatePhotoMutationVariables = {id: string;data: PhotoUpdateRequest}

    /**
 * @summary Change a photo, or move it to another gallery
 */
export const useUpdatePhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePhoto>>,
        TError,
        UpdatePhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePhotoMutationOptions(options), queryClient);
    }
    /**
 * Buyers of a gallery keep access to its photos (rule A4).
 * @summary Delete a photo
 */
const deletePhoto = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/performer-assets/photos/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePhotoMutationKey = () => ['deletePhoto'] as const;

export const getDeletePhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext> => {

const mutationKey = getDeletePhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePhoto>>, DeletePhotoMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deletePhoto(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePhotoMutationResult = NonNullable<Awaited<ReturnType<typeof deletePhoto>>>

    export type DeletePhotoMutationError = ErrorType<Error>
    export type DeletePhotoMutationVariables = {id: string}

    /**
 * @summary Delete a photo
 */
export const useDeletePhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePhoto>>,
        TError,
        DeletePhotoMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePhotoMutationOptions(options), queryClient);
    }
