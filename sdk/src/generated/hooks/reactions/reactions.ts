/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BookmarkList,
  BookmarkType,
  Error,
  ListBookmarksParams,
  ReactionRequest,
  ReactionState
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
 * Bookmarking a comment fails with `VALIDATION_FAILED`.
 * @summary Like or bookmark an object (idempotent)
 */
const createReaction = (
    reactionRequest: ReactionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReactionState>(
      {url: `/reactions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reactionRequest, signal
    },
      options);
    }




export const getCreateReactionMutationKey = () => ['createReaction'] as const;

export const getCreateReactionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext> => {

const mutationKey = getCreateReactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReaction>>, CreateReactionMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createReaction(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReactionMutationResult = NonNullable<Awaited<ReturnType<typeof createReaction>>>
    export type CreateReactionMutationBody = ReactionRequest
    export type CreateReactionMutationError = ErrorType<Error>
    export type CreateReactionMutationVariables = {data: ReactionRequest}

    /**
 * @summary Like or bookmark an object (idempotent)
 */
export const useCreateReaction = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReaction>>,
        TError,
        CreateReactionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReactionMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove a like or bookmark (idempotent)
 */
const deleteReaction = (
    reactionRequest: ReactionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReactionState>(
      {url: `/reactions`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: reactionRequest, signal
    },
      options);
    }




export const getDeleteReactionMutationKey = () => ['deleteReaction'] as const;

export const getDeleteReactionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext> => {

const mutationKey = getDeleteReactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReaction>>, DeleteReactionMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  deleteReaction(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReactionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReaction>>>
    export type DeleteReactionMutationBody = ReactionRequest
    export type DeleteReactionMutationError = ErrorType<Error>
    export type DeleteReactionMutationVariables = {data: ReactionRequest}

    /**
 * @summary Remove a like or bookmark (idempotent)
 */
export const useDeleteReaction = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReaction>>,
        TError,
        DeleteReactionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReactionMutationOptions(options), queryClient);
    }
    /**
 * Types with their own list, such as `videos`, return that list at this path.
 * @summary The viewer's bookmarks in short form, latest first
 */
const listBookmarks = (
    type: BookmarkType,
    params?: ListBookmarksParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BookmarkList>(
      {url: `/reactions/${encodeURIComponent(String(type))}/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarksInfiniteQueryKey = (type: BookmarkType,
    params?: ListBookmarksParams,) => {
    return [
    'infinite', "listBookmarks", ...(type ? [type] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarksQueryKey = (type: BookmarkType,
    params?: ListBookmarksParams,) => {
    return [
    "listBookmarks", ...(type ? [type] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarksInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarksInfiniteQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarks>>, QueryKey, ListBookmarksParams['cursor']> = ({ client, signal, pageParam }) => listBookmarks(type,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarksInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarks>>>
export type ListBookmarksInfiniteQueryError = ErrorType<Error>


export function useListBookmarksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params: undefined |  ListBookmarksParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarks>>,
          TError,
          Awaited<ReturnType<typeof listBookmarks>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarks>>,
          TError,
          Awaited<ReturnType<typeof listBookmarks>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's bookmarks in short form, latest first
 */

export function useListBookmarksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarksInfiniteQueryOptions(type,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const prefetchListBookmarksInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarksInfiniteQueryOptions(type,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarksInfinite} query
 */
export const invalidateListBookmarksInfinite = async (
 queryClient: QueryClient, type: BookmarkType,
    params?: ListBookmarksParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarksInfiniteQueryKey(type,params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const useSetListBookmarksInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (type: BookmarkType,
    params: ListBookmarksParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarksInfiniteQueryKey(type,params) }, updater);
  };
}



export const getListBookmarksQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarksQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarks>>> = ({ client, signal }) => listBookmarks(type,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarksQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarks>>>
export type ListBookmarksQueryError = ErrorType<Error>


export function useListBookmarks<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params: undefined |  ListBookmarksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarks>>,
          TError,
          Awaited<ReturnType<typeof listBookmarks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarks<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarks>>,
          TError,
          Awaited<ReturnType<typeof listBookmarks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarks<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's bookmarks in short form, latest first
 */

export function useListBookmarks<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarksQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const prefetchListBookmarksQuery = async <TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarksQueryOptions(type,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarks} query
 */
export const invalidateListBookmarks = async (
 queryClient: QueryClient, type: BookmarkType,
    params?: ListBookmarksParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarksQueryKey(type,params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const useSetListBookmarksQueryData = () => {
  const queryClient = useQueryClient();
  return (type: BookmarkType,
    params: ListBookmarksParams | undefined,updater: Awaited<ReturnType<typeof listBookmarks>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarks>> | undefined) => Awaited<ReturnType<typeof listBookmarks>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarks>>>({ exact: $exactMatch, queryKey: getListBookmarksQueryKey(type,params) }, updater);
  };
}



export const getListBookmarksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarksQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarks>>> = ({ client, signal }) => listBookmarks(type,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarks>>>
export type ListBookmarksSuspenseQueryError = ErrorType<Error>


export function useListBookmarksSuspense<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params: undefined |  ListBookmarksParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksSuspense<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksSuspense<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's bookmarks in short form, latest first
 */

export function useListBookmarksSuspense<TData = Awaited<ReturnType<typeof listBookmarks>>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarksSuspenseQueryOptions(type,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarksSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarksInfiniteQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarks>>, QueryKey, ListBookmarksParams['cursor']> = ({ client, signal, pageParam }) => listBookmarks(type,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarksSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarks>>>
export type ListBookmarksSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarksSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params: undefined |  ListBookmarksParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarksSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's bookmarks in short form, latest first
 */

export function useListBookmarksSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarks>>, ListBookmarksParams['cursor']>, TError = ErrorType<Error>>(
 type: BookmarkType,
    params?: ListBookmarksParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarks>>, TError, TData, QueryKey, ListBookmarksParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarksSuspenseInfiniteQueryOptions(type,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






