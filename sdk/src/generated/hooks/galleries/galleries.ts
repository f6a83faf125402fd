/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  Gallery,
  GalleryCreateRequest,
  GalleryList,
  GalleryUpdateRequest,
  ListBookmarkedGalleriesParams,
  ListGalleriesParams,
  ListMyGalleriesParams
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
 * Without a performer, galleries of all performers. Locked galleries have previews, and `access` has the reason and what unlocks them (rule A2).
 * @summary Find galleries
 */
const listGalleries = (
    params?: ListGalleriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<GalleryList>(
      {url: `/performer-assets/galleries/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListGalleriesInfiniteQueryKey = (params?: ListGalleriesParams,) => {
    return [
    'infinite', "listGalleries", ...(params ? [params] : [])
    ] as const;
    }

export const getListGalleriesQueryKey = (params?: ListGalleriesParams,) => {
    return [
    "listGalleries", ...(params ? [params] : [])
    ] as const;
    }


export const getListGalleriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGalleries>>, QueryKey, ListGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGalleriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGalleries>>>
export type ListGalleriesInfiniteQueryError = ErrorType<Error>


export function useListGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListGalleriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGalleries>>,
          TError,
          Awaited<ReturnType<typeof listGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGalleries>>,
          TError,
          Awaited<ReturnType<typeof listGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find galleries
 */

export function useListGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGalleriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find galleries
 */
export const prefetchListGalleriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListGalleriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListGalleriesInfinite} query
 */
export const invalidateListGalleriesInfinite = async (
 queryClient: QueryClient, params?: ListGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGalleriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find galleries
 */
export const useSetListGalleriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListGalleriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListGalleriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListGalleriesQueryOptions = <TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(params?: ListGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGalleries>>> = ({ client, signal }) => listGalleries(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGalleriesQueryResult = NonNullable<Awaited<ReturnType<typeof listGalleries>>>
export type ListGalleriesQueryError = ErrorType<Error>


export function useListGalleries<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListGalleriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGalleries>>,
          TError,
          Awaited<ReturnType<typeof listGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleries<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGalleries>>,
          TError,
          Awaited<ReturnType<typeof listGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleries<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find galleries
 */

export function useListGalleries<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGalleriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find galleries
 */
export const prefetchListGalleriesQuery = async <TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListGalleriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListGalleries} query
 */
export const invalidateListGalleries = async (
 queryClient: QueryClient, params?: ListGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGalleriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find galleries
 */
export const useSetListGalleriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListGalleriesParams | undefined,updater: Awaited<ReturnType<typeof listGalleries>> | undefined | ((old: Awaited<ReturnType<typeof listGalleries>> | undefined) => Awaited<ReturnType<typeof listGalleries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listGalleries>>>({ exact: $exactMatch, queryKey: getListGalleriesQueryKey(params) }, updater);
  };
}



export const getListGalleriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGalleries>>> = ({ client, signal }) => listGalleries(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGalleriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGalleries>>>
export type ListGalleriesSuspenseQueryError = ErrorType<Error>


export function useListGalleriesSuspense<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListGalleriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesSuspense<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesSuspense<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find galleries
 */

export function useListGalleriesSuspense<TData = Awaited<ReturnType<typeof listGalleries>>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGalleriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGalleriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGalleries>>, QueryKey, ListGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGalleriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGalleries>>>
export type ListGalleriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListGalleriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find galleries
 */

export function useListGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGalleries>>, ListGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGalleries>>, TError, TData, QueryKey, ListGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGalleriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A locked gallery has previews of its photos, and `access` says why it is locked and what unlocks it (rule A2).
 * @summary One gallery, with all its photos
 */
const getGallery = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Gallery>(
      {url: `/performer-assets/galleries/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetGalleryQueryKey = (id: string,) => {
    return [
    "getGallery", ...(id ? [id] : [])
    ] as const;
    }


export const getGetGalleryQueryOptions = <TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGalleryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGallery>>> = ({ client, signal }) => getGallery(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGalleryQueryResult = NonNullable<Awaited<ReturnType<typeof getGallery>>>
export type GetGalleryQueryError = ErrorType<Error>


export function useGetGallery<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGallery>>,
          TError,
          Awaited<ReturnType<typeof getGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGallery<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGallery>>,
          TError,
          Awaited<ReturnType<typeof getGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGallery<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One gallery, with all its photos
 */

export function useGetGallery<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGalleryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One gallery, with all its photos
 */
export const prefetchGetGalleryQuery = async <TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetGalleryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetGallery} query
 */
export const invalidateGetGallery = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGalleryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One gallery, with all its photos
 */
export const useSetGetGalleryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getGallery>> | undefined | ((old: Awaited<ReturnType<typeof getGallery>> | undefined) => Awaited<ReturnType<typeof getGallery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getGallery>>>({ exact: $exactMatch, queryKey: getGetGalleryQueryKey(id) }, updater);
  };
}



export const getGetGallerySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGalleryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGallery>>> = ({ client, signal }) => getGallery(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGallerySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGallery>>>
export type GetGallerySuspenseQueryError = ErrorType<Error>


export function useGetGallerySuspense<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGallerySuspense<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGallerySuspense<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One gallery, with all its photos
 */

export function useGetGallerySuspense<TData = Awaited<ReturnType<typeof getGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGallerySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The given photos leave their previous gallery. Ids of photos that are not the performer's return 422.
 * @summary Create a gallery
 */
const createGallery = (
    galleryCreateRequest: GalleryCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Gallery>(
      {url: `/performer/performer-assets/galleries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: galleryCreateRequest, signal
    },
      options);
    }




export const getCreateGalleryMutationKey = () => ['createGallery'] as const;

export const getCreateGalleryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGallery>>, TError,CreateGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createGallery>>, TError,CreateGalleryMutationVariables, TContext> => {

const mutationKey = getCreateGalleryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGallery>>, CreateGalleryMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createGallery(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGalleryMutationResult = NonNullable<Awaited<ReturnType<typeof createGallery>>>
    export type CreateGalleryMutationBody = GalleryCreateRequest
    export type CreateGalleryMutationError = ErrorType<Error>
    export type CreateGalleryMutationVariables = {data: GalleryCreateRequest}

    /**
 * @summary Create a gallery
 */
export const useCreateGallery = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGallery>>, TError,CreateGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGallery>>,
        TError,
        CreateGalleryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGalleryMutationOptions(options), queryClient);
    }
    /**
 * @summary A performer's own galleries
 */
const listMyGalleries = (
    params?: ListMyGalleriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<GalleryList>(
      {url: `/performer/performer-assets/galleries/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyGalleriesInfiniteQueryKey = (params?: ListMyGalleriesParams,) => {
    return [
    'infinite', "listMyGalleries", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyGalleriesQueryKey = (params?: ListMyGalleriesParams,) => {
    return [
    "listMyGalleries", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyGalleriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGalleries>>, QueryKey, ListMyGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listMyGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyGalleriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGalleries>>>
export type ListMyGalleriesInfiniteQueryError = ErrorType<Error>


export function useListMyGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyGalleriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGalleries>>,
          TError,
          Awaited<ReturnType<typeof listMyGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGalleries>>,
          TError,
          Awaited<ReturnType<typeof listMyGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own galleries
 */

export function useListMyGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGalleriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own galleries
 */
export const prefetchListMyGalleriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyGalleriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyGalleriesInfinite} query
 */
export const invalidateListMyGalleriesInfinite = async (
 queryClient: QueryClient, params?: ListMyGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyGalleriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own galleries
 */
export const useSetListMyGalleriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyGalleriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyGalleriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyGalleriesQueryOptions = <TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(params?: ListMyGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGalleries>>> = ({ client, signal }) => listMyGalleries(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyGalleriesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGalleries>>>
export type ListMyGalleriesQueryError = ErrorType<Error>


export function useListMyGalleries<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyGalleriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGalleries>>,
          TError,
          Awaited<ReturnType<typeof listMyGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleries<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGalleries>>,
          TError,
          Awaited<ReturnType<typeof listMyGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleries<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own galleries
 */

export function useListMyGalleries<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGalleriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own galleries
 */
export const prefetchListMyGalleriesQuery = async <TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyGalleriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyGalleries} query
 */
export const invalidateListMyGalleries = async (
 queryClient: QueryClient, params?: ListMyGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyGalleriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own galleries
 */
export const useSetListMyGalleriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyGalleriesParams | undefined,updater: Awaited<ReturnType<typeof listMyGalleries>> | undefined | ((old: Awaited<ReturnType<typeof listMyGalleries>> | undefined) => Awaited<ReturnType<typeof listMyGalleries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyGalleries>>>({ exact: $exactMatch, queryKey: getListMyGalleriesQueryKey(params) }, updater);
  };
}



export const getListMyGalleriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGalleries>>> = ({ client, signal }) => listMyGalleries(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyGalleriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGalleries>>>
export type ListMyGalleriesSuspenseQueryError = ErrorType<Error>


export function useListMyGalleriesSuspense<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyGalleriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesSuspense<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesSuspense<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own galleries
 */

export function useListMyGalleriesSuspense<TData = Awaited<ReturnType<typeof listMyGalleries>>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGalleriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyGalleriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGalleries>>, QueryKey, ListMyGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listMyGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyGalleriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGalleries>>>
export type ListMyGalleriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyGalleriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own galleries
 */

export function useListMyGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGalleries>>, ListMyGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGalleries>>, TError, TData, QueryKey, ListMyGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGalleriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a gallery, its photos and their order
 */
const updateGallery = (
    id: string,
    galleryUpdateRequest: GalleryUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Gallery>(
      {url: `/performer/performer-assets/galleries/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: galleryUpdateRequest, signal
    },
      options);
    }




export const getUpdateGalleryMutationKey = () => ['updateGallery'] as const;

export const getUpdateGalleryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGallery>>, TError,UpdateGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGallery>>, TError,UpdateGalleryMutationVariables, TContext> => {

const mutationKey = getUpdateGalleryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGallery>>, UpdateGalleryMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateGallery(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGalleryMutationResult = NonNullable<Awaited<ReturnType<typeof updateGallery>>>
    export type UpdateGalleryMutationBody = GalleryUpdateRequest
    export type UpdateGalleryMutationError = ErrorType<Error>
    export type UpdateGalleryMutationVariables = {id: string;data: GalleryUpdateRequest}

    /**
 * @summary Change a gallery, its photos and their order
 */
export const useUpdateGallery = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGallery>>, TError,UpdateGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGallery>>,
        TError,
        UpdateGalleryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGalleryMutationOptions(options), queryClient);
    }
    /**
 * Buyers keep access to the gallery and its photos (rule A4).
 * @summary Delete a gallery; its photos stay
 */
const deleteGallery = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/performer-assets/galleries/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteGalleryMutationKey = () => ['deleteGallery'] as const;

export const getDeleteGalleryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGallery>>, TError,DeleteGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGallery>>, TError,DeleteGalleryMutationVariables, TContext> => {

const mutationKey = getDeleteGalleryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGallery>>, DeleteGalleryMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteGallery(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGalleryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGallery>>>

    export type DeleteGalleryMutationError = ErrorType<Error>
    export type DeleteGalleryMutationVariables = {id: string}

    /**
 * @summary Delete a gallery; its photos stay
 */
export const useDeleteGallery = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGallery>>, TError,DeleteGalleryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGallery>>,
        TError,
        DeleteGalleryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGalleryMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own galleries, with all its photos
 */
const getMyGallery = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Gallery>(
      {url: `/performer/performer-assets/galleries/${encodeURIComponent(String(id))}/view`, method: 'GET', signal
    },
      options);
    }




export const getGetMyGalleryQueryKey = (id: string,) => {
    return [
    "getMyGallery", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyGalleryQueryOptions = <TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyGalleryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyGallery>>> = ({ client, signal }) => getMyGallery(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyGalleryQueryResult = NonNullable<Awaited<ReturnType<typeof getMyGallery>>>
export type GetMyGalleryQueryError = ErrorType<Error>


export function useGetMyGallery<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyGallery>>,
          TError,
          Awaited<ReturnType<typeof getMyGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGallery<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyGallery>>,
          TError,
          Awaited<ReturnType<typeof getMyGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGallery<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own galleries, with all its photos
 */

export function useGetMyGallery<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyGalleryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own galleries, with all its photos
 */
export const prefetchGetMyGalleryQuery = async <TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyGalleryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyGallery} query
 */
export const invalidateGetMyGallery = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyGalleryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own galleries, with all its photos
 */
export const useSetGetMyGalleryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyGallery>> | undefined | ((old: Awaited<ReturnType<typeof getMyGallery>> | undefined) => Awaited<ReturnType<typeof getMyGallery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyGallery>>>({ exact: $exactMatch, queryKey: getGetMyGalleryQueryKey(id) }, updater);
  };
}



export const getGetMyGallerySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyGalleryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyGallery>>> = ({ client, signal }) => getMyGallery(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyGallerySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyGallery>>>
export type GetMyGallerySuspenseQueryError = ErrorType<Error>


export function useGetMyGallerySuspense<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGallerySuspense<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGallerySuspense<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own galleries, with all its photos
 */

export function useGetMyGallerySuspense<TData = Awaited<ReturnType<typeof getMyGallery>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGallery>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyGallerySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedGalleries = (
    params?: ListBookmarkedGalleriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<GalleryList>(
      {url: `/reactions/galleries/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedGalleriesInfiniteQueryKey = (params?: ListBookmarkedGalleriesParams,) => {
    return [
    'infinite', "listBookmarkedGalleries", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedGalleriesQueryKey = (params?: ListBookmarkedGalleriesParams,) => {
    return [
    "listBookmarkedGalleries", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedGalleriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedGalleries>>, QueryKey, ListBookmarkedGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedGalleriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedGalleries>>>
export type ListBookmarkedGalleriesInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedGalleriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedGalleries>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedGalleries>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedGalleries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedGalleriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedGalleriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedGalleriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedGalleriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedGalleriesInfinite} query
 */
export const invalidateListBookmarkedGalleriesInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedGalleriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedGalleriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedGalleriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedGalleriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedGalleriesQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedGalleries>>> = ({ client, signal }) => listBookmarkedGalleries(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedGalleriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedGalleries>>>
export type ListBookmarkedGalleriesQueryError = ErrorType<Error>


export function useListBookmarkedGalleries<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedGalleriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedGalleries>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleries<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedGalleries>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedGalleries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleries<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedGalleries<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedGalleriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedGalleriesQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedGalleriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedGalleries} query
 */
export const invalidateListBookmarkedGalleries = async (
 queryClient: QueryClient, params?: ListBookmarkedGalleriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedGalleriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedGalleriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedGalleriesParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedGalleries>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedGalleries>> | undefined) => Awaited<ReturnType<typeof listBookmarkedGalleries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedGalleries>>>({ exact: $exactMatch, queryKey: getListBookmarkedGalleriesQueryKey(params) }, updater);
  };
}



export const getListBookmarkedGalleriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedGalleriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedGalleries>>> = ({ client, signal }) => listBookmarkedGalleries(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedGalleriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedGalleries>>>
export type ListBookmarkedGalleriesSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedGalleriesSuspense<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedGalleriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesSuspense<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesSuspense<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedGalleriesSuspense<TData = Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedGalleriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedGalleriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedGalleriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedGalleries>>, QueryKey, ListBookmarkedGalleriesParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedGalleries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedGalleriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedGalleries>>>
export type ListBookmarkedGalleriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedGalleriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedGalleriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedGalleries>>, ListBookmarkedGalleriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedGalleriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedGalleries>>, TError, TData, QueryKey, ListBookmarkedGalleriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedGalleriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






