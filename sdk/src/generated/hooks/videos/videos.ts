/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  FileProcessing,
  Id,
  ListBookmarkedVideosParams,
  ListMyVideosParams,
  ListVideosParams,
  Video,
  VideoFileRemoveRequest,
  VideoList,
  VideoUpdateUpload,
  VideoUpload
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
 * Without a performer, videos of all performers. Locked videos have teasers, and `access` has the reason and what unlocks them (rule A2).
 * @summary Find videos
 */
const listVideos = (
    params?: ListVideosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<VideoList>(
      {url: `/performer-assets/videos/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListVideosInfiniteQueryKey = (params?: ListVideosParams,) => {
    return [
    'infinite', "listVideos", ...(params ? [params] : [])
    ] as const;
    }

export const getListVideosQueryKey = (params?: ListVideosParams,) => {
    return [
    "listVideos", ...(params ? [params] : [])
    ] as const;
    }


export const getListVideosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>, QueryKey, ListVideosParams['cursor']> = ({ client, signal, pageParam }) => listVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosInfiniteQueryError = ErrorType<Error>


export function useListVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find videos
 */

export function useListVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find videos
 */
export const prefetchListVideosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVideosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVideosInfinite} query
 */
export const invalidateListVideosInfinite = async (
 queryClient: QueryClient, params?: ListVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVideosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find videos
 */
export const useSetListVideosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListVideosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>>({ exact: $exactMatch, queryKey: getListVideosInfiniteQueryKey(params) }, updater);
  };
}



export const getListVideosQueryOptions = <TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>> = ({ client, signal }) => listVideos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosQueryError = ErrorType<Error>


export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find videos
 */

export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find videos
 */
export const prefetchListVideosQuery = async <TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVideosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVideos} query
 */
export const invalidateListVideos = async (
 queryClient: QueryClient, params?: ListVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVideosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find videos
 */
export const useSetListVideosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListVideosParams | undefined,updater: Awaited<ReturnType<typeof listVideos>> | undefined | ((old: Awaited<ReturnType<typeof listVideos>> | undefined) => Awaited<ReturnType<typeof listVideos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listVideos>>>({ exact: $exactMatch, queryKey: getListVideosQueryKey(params) }, updater);
  };
}



export const getListVideosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>> = ({ client, signal }) => listVideos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVideosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosSuspenseQueryError = ErrorType<Error>


export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find videos
 */

export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVideosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>, QueryKey, ListVideosParams['cursor']> = ({ client, signal, pageParam }) => listVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find videos
 */

export function useListVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVideos>>, ListVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData, QueryKey, ListVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A locked video has a teaser, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked video, once in six hours per viewer and never for its performer.
 * @summary One video
 */
const getVideo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer-assets/videos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetVideoQueryKey = (id: string,) => {
    return [
    "getVideo", ...(id ? [id] : [])
    ] as const;
    }


export const getGetVideoQueryOptions = <TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVideo>>> = ({ client, signal }) => getVideo(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVideoQueryResult = NonNullable<Awaited<ReturnType<typeof getVideo>>>
export type GetVideoQueryError = ErrorType<Error>


export function useGetVideo<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideo>>,
          TError,
          Awaited<ReturnType<typeof getVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideo<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideo>>,
          TError,
          Awaited<ReturnType<typeof getVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideo<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One video
 */

export function useGetVideo<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVideoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One video
 */
export const prefetchGetVideoQuery = async <TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVideoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetVideo} query
 */
export const invalidateGetVideo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVideoQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One video
 */
export const useSetGetVideoQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getVideo>> | undefined | ((old: Awaited<ReturnType<typeof getVideo>> | undefined) => Awaited<ReturnType<typeof getVideo>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getVideo>>>({ exact: $exactMatch, queryKey: getGetVideoQueryKey(id) }, updater);
  };
}



export const getGetVideoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVideo>>> = ({ client, signal }) => getVideo(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVideoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVideo>>>
export type GetVideoSuspenseQueryError = ErrorType<Error>


export function useGetVideoSuspense<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoSuspense<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoSuspense<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One video
 */

export function useGetVideoSuspense<TData = Awaited<ReturnType<typeof getVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVideoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The processing status of a video's file
 */
const getVideoFileStatus = (
    id: string,
    fileId: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FileProcessing>(
      {url: `/performer-assets/videos/${encodeURIComponent(String(id))}/file/${encodeURIComponent(String(fileId))}/status`, method: 'GET', signal
    },
      options);
    }




export const getGetVideoFileStatusQueryKey = (id: string,
    fileId: Id,) => {
    return [
    "getVideoFileStatus", ...(fileId ? [fileId] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetVideoFileStatusQueryOptions = <TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVideoFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVideoFileStatus>>> = ({ client, signal }) => getVideoFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVideoFileStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getVideoFileStatus>>>
export type GetVideoFileStatusQueryError = ErrorType<Error>


export function useGetVideoFileStatus<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideoFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getVideoFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFileStatus<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideoFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getVideoFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFileStatus<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a video's file
 */

export function useGetVideoFileStatus<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVideoFileStatusQueryOptions(id,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The processing status of a video's file
 */
export const prefetchGetVideoFileStatusQuery = async <TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVideoFileStatusQueryOptions(id,fileId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetVideoFileStatus} query
 */
export const invalidateGetVideoFileStatus = async (
 queryClient: QueryClient, id: string,
    fileId: Id, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVideoFileStatusQueryKey(id,fileId) }, options);

  return queryClient;
}

/**
 * @summary The processing status of a video's file
 */
export const useSetGetVideoFileStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    fileId: Id,updater: Awaited<ReturnType<typeof getVideoFileStatus>> | undefined | ((old: Awaited<ReturnType<typeof getVideoFileStatus>> | undefined) => Awaited<ReturnType<typeof getVideoFileStatus>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getVideoFileStatus>>>({ exact: $exactMatch, queryKey: getGetVideoFileStatusQueryKey(id,fileId) }, updater);
  };
}



export const getGetVideoFileStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVideoFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVideoFileStatus>>> = ({ client, signal }) => getVideoFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVideoFileStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVideoFileStatus>>>
export type GetVideoFileStatusSuspenseQueryError = ErrorType<Error>


export function useGetVideoFileStatusSuspense<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFileStatusSuspense<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFileStatusSuspense<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a video's file
 */

export function useGetVideoFileStatusSuspense<TData = Awaited<ReturnType<typeof getVideoFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVideoFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVideoFileStatusSuspenseQueryOptions(id,fileId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a video
 */
const updateVideo = (
    id: string,
    videoUpdateUpload: VideoUpdateUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer/performer-assets/videos/edit/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: videoUpdateUpload, signal
    },
      options);
    }




export const getUpdateVideoMutationKey = () => ['updateVideo'] as const;

export const getUpdateVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideo>>, TError,UpdateVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVideo>>, TError,UpdateVideoMutationVariables, TContext> => {

const mutationKey = getUpdateVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVideo>>, UpdateVideoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateVideo(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVideoMutationResult = NonNullable<Awaited<ReturnType<typeof updateVideo>>>
    export type UpdateVideoMutationBody = VideoUpdateUpload
    export type UpdateVideoMutationError = ErrorType<Error>
    export type UpdateVideoMutationVariables = {id: string;data: VideoUpdateUpload}

    /**
 * @summary Change a video
 */
export const useUpdateVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideo>>, TError,UpdateVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVideo>>,
        TError,
        UpdateVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVideoMutationOptions(options), queryClient);
    }
    /**
 * Removing a missing file changes nothing.
 * @summary Remove the thumbnail, teaser or captions of a video
 */
const removeVideoFile = (
    id: string,
    videoFileRemoveRequest: VideoFileRemoveRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer/performer-assets/videos/remove-file/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: videoFileRemoveRequest, signal
    },
      options);
    }




export const getRemoveVideoFileMutationKey = () => ['removeVideoFile'] as const;

export const getRemoveVideoFileMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVideoFile>>, TError,RemoveVideoFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeVideoFile>>, TError,RemoveVideoFileMutationVariables, TContext> => {

const mutationKey = getRemoveVideoFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVideoFile>>, RemoveVideoFileMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  removeVideoFile(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveVideoFileMutationResult = NonNullable<Awaited<ReturnType<typeof removeVideoFile>>>
    export type RemoveVideoFileMutationBody = VideoFileRemoveRequest
    export type RemoveVideoFileMutationError = ErrorType<Error>
    export type RemoveVideoFileMutationVariables = {id: string;data: VideoFileRemoveRequest}

    /**
 * @summary Remove the thumbnail, teaser or captions of a video
 */
export const useRemoveVideoFile = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVideoFile>>, TError,RemoveVideoFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVideoFile>>,
        TError,
        RemoveVideoFileMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveVideoFileMutationOptions(options), queryClient);
    }
    /**
 * @summary A performer's own videos
 */
const listMyVideos = (
    params?: ListMyVideosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<VideoList>(
      {url: `/performer/performer-assets/videos/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyVideosInfiniteQueryKey = (params?: ListMyVideosParams,) => {
    return [
    'infinite', "listMyVideos", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyVideosQueryKey = (params?: ListMyVideosParams,) => {
    return [
    "listMyVideos", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyVideosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyVideos>>, QueryKey, ListMyVideosParams['cursor']> = ({ client, signal, pageParam }) => listMyVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyVideosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyVideos>>>
export type ListMyVideosInfiniteQueryError = ErrorType<Error>


export function useListMyVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyVideosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyVideos>>,
          TError,
          Awaited<ReturnType<typeof listMyVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyVideos>>,
          TError,
          Awaited<ReturnType<typeof listMyVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own videos
 */

export function useListMyVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyVideosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own videos
 */
export const prefetchListMyVideosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyVideosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyVideosInfinite} query
 */
export const invalidateListMyVideosInfinite = async (
 queryClient: QueryClient, params?: ListMyVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyVideosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own videos
 */
export const useSetListMyVideosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyVideosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyVideosInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyVideosQueryOptions = <TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(params?: ListMyVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyVideos>>> = ({ client, signal }) => listMyVideos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listMyVideos>>>
export type ListMyVideosQueryError = ErrorType<Error>


export function useListMyVideos<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyVideos>>,
          TError,
          Awaited<ReturnType<typeof listMyVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideos<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyVideos>>,
          TError,
          Awaited<ReturnType<typeof listMyVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideos<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own videos
 */

export function useListMyVideos<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own videos
 */
export const prefetchListMyVideosQuery = async <TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyVideosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyVideos} query
 */
export const invalidateListMyVideos = async (
 queryClient: QueryClient, params?: ListMyVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyVideosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own videos
 */
export const useSetListMyVideosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyVideosParams | undefined,updater: Awaited<ReturnType<typeof listMyVideos>> | undefined | ((old: Awaited<ReturnType<typeof listMyVideos>> | undefined) => Awaited<ReturnType<typeof listMyVideos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyVideos>>>({ exact: $exactMatch, queryKey: getListMyVideosQueryKey(params) }, updater);
  };
}



export const getListMyVideosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyVideos>>> = ({ client, signal }) => listMyVideos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyVideosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyVideos>>>
export type ListMyVideosSuspenseQueryError = ErrorType<Error>


export function useListMyVideosSuspense<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyVideosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosSuspense<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosSuspense<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own videos
 */

export function useListMyVideosSuspense<TData = Awaited<ReturnType<typeof listMyVideos>>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyVideosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyVideosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyVideos>>, QueryKey, ListMyVideosParams['cursor']> = ({ client, signal, pageParam }) => listMyVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyVideosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyVideos>>>
export type ListMyVideosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyVideosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own videos
 */

export function useListMyVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyVideos>>, ListMyVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyVideos>>, TError, TData, QueryKey, ListMyVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyVideosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
 * @summary Add a video
 */
const uploadVideo = (
    videoUpload: VideoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer/performer-assets/videos/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: videoUpload, signal
    },
      options);
    }




export const getUploadVideoMutationKey = () => ['uploadVideo'] as const;

export const getUploadVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadVideo>>, TError,UploadVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadVideo>>, TError,UploadVideoMutationVariables, TContext> => {

const mutationKey = getUploadVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadVideo>>, UploadVideoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadVideo(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadVideoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadVideo>>>
    export type UploadVideoMutationBody = VideoUpload
    export type UploadVideoMutationError = ErrorType<Error>
    export type UploadVideoMutationVariables = {data: VideoUpload}

    /**
 * @summary Add a video
 */
export const useUploadVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadVideo>>, TError,UploadVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadVideo>>,
        TError,
        UploadVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadVideoMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own videos
 */
const getMyVideo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer/performer-assets/videos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMyVideoQueryKey = (id: string,) => {
    return [
    "getMyVideo", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyVideoQueryOptions = <TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyVideo>>> = ({ client, signal }) => getMyVideo(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyVideoQueryResult = NonNullable<Awaited<ReturnType<typeof getMyVideo>>>
export type GetMyVideoQueryError = ErrorType<Error>


export function useGetMyVideo<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyVideo>>,
          TError,
          Awaited<ReturnType<typeof getMyVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyVideo<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyVideo>>,
          TError,
          Awaited<ReturnType<typeof getMyVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyVideo<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own videos
 */

export function useGetMyVideo<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyVideoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own videos
 */
export const prefetchGetMyVideoQuery = async <TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyVideoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyVideo} query
 */
export const invalidateGetMyVideo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyVideoQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own videos
 */
export const useSetGetMyVideoQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyVideo>> | undefined | ((old: Awaited<ReturnType<typeof getMyVideo>> | undefined) => Awaited<ReturnType<typeof getMyVideo>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyVideo>>>({ exact: $exactMatch, queryKey: getGetMyVideoQueryKey(id) }, updater);
  };
}



export const getGetMyVideoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyVideo>>> = ({ client, signal }) => getMyVideo(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyVideoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyVideo>>>
export type GetMyVideoSuspenseQueryError = ErrorType<Error>


export function useGetMyVideoSuspense<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyVideoSuspense<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyVideoSuspense<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own videos
 */

export function useGetMyVideoSuspense<TData = Awaited<ReturnType<typeof getMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyVideoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Buyers keep access to the video (rule A4).
 * @summary Delete a video with its files, comments and reactions
 */
const deleteVideo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/performer-assets/videos/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteVideoMutationKey = () => ['deleteVideo'] as const;

export const getDeleteVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVideo>>, TError,DeleteVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteVideo>>, TError,DeleteVideoMutationVariables, TContext> => {

const mutationKey = getDeleteVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVideo>>, DeleteVideoMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteVideo(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVideoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVideo>>>

    export type DeleteVideoMutationError = ErrorType<Error>
    export type DeleteVideoMutationVariables = {id: string}

    /**
 * @summary Delete a video with its files, comments and reactions
 */
export const useDeleteVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVideo>>, TError,DeleteVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVideo>>,
        TError,
        DeleteVideoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVideoMutationOptions(options), queryClient);
    }
    /**
 * The same response as `getMyVideo`.
 * @summary One of the performer's own videos
 */
const viewMyVideo = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Video>(
      {url: `/performer/performer-assets/videos/${encodeURIComponent(String(id))}/view`, method: 'GET', signal
    },
      options);
    }




export const getViewMyVideoQueryKey = (id: string,) => {
    return [
    "viewMyVideo", ...(id ? [id] : [])
    ] as const;
    }


export const getViewMyVideoQueryOptions = <TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getViewMyVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof viewMyVideo>>> = ({ client, signal }) => viewMyVideo(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ViewMyVideoQueryResult = NonNullable<Awaited<ReturnType<typeof viewMyVideo>>>
export type ViewMyVideoQueryError = ErrorType<Error>


export function useViewMyVideo<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof viewMyVideo>>,
          TError,
          Awaited<ReturnType<typeof viewMyVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyVideo<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof viewMyVideo>>,
          TError,
          Awaited<ReturnType<typeof viewMyVideo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyVideo<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of the performer's own videos
 */

export function useViewMyVideo<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getViewMyVideoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of the performer's own videos
 */
export const prefetchViewMyVideoQuery = async <TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getViewMyVideoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useViewMyVideo} query
 */
export const invalidateViewMyVideo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getViewMyVideoQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of the performer's own videos
 */
export const useSetViewMyVideoQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof viewMyVideo>> | undefined | ((old: Awaited<ReturnType<typeof viewMyVideo>> | undefined) => Awaited<ReturnType<typeof viewMyVideo>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof viewMyVideo>>>({ exact: $exactMatch, queryKey: getViewMyVideoQueryKey(id) }, updater);
  };
}



export const getViewMyVideoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getViewMyVideoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof viewMyVideo>>> = ({ client, signal }) => viewMyVideo(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ViewMyVideoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof viewMyVideo>>>
export type ViewMyVideoSuspenseQueryError = ErrorType<Error>


export function useViewMyVideoSuspense<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyVideoSuspense<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyVideoSuspense<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of the performer's own videos
 */

export function useViewMyVideoSuspense<TData = Awaited<ReturnType<typeof viewMyVideo>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyVideo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getViewMyVideoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedVideos = (
    params?: ListBookmarkedVideosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<VideoList>(
      {url: `/reactions/videos/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedVideosInfiniteQueryKey = (params?: ListBookmarkedVideosParams,) => {
    return [
    'infinite', "listBookmarkedVideos", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedVideosQueryKey = (params?: ListBookmarkedVideosParams,) => {
    return [
    "listBookmarkedVideos", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedVideosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedVideos>>, QueryKey, ListBookmarkedVideosParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedVideosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedVideos>>>
export type ListBookmarkedVideosInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedVideosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedVideos>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedVideos>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedVideosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedVideosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedVideosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedVideosInfinite} query
 */
export const invalidateListBookmarkedVideosInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedVideosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedVideosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedVideosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedVideosInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedVideosQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedVideos>>> = ({ client, signal }) => listBookmarkedVideos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedVideos>>>
export type ListBookmarkedVideosQueryError = ErrorType<Error>


export function useListBookmarkedVideos<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedVideos>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideos<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedVideos>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideos<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedVideos<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedVideosQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedVideosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedVideos} query
 */
export const invalidateListBookmarkedVideos = async (
 queryClient: QueryClient, params?: ListBookmarkedVideosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedVideosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedVideosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedVideosParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedVideos>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedVideos>> | undefined) => Awaited<ReturnType<typeof listBookmarkedVideos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedVideos>>>({ exact: $exactMatch, queryKey: getListBookmarkedVideosQueryKey(params) }, updater);
  };
}



export const getListBookmarkedVideosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedVideos>>> = ({ client, signal }) => listBookmarkedVideos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedVideosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedVideos>>>
export type ListBookmarkedVideosSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedVideosSuspense<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedVideosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosSuspense<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosSuspense<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedVideosSuspense<TData = Awaited<ReturnType<typeof listBookmarkedVideos>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedVideosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedVideosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedVideos>>, QueryKey, ListBookmarkedVideosParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedVideos({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedVideosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedVideos>>>
export type ListBookmarkedVideosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedVideosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedVideosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedVideos>>, ListBookmarkedVideosParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedVideosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedVideos>>, TError, TData, QueryKey, ListBookmarkedVideosParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedVideosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






