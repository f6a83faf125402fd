/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  GetPostParams,
  ListPostsParams,
  Post,
  PostSummaryList
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useInfiniteQuery,
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
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
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
 * @summary The pages of the site
 */
const listPosts = (
    params?: ListPostsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PostSummaryList>(
      {url: `/posts/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPostsInfiniteQueryKey = (params?: ListPostsParams,) => {
    return [
    'infinite', "listPosts", ...(params ? [params] : [])
    ] as const;
    }

export const getListPostsQueryKey = (params?: ListPostsParams,) => {
    return [
    "listPosts", ...(params ? [params] : [])
    ] as const;
    }


export const getListPostsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(params?: ListPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPostsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPosts>>, QueryKey, ListPostsParams['offset']> = ({ client, signal, pageParam }) => listPosts({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPostsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPosts>>>
export type ListPostsInfiniteQueryError = ErrorType<Error>


export function useListPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListPostsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPosts>>,
          TError,
          Awaited<ReturnType<typeof listPosts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPosts>>,
          TError,
          Awaited<ReturnType<typeof listPosts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The pages of the site
 */

export function useListPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPostsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The pages of the site
 */
export const prefetchListPostsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPostsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPostsInfinite} query
 */
export const invalidateListPostsInfinite = async (
 queryClient: QueryClient, params?: ListPostsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPostsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The pages of the site
 */
export const useSetListPostsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPostsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>>({ exact: $exactMatch, queryKey: getListPostsInfiniteQueryKey(params) }, updater);
  };
}



export const getListPostsQueryOptions = <TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(params?: ListPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPostsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPosts>>> = ({ client, signal }) => listPosts(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPostsQueryResult = NonNullable<Awaited<ReturnType<typeof listPosts>>>
export type ListPostsQueryError = ErrorType<Error>


export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params: undefined |  ListPostsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPosts>>,
          TError,
          Awaited<ReturnType<typeof listPosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPosts>>,
          TError,
          Awaited<ReturnType<typeof listPosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The pages of the site
 */

export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPostsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The pages of the site
 */
export const prefetchListPostsQuery = async <TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPostsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPosts} query
 */
export const invalidateListPosts = async (
 queryClient: QueryClient, params?: ListPostsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPostsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The pages of the site
 */
export const useSetListPostsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPostsParams | undefined,updater: Awaited<ReturnType<typeof listPosts>> | undefined | ((old: Awaited<ReturnType<typeof listPosts>> | undefined) => Awaited<ReturnType<typeof listPosts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPosts>>>({ exact: $exactMatch, queryKey: getListPostsQueryKey(params) }, updater);
  };
}



export const getListPostsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(params?: ListPostsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPostsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPosts>>> = ({ client, signal }) => listPosts(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPostsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPosts>>>
export type ListPostsSuspenseQueryError = ErrorType<Error>


export function useListPostsSuspense<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params: undefined |  ListPostsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsSuspense<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsSuspense<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The pages of the site
 */

export function useListPostsSuspense<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPostsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPostsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(params?: ListPostsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPostsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPosts>>, QueryKey, ListPostsParams['offset']> = ({ client, signal, pageParam }) => listPosts({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPostsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPosts>>>
export type ListPostsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPostsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListPostsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPostsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The pages of the site
 */

export function useListPostsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPosts>>, ListPostsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPostsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData, QueryKey, ListPostsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPostsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One page of the site, by id or short name
 */
const getPost = (
    id: string,
    params?: GetPostParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Post>(
      {url: `/posts/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPostQueryKey = (id: string,
    params?: GetPostParams,) => {
    return [
    "getPost", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetPostQueryOptions = <TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(id: string,
    params?: GetPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPostQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPost>>> = ({ client, signal }) => getPost(id,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPostQueryResult = NonNullable<Awaited<ReturnType<typeof getPost>>>
export type GetPostQueryError = ErrorType<Error>


export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  GetPostParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPost>>,
          TError,
          Awaited<ReturnType<typeof getPost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPost>>,
          TError,
          Awaited<ReturnType<typeof getPost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One page of the site, by id or short name
 */

export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPostQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One page of the site, by id or short name
 */
export const prefetchGetPostQuery = async <TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    params?: GetPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPostQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPost} query
 */
export const invalidateGetPost = async (
 queryClient: QueryClient, id: string,
    params?: GetPostParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPostQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary One page of the site, by id or short name
 */
export const useSetGetPostQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: GetPostParams | undefined,updater: Awaited<ReturnType<typeof getPost>> | undefined | ((old: Awaited<ReturnType<typeof getPost>> | undefined) => Awaited<ReturnType<typeof getPost>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPost>>>({ exact: $exactMatch, queryKey: getGetPostQueryKey(id,params) }, updater);
  };
}



export const getGetPostSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(id: string,
    params?: GetPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPostQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPost>>> = ({ client, signal }) => getPost(id,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPostSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPost>>>
export type GetPostSuspenseQueryError = ErrorType<Error>


export function useGetPostSuspense<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  GetPostParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPostSuspense<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPostSuspense<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One page of the site, by id or short name
 */

export function useGetPostSuspense<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<Error>>(
 id: string,
    params?: GetPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPostSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






