/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  ListMyStoriesParams,
  ListStoriesParams,
  PerformerStoriesList,
  Story,
  StoryCreateRequest,
  StoryFile,
  StoryList,
  StoryPhotoUpload,
  StoryUpdateRequest,
  StoryVideoUpload
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
 * The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 * @summary Upload a photo for a story
 */
const uploadStoryPhoto = (
    storyPhotoUpload: StoryPhotoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StoryFile>(
      {url: `/stories/files/photo/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: storyPhotoUpload, signal
    },
      options);
    }




export const getUploadStoryPhotoMutationKey = () => ['uploadStoryPhoto'] as const;

export const getUploadStoryPhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStoryPhoto>>, TError,UploadStoryPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadStoryPhoto>>, TError,UploadStoryPhotoMutationVariables, TContext> => {

const mutationKey = getUploadStoryPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadStoryPhoto>>, UploadStoryPhotoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadStoryPhoto(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadStoryPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadStoryPhoto>>>
    export type UploadStoryPhotoMutationBody = StoryPhotoUpload
    export type UploadStoryPhotoMutationError = ErrorType<Error>
    export type UploadStoryPhotoMutationVariables = {data: StoryPhotoUpload}

    /**
 * @summary Upload a photo for a story
 */
export const useUploadStoryPhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStoryPhoto>>, TError,UploadStoryPhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadStoryPhoto>>,
        TError,
        UploadStoryPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadStoryPhotoMutationOptions(options), queryClient);
    }
    /**
 * The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3); then others can see its story.
 * @summary Upload a video for a story
 */
const uploadStoryVideo = (
    storyVideoUpload: StoryVideoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StoryFile>(
      {url: `/stories/files/video/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: storyVideoUpload, signal
    },
      options);
    }




export const getUploadStoryVideoMutationKey = () => ['uploadStoryVideo'] as const;

export const getUploadStoryVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStoryVideo>>, TError,UploadStoryVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadStoryVideo>>, TError,UploadStoryVideoMutationVariables, TContext> => {

const mutationKey = getUploadStoryVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadStoryVideo>>, UploadStoryVideoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadStoryVideo(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadStoryVideoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadStoryVideo>>>
    export type UploadStoryVideoMutationBody = StoryVideoUpload
    export type UploadStoryVideoMutationError = ErrorType<Error>
    export type UploadStoryVideoMutationVariables = {data: StoryVideoUpload}

    /**
 * @summary Upload a video for a story
 */
export const useUploadStoryVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStoryVideo>>, TError,UploadStoryVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadStoryVideo>>,
        TError,
        UploadStoryVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadStoryVideoMutationOptions(options), queryClient);
    }
    /**
 * @summary A performer's own current stories
 */
const listMyStories = (
    params?: ListMyStoriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StoryList>(
      {url: `/stories/performers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyStoriesInfiniteQueryKey = (params?: ListMyStoriesParams,) => {
    return [
    'infinite', "listMyStories", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyStoriesQueryKey = (params?: ListMyStoriesParams,) => {
    return [
    "listMyStories", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyStoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyStoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyStories>>, QueryKey, ListMyStoriesParams['cursor']> = ({ client, signal, pageParam }) => listMyStories({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyStoriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyStories>>>
export type ListMyStoriesInfiniteQueryError = ErrorType<Error>


export function useListMyStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyStoriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyStories>>,
          TError,
          Awaited<ReturnType<typeof listMyStories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyStories>>,
          TError,
          Awaited<ReturnType<typeof listMyStories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own current stories
 */

export function useListMyStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyStoriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own current stories
 */
export const prefetchListMyStoriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyStoriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyStoriesInfinite} query
 */
export const invalidateListMyStoriesInfinite = async (
 queryClient: QueryClient, params?: ListMyStoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyStoriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own current stories
 */
export const useSetListMyStoriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyStoriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyStoriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(params?: ListMyStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyStories>>> = ({ client, signal }) => listMyStories(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyStories>>>
export type ListMyStoriesQueryError = ErrorType<Error>


export function useListMyStories<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyStoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyStories>>,
          TError,
          Awaited<ReturnType<typeof listMyStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStories<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyStories>>,
          TError,
          Awaited<ReturnType<typeof listMyStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStories<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own current stories
 */

export function useListMyStories<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyStoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own current stories
 */
export const prefetchListMyStoriesQuery = async <TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyStoriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyStories} query
 */
export const invalidateListMyStories = async (
 queryClient: QueryClient, params?: ListMyStoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyStoriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own current stories
 */
export const useSetListMyStoriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyStoriesParams | undefined,updater: Awaited<ReturnType<typeof listMyStories>> | undefined | ((old: Awaited<ReturnType<typeof listMyStories>> | undefined) => Awaited<ReturnType<typeof listMyStories>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyStories>>>({ exact: $exactMatch, queryKey: getListMyStoriesQueryKey(params) }, updater);
  };
}



export const getListMyStoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyStories>>> = ({ client, signal }) => listMyStories(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyStoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyStories>>>
export type ListMyStoriesSuspenseQueryError = ErrorType<Error>


export function useListMyStoriesSuspense<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyStoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesSuspense<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesSuspense<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own current stories
 */

export function useListMyStoriesSuspense<TData = Awaited<ReturnType<typeof listMyStories>>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyStoriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyStoriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyStoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyStories>>, QueryKey, ListMyStoriesParams['cursor']> = ({ client, signal, pageParam }) => listMyStories({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyStoriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyStories>>>
export type ListMyStoriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyStoriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own current stories
 */

export function useListMyStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyStories>>, ListMyStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyStories>>, TError, TData, QueryKey, ListMyStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyStoriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Publish a story, which expires after a day
 */
const createStory = (
    storyCreateRequest: StoryCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Story>(
      {url: `/stories/performers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: storyCreateRequest, signal
    },
      options);
    }




