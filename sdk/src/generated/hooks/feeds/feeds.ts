/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  Feed,
  FeedAudioUpload,
  FeedCreateRequest,
  FeedFile,
  FeedList,
  FeedPhotoUpload,
  FeedPoll,
  FeedPollCreateRequest,
  FeedPollVoteRequest,
  FeedTeaserUpload,
  FeedThumbnailUpload,
  FeedUpdateRequest,
  FeedVideoUpload,
  FileProcessing,
  GetHashtagSuggestionsParams,
  GetPlannedFeedsParams,
  HashtagCreateRequest,
  HashtagList,
  HashtagSuggestions,
  Id,
  ListBookmarkedFeedsParams,
  ListFeedsParams,
  ListMyFeedsParams,
  ListPerformerFeedsParams,
  PlannedFeeds
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
 * Labels are normalised; an existing one is returned. Hashtags in the text of a post are created automatically when it is published.
 * @summary Create hashtags
 */
const createHashtags = (
    hashtagCreateRequest: HashtagCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<HashtagList>(
      {url: `/hashtags/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hashtagCreateRequest, signal
    },
      options);
    }




export const getCreateHashtagsMutationKey = () => ['createHashtags'] as const;

export const getCreateHashtagsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHashtags>>, TError,CreateHashtagsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createHashtags>>, TError,CreateHashtagsMutationVariables, TContext> => {

const mutationKey = getCreateHashtagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHashtags>>, CreateHashtagsMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createHashtags(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHashtagsMutationResult = NonNullable<Awaited<ReturnType<typeof createHashtags>>>
    export type CreateHashtagsMutationBody = HashtagCreateRequest
    export type CreateHashtagsMutationError = ErrorType<Error>
    export type CreateHashtagsMutationVariables = {data: HashtagCreateRequest}

    /**
 * @summary Create hashtags
 */
export const useCreateHashtags = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHashtags>>, TError,CreateHashtagsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHashtags>>,
        TError,
        CreateHashtagsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHashtagsMutationOptions(options), queryClient);
    }
    /**
 * The hashtags of the performer's own latest posts first, the most frequent first, then those of other published posts, in alphabetical order.
 * @summary Hashtags while a performer types
 */
const getHashtagSuggestions = (
    params: GetHashtagSuggestionsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<HashtagSuggestions>(
      {url: `/hashtags/suggestions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetHashtagSuggestionsQueryKey = (params?: GetHashtagSuggestionsParams,) => {
    return [
    "getHashtagSuggestions", ...(params ? [params] : [])
    ] as const;
    }


export const getGetHashtagSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHashtagSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHashtagSuggestions>>> = ({ client, signal }) => getHashtagSuggestions(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHashtagSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof getHashtagSuggestions>>>
export type GetHashtagSuggestionsQueryError = ErrorType<Error>


export function useGetHashtagSuggestions<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHashtagSuggestions>>,
          TError,
          Awaited<ReturnType<typeof getHashtagSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHashtagSuggestions<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHashtagSuggestions>>,
          TError,
          Awaited<ReturnType<typeof getHashtagSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHashtagSuggestions<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hashtags while a performer types
 */

export function useGetHashtagSuggestions<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHashtagSuggestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Hashtags while a performer types
 */
export const prefetchGetHashtagSuggestionsQuery = async <TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetHashtagSuggestionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetHashtagSuggestions} query
 */
export const invalidateGetHashtagSuggestions = async (
 queryClient: QueryClient, params: GetHashtagSuggestionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHashtagSuggestionsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Hashtags while a performer types
 */
export const useSetGetHashtagSuggestionsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetHashtagSuggestionsParams | undefined,updater: Awaited<ReturnType<typeof getHashtagSuggestions>> | undefined | ((old: Awaited<ReturnType<typeof getHashtagSuggestions>> | undefined) => Awaited<ReturnType<typeof getHashtagSuggestions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getHashtagSuggestions>>>({ exact: $exactMatch, queryKey: getGetHashtagSuggestionsQueryKey(params) }, updater);
  };
}



export const getGetHashtagSuggestionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHashtagSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHashtagSuggestions>>> = ({ client, signal }) => getHashtagSuggestions(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetHashtagSuggestionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHashtagSuggestions>>>
export type GetHashtagSuggestionsSuspenseQueryError = ErrorType<Error>


export function useGetHashtagSuggestionsSuspense<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHashtagSuggestionsSuspense<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHashtagSuggestionsSuspense<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hashtags while a performer types
 */

export function useGetHashtagSuggestionsSuspense<TData = Awaited<ReturnType<typeof getHashtagSuggestions>>, TError = ErrorType<Error>>(
 params: GetHashtagSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHashtagSuggestions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHashtagSuggestionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each post has its `sales`.
 * @summary A performer's own posts
 */
const listMyFeeds = (
    params?: ListMyFeedsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedList>(
      {url: `/performer/feeds`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyFeedsInfiniteQueryKey = (params?: ListMyFeedsParams,) => {
    return [
    'infinite', "listMyFeeds", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyFeedsQueryKey = (params?: ListMyFeedsParams,) => {
    return [
    "listMyFeeds", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyFeedsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyFeeds>>, QueryKey, ListMyFeedsParams['cursor']> = ({ client, signal, pageParam }) => listMyFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyFeedsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyFeeds>>>
export type ListMyFeedsInfiniteQueryError = ErrorType<Error>


export function useListMyFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyFeedsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyFeeds>>,
          TError,
          Awaited<ReturnType<typeof listMyFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyFeeds>>,
          TError,
          Awaited<ReturnType<typeof listMyFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own posts
 */

export function useListMyFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyFeedsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own posts
 */
export const prefetchListMyFeedsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyFeedsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyFeedsInfinite} query
 */
export const invalidateListMyFeedsInfinite = async (
 queryClient: QueryClient, params?: ListMyFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyFeedsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own posts
 */
export const useSetListMyFeedsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyFeedsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyFeedsInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyFeedsQueryOptions = <TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(params?: ListMyFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyFeeds>>> = ({ client, signal }) => listMyFeeds(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyFeeds>>>
export type ListMyFeedsQueryError = ErrorType<Error>


export function useListMyFeeds<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyFeeds>>,
          TError,
          Awaited<ReturnType<typeof listMyFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeeds<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyFeeds>>,
          TError,
          Awaited<ReturnType<typeof listMyFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeeds<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own posts
 */

export function useListMyFeeds<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyFeedsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own posts
 */
export const prefetchListMyFeedsQuery = async <TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyFeedsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyFeeds} query
 */
export const invalidateListMyFeeds = async (
 queryClient: QueryClient, params?: ListMyFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyFeedsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own posts
 */
export const useSetListMyFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyFeedsParams | undefined,updater: Awaited<ReturnType<typeof listMyFeeds>> | undefined | ((old: Awaited<ReturnType<typeof listMyFeeds>> | undefined) => Awaited<ReturnType<typeof listMyFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyFeeds>>>({ exact: $exactMatch, queryKey: getListMyFeedsQueryKey(params) }, updater);
  };
}



export const getListMyFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyFeeds>>> = ({ client, signal }) => listMyFeeds(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyFeeds>>>
export type ListMyFeedsSuspenseQueryError = ErrorType<Error>


export function useListMyFeedsSuspense<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsSuspense<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsSuspense<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own posts
 */

export function useListMyFeedsSuspense<TData = Awaited<ReturnType<typeof listMyFeeds>>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyFeedsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyFeedsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyFeeds>>, QueryKey, ListMyFeedsParams['cursor']> = ({ client, signal, pageParam }) => listMyFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyFeedsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyFeeds>>>
export type ListMyFeedsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyFeedsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own posts
 */

export function useListMyFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyFeeds>>, ListMyFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyFeeds>>, TError, TData, QueryKey, ListMyFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyFeedsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Publish a post
 */
const createFeed = (
    feedCreateRequest: FeedCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/performer/feeds`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedCreateRequest, signal
    },
      options);
    }




export const getCreateFeedMutationKey = () => ['createFeed'] as const;

export const getCreateFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeed>>, TError,CreateFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createFeed>>, TError,CreateFeedMutationVariables, TContext> => {

const mutationKey = getCreateFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFeed>>, CreateFeedMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createFeed(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFeedMutationResult = NonNullable<Awaited<ReturnType<typeof createFeed>>>
    export type CreateFeedMutationBody = FeedCreateRequest
    export type CreateFeedMutationError = ErrorType<Error>
    export type CreateFeedMutationVariables = {data: FeedCreateRequest}

    /**
 * @summary Publish a post
 */
export const useCreateFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeed>>, TError,CreateFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFeed>>,
        TError,
        CreateFeedMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFeedMutationOptions(options), queryClient);
    }
    /**
 * The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 * @summary Upload an audio file for a post
 */
const uploadFeedAudio = (
    feedAudioUpload: FeedAudioUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedFile>(
      {url: `/performer/feeds/audio/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feedAudioUpload, signal
    },
      options);
    }




export const getUploadFeedAudioMutationKey = () => ['uploadFeedAudio'] as const;

export const getUploadFeedAudioMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedAudio>>, TError,UploadFeedAudioMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFeedAudio>>, TError,UploadFeedAudioMutationVariables, TContext> => {

const mutationKey = getUploadFeedAudioMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFeedAudio>>, UploadFeedAudioMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadFeedAudio(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFeedAudioMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFeedAudio>>>
    export type UploadFeedAudioMutationBody = FeedAudioUpload
    export type UploadFeedAudioMutationError = ErrorType<Error>
    export type UploadFeedAudioMutationVariables = {data: FeedAudioUpload}

    /**
 * @summary Upload an audio file for a post
 */
export const useUploadFeedAudio = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedAudio>>, TError,UploadFeedAudioMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFeedAudio>>,
        TError,
        UploadFeedAudioMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFeedAudioMutationOptions(options), queryClient);
    }
    /**
 * The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 * @summary Upload a photo for a post
 */
const uploadFeedPhoto = (
    feedPhotoUpload: FeedPhotoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedFile>(
      {url: `/performer/feeds/photo/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feedPhotoUpload, signal
    },
      options);
    }




export const getUploadFeedPhotoMutationKey = () => ['uploadFeedPhoto'] as const;

export const getUploadFeedPhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedPhoto>>, TError,UploadFeedPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFeedPhoto>>, TError,UploadFeedPhotoMutationVariables, TContext> => {

const mutationKey = getUploadFeedPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFeedPhoto>>, UploadFeedPhotoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadFeedPhoto(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFeedPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFeedPhoto>>>
    export type UploadFeedPhotoMutationBody = FeedPhotoUpload
    export type UploadFeedPhotoMutationError = ErrorType<Error>
    export type UploadFeedPhotoMutationVariables = {data: FeedPhotoUpload}

    /**
 * @summary Upload a photo for a post
 */
export const useUploadFeedPhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedPhoto>>, TError,UploadFeedPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFeedPhoto>>,
        TError,
        UploadFeedPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFeedPhotoMutationOptions(options), queryClient);
    }
    /**
 * The scheduled posts that will be published in the period, and the posts that will disappear in it. Sorted by time, at most 500.
 * @summary What a performer has planned in a period
 */
const getPlannedFeeds = (
    params: GetPlannedFeedsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PlannedFeeds>(
      {url: `/performer/feeds/planned`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPlannedFeedsQueryKey = (params?: GetPlannedFeedsParams,) => {
    return [
    "getPlannedFeeds", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPlannedFeedsQueryOptions = <TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(params: GetPlannedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlannedFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlannedFeeds>>> = ({ client, signal }) => getPlannedFeeds(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlannedFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getPlannedFeeds>>>
export type GetPlannedFeedsQueryError = ErrorType<Error>


export function useGetPlannedFeeds<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannedFeeds>>,
          TError,
          Awaited<ReturnType<typeof getPlannedFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannedFeeds<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannedFeeds>>,
          TError,
          Awaited<ReturnType<typeof getPlannedFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannedFeeds<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a performer has planned in a period
 */

export function useGetPlannedFeeds<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlannedFeedsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What a performer has planned in a period
 */
export const prefetchGetPlannedFeedsQuery = async <TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: GetPlannedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPlannedFeedsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPlannedFeeds} query
 */
export const invalidateGetPlannedFeeds = async (
 queryClient: QueryClient, params: GetPlannedFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlannedFeedsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary What a performer has planned in a period
 */
export const useSetGetPlannedFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetPlannedFeedsParams | undefined,updater: Awaited<ReturnType<typeof getPlannedFeeds>> | undefined | ((old: Awaited<ReturnType<typeof getPlannedFeeds>> | undefined) => Awaited<ReturnType<typeof getPlannedFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPlannedFeeds>>>({ exact: $exactMatch, queryKey: getGetPlannedFeedsQueryKey(params) }, updater);
  };
}



export const getGetPlannedFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(params: GetPlannedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlannedFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlannedFeeds>>> = ({ client, signal }) => getPlannedFeeds(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPlannedFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPlannedFeeds>>>
export type GetPlannedFeedsSuspenseQueryError = ErrorType<Error>


export function useGetPlannedFeedsSuspense<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannedFeedsSuspense<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannedFeedsSuspense<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a performer has planned in a period
 */

export function useGetPlannedFeedsSuspense<TData = Awaited<ReturnType<typeof getPlannedFeeds>>, TError = ErrorType<Error>>(
 params: GetPlannedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlannedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlannedFeedsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The poll belongs to its performer and is deleted after a day unless a post contains it. It cannot be changed after publication.
 * @summary Create a poll for a post
 */
const createFeedPoll = (
    feedPollCreateRequest: FeedPollCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedPoll>(
      {url: `/performer/feeds/polls`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedPollCreateRequest, signal
    },
      options);
    }




export const getCreateFeedPollMutationKey = () => ['createFeedPoll'] as const;

export const getCreateFeedPollMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeedPoll>>, TError,CreateFeedPollMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createFeedPoll>>, TError,CreateFeedPollMutationVariables, TContext> => {

const mutationKey = getCreateFeedPollMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFeedPoll>>, CreateFeedPollMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createFeedPoll(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFeedPollMutationResult = NonNullable<Awaited<ReturnType<typeof createFeedPoll>>>
    export type CreateFeedPollMutationBody = FeedPollCreateRequest
    export type CreateFeedPollMutationError = ErrorType<Error>
    export type CreateFeedPollMutationVariables = {data: FeedPollCreateRequest}

    /**
 * @summary Create a poll for a post
 */
export const useCreateFeedPoll = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeedPoll>>, TError,CreateFeedPollMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFeedPoll>>,
        TError,
        CreateFeedPollMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFeedPollMutationOptions(options), queryClient);
    }
    /**
 * Everyone can see the teaser, even if the post is locked (rule A2). It is deleted after 30 days unless an item uses it (rule F4).
 * @summary Upload the teaser clip of a post
 */
const uploadFeedTeaser = (
    feedTeaserUpload: FeedTeaserUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedFile>(
      {url: `/performer/feeds/teaser/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feedTeaserUpload, signal
    },
      options);
    }




export const getUploadFeedTeaserMutationKey = () => ['uploadFeedTeaser'] as const;

export const getUploadFeedTeaserMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedTeaser>>, TError,UploadFeedTeaserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFeedTeaser>>, TError,UploadFeedTeaserMutationVariables, TContext> => {

const mutationKey = getUploadFeedTeaserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFeedTeaser>>, UploadFeedTeaserMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadFeedTeaser(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFeedTeaserMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFeedTeaser>>>
    export type UploadFeedTeaserMutationBody = FeedTeaserUpload
    export type UploadFeedTeaserMutationError = ErrorType<Error>
    export type UploadFeedTeaserMutationVariables = {data: FeedTeaserUpload}

    /**
 * @summary Upload the teaser clip of a post
 */
export const useUploadFeedTeaser = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedTeaser>>, TError,UploadFeedTeaserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFeedTeaser>>,
        TError,
        UploadFeedTeaserMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFeedTeaserMutationOptions(options), queryClient);
    }
    /**
 * The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 * @summary Upload the thumbnail of a post
 */
const uploadFeedThumbnail = (
    feedThumbnailUpload: FeedThumbnailUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedFile>(
      {url: `/performer/feeds/thumbnail/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feedThumbnailUpload, signal
    },
      options);
    }




export const getUploadFeedThumbnailMutationKey = () => ['uploadFeedThumbnail'] as const;

export const getUploadFeedThumbnailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedThumbnail>>, TError,UploadFeedThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFeedThumbnail>>, TError,UploadFeedThumbnailMutationVariables, TContext> => {

const mutationKey = getUploadFeedThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFeedThumbnail>>, UploadFeedThumbnailMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadFeedThumbnail(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFeedThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFeedThumbnail>>>
    export type UploadFeedThumbnailMutationBody = FeedThumbnailUpload
    export type UploadFeedThumbnailMutationError = ErrorType<Error>
    export type UploadFeedThumbnailMutationVariables = {data: FeedThumbnailUpload}

    /**
 * @summary Upload the thumbnail of a post
 */
export const useUploadFeedThumbnail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedThumbnail>>, TError,UploadFeedThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFeedThumbnail>>,
        TError,
        UploadFeedThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFeedThumbnailMutationOptions(options), queryClient);
    }
    /**
 * The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3), and can be added to a post before that is done.
 * @summary Upload a video for a post
 */
const uploadFeedVideo = (
    feedVideoUpload: FeedVideoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedFile>(
      {url: `/performer/feeds/video/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feedVideoUpload, signal
    },
      options);
    }




export const getUploadFeedVideoMutationKey = () => ['uploadFeedVideo'] as const;

export const getUploadFeedVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedVideo>>, TError,UploadFeedVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFeedVideo>>, TError,UploadFeedVideoMutationVariables, TContext> => {

const mutationKey = getUploadFeedVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFeedVideo>>, UploadFeedVideoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadFeedVideo(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFeedVideoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFeedVideo>>>
    export type UploadFeedVideoMutationBody = FeedVideoUpload
    export type UploadFeedVideoMutationError = ErrorType<Error>
    export type UploadFeedVideoMutationVariables = {data: FeedVideoUpload}

    /**
 * @summary Upload a video for a post
 */
export const useUploadFeedVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFeedVideo>>, TError,UploadFeedVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFeedVideo>>,
        TError,
        UploadFeedVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFeedVideoMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own posts
 */
const getMyFeed = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/performer/feeds/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMyFeedQueryKey = (id: string,) => {
    return [
    "getMyFeed", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyFeedQueryOptions = <TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyFeed>>> = ({ client, signal }) => getMyFeed(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getMyFeed>>>
export type GetMyFeedQueryError = ErrorType<Error>


export function useGetMyFeed<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyFeed>>,
          TError,
          Awaited<ReturnType<typeof getMyFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyFeed<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyFeed>>,
          TError,
          Awaited<ReturnType<typeof getMyFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyFeed<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own posts
 */

export function useGetMyFeed<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyFeedQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own posts
 */
export const prefetchGetMyFeedQuery = async <TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyFeedQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyFeed} query
 */
export const invalidateGetMyFeed = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyFeedQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own posts
 */
export const useSetGetMyFeedQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyFeed>> | undefined | ((old: Awaited<ReturnType<typeof getMyFeed>> | undefined) => Awaited<ReturnType<typeof getMyFeed>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyFeed>>>({ exact: $exactMatch, queryKey: getGetMyFeedQueryKey(id) }, updater);
  };
}



export const getGetMyFeedSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyFeed>>> = ({ client, signal }) => getMyFeed(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyFeedSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyFeed>>>
export type GetMyFeedSuspenseQueryError = ErrorType<Error>


export function useGetMyFeedSuspense<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyFeedSuspense<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyFeedSuspense<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own posts
 */

export function useGetMyFeedSuspense<TData = Awaited<ReturnType<typeof getMyFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyFeedSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a post
 */
const updateFeed = (
    id: string,
    feedUpdateRequest: FeedUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/performer/feeds/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: feedUpdateRequest, signal
    },
      options);
    }




export const getUpdateFeedMutationKey = () => ['updateFeed'] as const;

export const getUpdateFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeed>>, TError,UpdateFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFeed>>, TError,UpdateFeedMutationVariables, TContext> => {

const mutationKey = getUpdateFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFeed>>, UpdateFeedMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateFeed(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFeedMutationResult = NonNullable<Awaited<ReturnType<typeof updateFeed>>>
    export type UpdateFeedMutationBody = FeedUpdateRequest
    export type UpdateFeedMutationError = ErrorType<Error>
    export type UpdateFeedMutationVariables = {id: string;data: FeedUpdateRequest}

    /**
 * @summary Change a post
 */
export const useUpdateFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeed>>, TError,UpdateFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFeed>>,
        TError,
        UpdateFeedMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFeedMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a post with its files, comments and reactions
 */
const deleteFeed = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/feeds/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteFeedMutationKey = () => ['deleteFeed'] as const;

export const getDeleteFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFeed>>, TError,DeleteFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFeed>>, TError,DeleteFeedMutationVariables, TContext> => {

const mutationKey = getDeleteFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFeed>>, DeleteFeedMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteFeed(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFeedMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFeed>>>

    export type DeleteFeedMutationError = ErrorType<Error>
    export type DeleteFeedMutationVariables = {id: string}

    /**
 * @summary Delete a post with its files, comments and reactions
 */
export const useDeleteFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFeed>>, TError,DeleteFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFeed>>,
        TError,
        DeleteFeedMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFeedMutationOptions(options), queryClient);
    }
    /**
 * A performer can pin three published posts. Idempotent: a pinned post keeps its place. A post that is deleted or expires is no longer pinned.
 * @summary Pin a post to the top of the performer's profile
 */
const pinFeed = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/performer/feeds/${encodeURIComponent(String(id))}/pin`, method: 'PUT', signal
    },
      options);
    }




export const getPinFeedMutationKey = () => ['pinFeed'] as const;

export const getPinFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinFeed>>, TError,PinFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof pinFeed>>, TError,PinFeedMutationVariables, TContext> => {

const mutationKey = getPinFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pinFeed>>, PinFeedMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  pinFeed(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type PinFeedMutationResult = NonNullable<Awaited<ReturnType<typeof pinFeed>>>

    export type PinFeedMutationError = ErrorType<Error>
    export type PinFeedMutationVariables = {id: string}

    /**
 * @summary Pin a post to the top of the performer's profile
 */
export const usePinFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinFeed>>, TError,PinFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pinFeed>>,
        TError,
        PinFeedMutationVariables,
        TContext
      > => {
      return useMutation(getPinFeedMutationOptions(options), queryClient);
    }
    /**
 * Idempotent.
 * @summary Unpin a post
 */
const unpinFeed = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/performer/feeds/${encodeURIComponent(String(id))}/pin`, method: 'DELETE', signal
    },
      options);
    }




export const getUnpinFeedMutationKey = () => ['unpinFeed'] as const;

export const getUnpinFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpinFeed>>, TError,UnpinFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof unpinFeed>>, TError,UnpinFeedMutationVariables, TContext> => {

const mutationKey = getUnpinFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unpinFeed>>, UnpinFeedMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  unpinFeed(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnpinFeedMutationResult = NonNullable<Awaited<ReturnType<typeof unpinFeed>>>

    export type UnpinFeedMutationError = ErrorType<Error>
    export type UnpinFeedMutationVariables = {id: string}

    /**
 * @summary Unpin a post
 */
export const useUnpinFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpinFeed>>, TError,UnpinFeedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unpinFeed>>,
        TError,
        UnpinFeedMutationVariables,
        TContext
      > => {
      return useMutation(getUnpinFeedMutationOptions(options), queryClient);
    }
    /**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedFeeds = (
    params?: ListBookmarkedFeedsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedList>(
      {url: `/reactions/feeds/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedFeedsInfiniteQueryKey = (params?: ListBookmarkedFeedsParams,) => {
    return [
    'infinite', "listBookmarkedFeeds", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedFeedsQueryKey = (params?: ListBookmarkedFeedsParams,) => {
    return [
    "listBookmarkedFeeds", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedFeedsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedFeeds>>, QueryKey, ListBookmarkedFeedsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedFeedsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedFeeds>>>
export type ListBookmarkedFeedsInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedFeedsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedFeeds>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedFeeds>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedFeedsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedFeedsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedFeedsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedFeedsInfinite} query
 */
export const invalidateListBookmarkedFeedsInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedFeedsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedFeedsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedFeedsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedFeedsInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedFeedsQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedFeeds>>> = ({ client, signal }) => listBookmarkedFeeds(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedFeeds>>>
export type ListBookmarkedFeedsQueryError = ErrorType<Error>


export function useListBookmarkedFeeds<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedFeeds>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeeds<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedFeeds>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeeds<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedFeeds<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedFeedsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedFeedsQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedFeedsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedFeeds} query
 */
export const invalidateListBookmarkedFeeds = async (
 queryClient: QueryClient, params?: ListBookmarkedFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedFeedsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedFeedsParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedFeeds>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedFeeds>> | undefined) => Awaited<ReturnType<typeof listBookmarkedFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedFeeds>>>({ exact: $exactMatch, queryKey: getListBookmarkedFeedsQueryKey(params) }, updater);
  };
}



export const getListBookmarkedFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedFeeds>>> = ({ client, signal }) => listBookmarkedFeeds(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedFeeds>>>
export type ListBookmarkedFeedsSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedFeedsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedFeedsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedFeedsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedFeedsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedFeeds>>, QueryKey, ListBookmarkedFeedsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedFeedsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedFeeds>>>
export type ListBookmarkedFeedsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedFeedsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedFeeds>>, ListBookmarkedFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedFeeds>>, TError, TData, QueryKey, ListBookmarkedFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedFeedsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Posts of the performers whom the viewer follows or is subscribed to, and the viewer's own. With `q`, which requires no login, posts of all performers are searched instead; of locked posts only the teaser is searched (rule A2).
 * @summary The home timeline
 */
const listFeeds = (
    params?: ListFeedsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedList>(
      {url: `/user/feeds`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFeedsInfiniteQueryKey = (params?: ListFeedsParams,) => {
    return [
    'infinite', "listFeeds", ...(params ? [params] : [])
    ] as const;
    }

export const getListFeedsQueryKey = (params?: ListFeedsParams,) => {
    return [
    "listFeeds", ...(params ? [params] : [])
    ] as const;
    }


export const getListFeedsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeeds>>, QueryKey, ListFeedsParams['cursor']> = ({ client, signal, pageParam }) => listFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFeeds>>>
export type ListFeedsInfiniteQueryError = ErrorType<Error>


export function useListFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFeedsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeeds>>,
          TError,
          Awaited<ReturnType<typeof listFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeeds>>,
          TError,
          Awaited<ReturnType<typeof listFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The home timeline
 */

export function useListFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The home timeline
 */
export const prefetchListFeedsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFeedsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFeedsInfinite} query
 */
export const invalidateListFeedsInfinite = async (
 queryClient: QueryClient, params?: ListFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFeedsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The home timeline
 */
export const useSetListFeedsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFeedsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>>({ exact: $exactMatch, queryKey: getListFeedsInfiniteQueryKey(params) }, updater);
  };
}



export const getListFeedsQueryOptions = <TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(params?: ListFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeeds>>> = ({ client, signal }) => listFeeds(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof listFeeds>>>
export type ListFeedsQueryError = ErrorType<Error>


export function useListFeeds<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeeds>>,
          TError,
          Awaited<ReturnType<typeof listFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeeds<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeeds>>,
          TError,
          Awaited<ReturnType<typeof listFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeeds<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The home timeline
 */

export function useListFeeds<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The home timeline
 */
export const prefetchListFeedsQuery = async <TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFeedsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFeeds} query
 */
export const invalidateListFeeds = async (
 queryClient: QueryClient, params?: ListFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFeedsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The home timeline
 */
export const useSetListFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFeedsParams | undefined,updater: Awaited<ReturnType<typeof listFeeds>> | undefined | ((old: Awaited<ReturnType<typeof listFeeds>> | undefined) => Awaited<ReturnType<typeof listFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFeeds>>>({ exact: $exactMatch, queryKey: getListFeedsQueryKey(params) }, updater);
  };
}



export const getListFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeeds>>> = ({ client, signal }) => listFeeds(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFeeds>>>
export type ListFeedsSuspenseQueryError = ErrorType<Error>


export function useListFeedsSuspense<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params: undefined |  ListFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsSuspense<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsSuspense<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The home timeline
 */

export function useListFeedsSuspense<TData = Awaited<ReturnType<typeof listFeeds>>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFeedsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeeds>>, QueryKey, ListFeedsParams['cursor']> = ({ client, signal, pageParam }) => listFeeds({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFeeds>>>
export type ListFeedsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFeedsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The home timeline
 */

export function useListFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFeeds>>, ListFeedsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFeeds>>, TError, TData, QueryKey, ListFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pinned posts come first, the latest pinned first, unless `sort` or `sortBy` is given.
 * @summary The posts of one performer, by username or id
 */
const listPerformerFeeds = (
    username: string,
    params?: ListPerformerFeedsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedList>(
      {url: `/user/feeds/search/${encodeURIComponent(String(username))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPerformerFeedsInfiniteQueryKey = (username: string,
    params?: ListPerformerFeedsParams,) => {
    return [
    'infinite', "listPerformerFeeds", ...(username ? [username] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListPerformerFeedsQueryKey = (username: string,
    params?: ListPerformerFeedsParams,) => {
    return [
    "listPerformerFeeds", ...(username ? [username] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListPerformerFeedsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerFeedsInfiniteQueryKey(username,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerFeeds>>, QueryKey, ListPerformerFeedsParams['cursor']> = ({ client, signal, pageParam }) => listPerformerFeeds(username,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: username !== null && username !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerFeedsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerFeeds>>>
export type ListPerformerFeedsInfiniteQueryError = ErrorType<Error>


export function useListPerformerFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params: undefined |  ListPerformerFeedsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerFeeds>>,
          TError,
          Awaited<ReturnType<typeof listPerformerFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerFeeds>>,
          TError,
          Awaited<ReturnType<typeof listPerformerFeeds>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts of one performer, by username or id
 */

export function useListPerformerFeedsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerFeedsInfiniteQueryOptions(username,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The posts of one performer, by username or id
 */
export const prefetchListPerformerFeedsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerFeedsInfiniteQueryOptions(username,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerFeedsInfinite} query
 */
export const invalidateListPerformerFeedsInfinite = async (
 queryClient: QueryClient, username: string,
    params?: ListPerformerFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerFeedsInfiniteQueryKey(username,params) }, options);

  return queryClient;
}

/**
 * @summary The posts of one performer, by username or id
 */
export const useSetListPerformerFeedsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (username: string,
    params: ListPerformerFeedsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>>({ exact: $exactMatch, queryKey: getListPerformerFeedsInfiniteQueryKey(username,params) }, updater);
  };
}



export const getListPerformerFeedsQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerFeedsQueryKey(username,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerFeeds>>> = ({ client, signal }) => listPerformerFeeds(username,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: username !== null && username !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerFeeds>>>
export type ListPerformerFeedsQueryError = ErrorType<Error>


export function useListPerformerFeeds<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params: undefined |  ListPerformerFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerFeeds>>,
          TError,
          Awaited<ReturnType<typeof listPerformerFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeeds<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerFeeds>>,
          TError,
          Awaited<ReturnType<typeof listPerformerFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeeds<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts of one performer, by username or id
 */

export function useListPerformerFeeds<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerFeedsQueryOptions(username,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The posts of one performer, by username or id
 */
export const prefetchListPerformerFeedsQuery = async <TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerFeedsQueryOptions(username,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerFeeds} query
 */
export const invalidateListPerformerFeeds = async (
 queryClient: QueryClient, username: string,
    params?: ListPerformerFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerFeedsQueryKey(username,params) }, options);

  return queryClient;
}

/**
 * @summary The posts of one performer, by username or id
 */
export const useSetListPerformerFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (username: string,
    params: ListPerformerFeedsParams | undefined,updater: Awaited<ReturnType<typeof listPerformerFeeds>> | undefined | ((old: Awaited<ReturnType<typeof listPerformerFeeds>> | undefined) => Awaited<ReturnType<typeof listPerformerFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPerformerFeeds>>>({ exact: $exactMatch, queryKey: getListPerformerFeedsQueryKey(username,params) }, updater);
  };
}



export const getListPerformerFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerFeedsQueryKey(username,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerFeeds>>> = ({ client, signal }) => listPerformerFeeds(username,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPerformerFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerFeeds>>>
export type ListPerformerFeedsSuspenseQueryError = ErrorType<Error>


export function useListPerformerFeedsSuspense<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params: undefined |  ListPerformerFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsSuspense<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsSuspense<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts of one performer, by username or id
 */

export function useListPerformerFeedsSuspense<TData = Awaited<ReturnType<typeof listPerformerFeeds>>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerFeedsSuspenseQueryOptions(username,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPerformerFeedsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerFeedsInfiniteQueryKey(username,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerFeeds>>, QueryKey, ListPerformerFeedsParams['cursor']> = ({ client, signal, pageParam }) => listPerformerFeeds(username,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerFeedsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerFeeds>>>
export type ListPerformerFeedsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPerformerFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params: undefined |  ListPerformerFeedsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The posts of one performer, by username or id
 */

export function useListPerformerFeedsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerFeeds>>, ListPerformerFeedsParams['cursor']>, TError = ErrorType<Error>>(
 username: string,
    params?: ListPerformerFeedsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerFeeds>>, TError, TData, QueryKey, ListPerformerFeedsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerFeedsSuspenseInfiniteQueryOptions(username,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The id is that of the post. Each user has one vote, which cannot be changed (409 `ALREADY_VOTED`). A closed poll returns 409 `STATUS_CONFLICT`, a locked post 403 `NOT_ENTITLED`.
 * @summary Vote in the poll of a post
 */
const voteFeedPoll = (
    id: string,
    feedPollVoteRequest: FeedPollVoteRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FeedPoll>(
      {url: `/user/feeds/vote/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedPollVoteRequest, signal
    },
      options);
    }




export const getVoteFeedPollMutationKey = () => ['voteFeedPoll'] as const;

export const getVoteFeedPollMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voteFeedPoll>>, TError,VoteFeedPollMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof voteFeedPoll>>, TError,VoteFeedPollMutationVariables, TContext> => {

const mutationKey = getVoteFeedPollMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof voteFeedPoll>>, VoteFeedPollMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  voteFeedPoll(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type VoteFeedPollMutationResult = NonNullable<Awaited<ReturnType<typeof voteFeedPoll>>>
    export type VoteFeedPollMutationBody = FeedPollVoteRequest
    export type VoteFeedPollMutationError = ErrorType<Error>
    export type VoteFeedPollMutationVariables = {id: string;data: FeedPollVoteRequest}

    /**
 * @summary Vote in the poll of a post
 */
export const useVoteFeedPoll = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voteFeedPoll>>, TError,VoteFeedPollMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof voteFeedPoll>>,
        TError,
        VoteFeedPollMutationVariables,
        TContext
      > => {
      return useMutation(getVoteFeedPollMutationOptions(options), queryClient);
    }
    /**
 * A locked post has a teaser, and `access` says why it is locked and what unlocks it.
 * @summary One post
 */
const getFeed = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Feed>(
      {url: `/user/feeds/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetFeedQueryKey = (id: string,) => {
    return [
    "getFeed", ...(id ? [id] : [])
    ] as const;
    }


export const getGetFeedQueryOptions = <TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeed>>> = ({ client, signal }) => getFeed(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getFeed>>>
export type GetFeedQueryError = ErrorType<Error>


export function useGetFeed<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeed>>,
          TError,
          Awaited<ReturnType<typeof getFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeed<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeed>>,
          TError,
          Awaited<ReturnType<typeof getFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeed<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One post
 */

export function useGetFeed<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One post
 */
export const prefetchGetFeedQuery = async <TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFeedQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFeed} query
 */
export const invalidateGetFeed = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFeedQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One post
 */
export const useSetGetFeedQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getFeed>> | undefined | ((old: Awaited<ReturnType<typeof getFeed>> | undefined) => Awaited<ReturnType<typeof getFeed>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getFeed>>>({ exact: $exactMatch, queryKey: getGetFeedQueryKey(id) }, updater);
  };
}



export const getGetFeedSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeed>>> = ({ client, signal }) => getFeed(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFeedSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFeed>>>
export type GetFeedSuspenseQueryError = ErrorType<Error>


export function useGetFeedSuspense<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedSuspense<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedSuspense<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One post
 */

export function useGetFeedSuspense<TData = Awaited<ReturnType<typeof getFeed>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeed>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The processing status of a post's file
 */
const getFeedFileStatus = (
    id: string,
    fileId: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FileProcessing>(
      {url: `/user/feeds/${encodeURIComponent(String(id))}/file/${encodeURIComponent(String(fileId))}/status`, method: 'GET', signal
    },
      options);
    }




export const getGetFeedFileStatusQueryKey = (id: string,
    fileId: Id,) => {
    return [
    "getFeedFileStatus", ...(fileId ? [fileId] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetFeedFileStatusQueryOptions = <TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeedFileStatus>>> = ({ client, signal }) => getFeedFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeedFileStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getFeedFileStatus>>>
export type GetFeedFileStatusQueryError = ErrorType<Error>


export function useGetFeedFileStatus<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getFeedFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedFileStatus<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getFeedFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedFileStatus<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a post's file
 */

export function useGetFeedFileStatus<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedFileStatusQueryOptions(id,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The processing status of a post's file
 */
export const prefetchGetFeedFileStatusQuery = async <TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFeedFileStatusQueryOptions(id,fileId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFeedFileStatus} query
 */
export const invalidateGetFeedFileStatus = async (
 queryClient: QueryClient, id: string,
    fileId: Id, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFeedFileStatusQueryKey(id,fileId) }, options);

  return queryClient;
}

/**
 * @summary The processing status of a post's file
 */
export const useSetGetFeedFileStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    fileId: Id,updater: Awaited<ReturnType<typeof getFeedFileStatus>> | undefined | ((old: Awaited<ReturnType<typeof getFeedFileStatus>> | undefined) => Awaited<ReturnType<typeof getFeedFileStatus>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getFeedFileStatus>>>({ exact: $exactMatch, queryKey: getGetFeedFileStatusQueryKey(id,fileId) }, updater);
  };
}



export const getGetFeedFileStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeedFileStatus>>> = ({ client, signal }) => getFeedFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFeedFileStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFeedFileStatus>>>
export type GetFeedFileStatusSuspenseQueryError = ErrorType<Error>


export function useGetFeedFileStatusSuspense<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedFileStatusSuspense<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedFileStatusSuspense<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a post's file
 */

export function useGetFeedFileStatusSuspense<TData = Awaited<ReturnType<typeof getFeedFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFeedFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedFileStatusSuspenseQueryOptions(id,fileId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