export const getCreateStoryMutationKey = () => ['createStory'] as const;

export const getCreateStoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext> => {

const mutationKey = getCreateStoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStory>>, CreateStoryMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createStory(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createStory>>>
    export type CreateStoryMutationBody = StoryCreateRequest
    export type CreateStoryMutationError = ErrorType<Error>
    export type CreateStoryMutationVariables = {data: StoryCreateRequest}

    /**
 * @summary Publish a story, which expires after a day
 */
export const useCreateStory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStory>>,
        TError,
        CreateStoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStoryMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own stories
 */
const getMyStory = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Story>(
      {url: `/stories/performers/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMyStoryQueryKey = (id: string,) => {
    return [
    "getMyStory", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyStoryQueryOptions = <TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyStory>>> = ({ client, signal }) => getMyStory(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getMyStory>>>
export type GetMyStoryQueryError = ErrorType<Error>


export function useGetMyStory<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyStory>>,
          TError,
          Awaited<ReturnType<typeof getMyStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyStory<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyStory>>,
          TError,
          Awaited<ReturnType<typeof getMyStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyStory<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own stories
 */

export function useGetMyStory<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyStoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own stories
 */
export const prefetchGetMyStoryQuery = async <TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyStoryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyStory} query
 */
export const invalidateGetMyStory = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyStoryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own stories
 */
export const useSetGetMyStoryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyStory>> | undefined | ((old: Awaited<ReturnType<typeof getMyStory>> | undefined) => Awaited<ReturnType<typeof getMyStory>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyStory>>>({ exact: $exactMatch, queryKey: getGetMyStoryQueryKey(id) }, updater);
  };
}



export const getGetMyStorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyStory>>> = ({ client, signal }) => getMyStory(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyStorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyStory>>>
export type GetMyStorySuspenseQueryError = ErrorType<Error>


export function useGetMyStorySuspense<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyStorySuspense<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyStorySuspense<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own stories
 */

export function useGetMyStorySuspense<TData = Awaited<ReturnType<typeof getMyStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyStorySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the text or the audience of a story
 */
const updateStory = (
    id: string,
    storyUpdateRequest: StoryUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Story>(
      {url: `/stories/performers/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: storyUpdateRequest, signal
    },
      options);
    }




export const getUpdateStoryMutationKey = () => ['updateStory'] as const;

export const getUpdateStoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext> => {

const mutationKey = getUpdateStoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStory>>, UpdateStoryMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateStory(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateStory>>>
    export type UpdateStoryMutationBody = StoryUpdateRequest
    export type UpdateStoryMutationError = ErrorType<Error>
    export type UpdateStoryMutationVariables = {id: string;data: StoryUpdateRequest}

    /**
 * @summary Change the text or the audience of a story
 */
export const useUpdateStory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStory>>,
        TError,
        UpdateStoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStoryMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a story
 */
const deleteStory = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/stories/performers/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteStoryMutationKey = () => ['deleteStory'] as const;

export const getDeleteStoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStory>>, TError,DeleteStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStory>>, TError,DeleteStoryMutationVariables, TContext> => {

const mutationKey = getDeleteStoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStory>>, DeleteStoryMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteStory(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStory>>>

    export type DeleteStoryMutationError = ErrorType<Error>
    export type DeleteStoryMutationVariables = {id: string}

    /**
 * @summary Delete a story
 */
export const useDeleteStory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStory>>, TError,DeleteStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStory>>,
        TError,
        DeleteStoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStoryMutationOptions(options), queryClient);
    }
    /**
 * Stories of the performers whom the viewer follows or is subscribed to, unseen ones first; without a login, public stories. With a performer, only that performer's stories. Locked stories have previews, and `access` has the reason and what unlocks them (rule A2).
 * @summary Current stories, by performer
 */
const listStories = (
    params?: ListStoriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerStoriesList>(
      {url: `/stories/users`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStoriesInfiniteQueryKey = (params?: ListStoriesParams,) => {
    return [
    'infinite', "listStories", ...(params ? [params] : [])
    ] as const;
    }

export const getListStoriesQueryKey = (params?: ListStoriesParams,) => {
    return [
    "listStories", ...(params ? [params] : [])
    ] as const;
    }


export const getListStoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>, QueryKey, ListStoriesParams['cursor']> = ({ client, signal, pageParam }) => listStories({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesInfiniteQueryError = ErrorType<Error>


export function useListStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListStoriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Current stories, by performer
 */

export function useListStoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Current stories, by performer
 */
export const prefetchListStoriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListStoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStoriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStoriesInfinite} query
 */
export const invalidateListStoriesInfinite = async (
 queryClient: QueryClient, params?: ListStoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStoriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Current stories, by performer
 */
export const useSetListStoriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStoriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListStoriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>> = ({ client, signal }) => listStories(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesQueryError = ErrorType<Error>


export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params: undefined |  ListStoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Current stories, by performer
 */

export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Current stories, by performer
 */
export const prefetchListStoriesQuery = async <TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStoriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStories} query
 */
export const invalidateListStories = async (
 queryClient: QueryClient, params?: ListStoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStoriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Current stories, by performer
 */
export const useSetListStoriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStoriesParams | undefined,updater: Awaited<ReturnType<typeof listStories>> | undefined | ((old: Awaited<ReturnType<typeof listStories>> | undefined) => Awaited<ReturnType<typeof listStories>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStories>>>({ exact: $exactMatch, queryKey: getListStoriesQueryKey(params) }, updater);
  };
}



export const getListStoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>> = ({ client, signal }) => listStories(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesSuspenseQueryError = ErrorType<Error>


export function useListStoriesSuspense<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params: undefined |  ListStoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesSuspense<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesSuspense<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Current stories, by performer
 */

export function useListStoriesSuspense<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStoriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>, QueryKey, ListStoriesParams['cursor']> = ({ client, signal, pageParam }) => listStories({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListStoriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Current stories, by performer
 */

export function useListStoriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStories>>, ListStoriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListStoriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData, QueryKey, ListStoriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A locked story has a preview, and `access` has the reason and what unlocks it (rule A2). An expired story returns 404.
 * @summary One story
 */
const getStory = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Story>(
      {url: `/stories/users/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetStoryQueryKey = (id: string,) => {
    return [
    "getStory", ...(id ? [id] : [])
    ] as const;
    }


export const getGetStoryQueryOptions = <TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStory>>> = ({ client, signal }) => getStory(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getStory>>>
export type GetStoryQueryError = ErrorType<Error>


export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One story
 */

export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One story
 */
export const prefetchGetStoryQuery = async <TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStoryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStory} query
 */
export const invalidateGetStory = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStoryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One story
 */
export const useSetGetStoryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getStory>> | undefined | ((old: Awaited<ReturnType<typeof getStory>> | undefined) => Awaited<ReturnType<typeof getStory>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getStory>>>({ exact: $exactMatch, queryKey: getGetStoryQueryKey(id) }, updater);
  };
}



export const getGetStorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStory>>> = ({ client, signal }) => getStory(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStory>>>
export type GetStorySuspenseQueryError = ErrorType<Error>


export function useGetStorySuspense<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStorySuspense<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStorySuspense<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One story
 */

export function useGetStorySuspense<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStorySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Mark a story as seen (idempotent)
 */
const viewStory = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/stories/users/${encodeURIComponent(String(id))}/view`, method: 'POST', signal
    },
      options);
    }




export const getViewStoryMutationKey = () => ['viewStory'] as const;

export const getViewStoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof viewStory>>, TError,ViewStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof viewStory>>, TError,ViewStoryMutationVariables, TContext> => {

const mutationKey = getViewStoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof viewStory>>, ViewStoryMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  viewStory(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ViewStoryMutationResult = NonNullable<Awaited<ReturnType<typeof viewStory>>>

    export type ViewStoryMutationError = ErrorType<Error>
    export type ViewStoryMutationVariables = {id: string}

    /**
 * @summary Mark a story as seen (idempotent)
 */
export const useViewStory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof viewStory>>, TError,ViewStoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof viewStory>>,
        TError,
        ViewStoryMutationVariables,
        TContext
      > => {
      return useMutation(getViewStoryMutationOptions(options), queryClient);
    }
