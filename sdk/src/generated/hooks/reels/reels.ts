/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  ListBookmarkedReelsParams,
  ListMyReelsParams,
  ListReelsParams,
  Reel,
  ReelFileRemoveRequest,
  ReelList,
  ReelUpdateUpload,
  ReelUpload
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
 * @summary Change a reel
 */
const updateReel = (
    id: string,
    reelUpdateUpload: ReelUpdateUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Reel>(
      {url: `/performer-assets/performer/reels/edit/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: reelUpdateUpload, signal
    },
      options);
    }




export const getUpdateReelMutationKey = () => ['updateReel'] as const;

export const getUpdateReelMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReel>>, TError,UpdateReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReel>>, TError,UpdateReelMutationVariables, TContext> => {

const mutationKey = getUpdateReelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReel>>, UpdateReelMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateReel(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReelMutationResult = NonNullable<Awaited<ReturnType<typeof updateReel>>>
    export type UpdateReelMutationBody = ReelUpdateUpload
    export type UpdateReelMutationError = ErrorType<Error>
    export type UpdateReelMutationVariables = {id: string;data: ReelUpdateUpload}

    /**
 * @summary Change a reel
 */
export const useUpdateReel = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReel>>, TError,UpdateReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReel>>,
        TError,
        UpdateReelMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReelMutationOptions(options), queryClient);
    }
    /**
 * Removing a missing file changes nothing.
 * @summary Remove the thumbnail or captions of a reel
 */
const removeReelFile = (
    id: string,
    reelFileRemoveRequest: ReelFileRemoveRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Reel>(
      {url: `/performer-assets/performer/reels/remove-file/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: reelFileRemoveRequest, signal
    },
      options);
    }




export const getRemoveReelFileMutationKey = () => ['removeReelFile'] as const;

export const getRemoveReelFileMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReelFile>>, TError,RemoveReelFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeReelFile>>, TError,RemoveReelFileMutationVariables, TContext> => {

const mutationKey = getRemoveReelFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeReelFile>>, RemoveReelFileMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  removeReelFile(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveReelFileMutationResult = NonNullable<Awaited<ReturnType<typeof removeReelFile>>>
    export type RemoveReelFileMutationBody = ReelFileRemoveRequest
    export type RemoveReelFileMutationError = ErrorType<Error>
    export type RemoveReelFileMutationVariables = {id: string;data: ReelFileRemoveRequest}

    /**
 * @summary Remove the thumbnail or captions of a reel
 */
export const useRemoveReelFile = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReelFile>>, TError,RemoveReelFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeReelFile>>,
        TError,
        RemoveReelFileMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveReelFileMutationOptions(options), queryClient);
    }
    /**
 * @summary A performer's own reels
 */
const listMyReels = (
    params?: ListMyReelsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReelList>(
      {url: `/performer-assets/performer/reels/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyReelsInfiniteQueryKey = (params?: ListMyReelsParams,) => {
    return [
    'infinite', "listMyReels", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyReelsQueryKey = (params?: ListMyReelsParams,) => {
    return [
    "listMyReels", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyReelsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyReels>>, QueryKey, ListMyReelsParams['cursor']> = ({ client, signal, pageParam }) => listMyReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyReelsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyReels>>>
export type ListMyReelsInfiniteQueryError = ErrorType<Error>


export function useListMyReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyReelsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyReels>>,
          TError,
          Awaited<ReturnType<typeof listMyReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyReels>>,
          TError,
          Awaited<ReturnType<typeof listMyReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own reels
 */

export function useListMyReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyReelsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own reels
 */
export const prefetchListMyReelsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyReelsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyReelsInfinite} query
 */
export const invalidateListMyReelsInfinite = async (
 queryClient: QueryClient, params?: ListMyReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyReelsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own reels
 */
export const useSetListMyReelsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyReelsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyReelsInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyReelsQueryOptions = <TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(params?: ListMyReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyReels>>> = ({ client, signal }) => listMyReels(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyReelsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyReels>>>
export type ListMyReelsQueryError = ErrorType<Error>


export function useListMyReels<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyReelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyReels>>,
          TError,
          Awaited<ReturnType<typeof listMyReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReels<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyReels>>,
          TError,
          Awaited<ReturnType<typeof listMyReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReels<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own reels
 */

export function useListMyReels<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyReelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own reels
 */
export const prefetchListMyReelsQuery = async <TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyReelsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyReels} query
 */
export const invalidateListMyReels = async (
 queryClient: QueryClient, params?: ListMyReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyReelsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own reels
 */
export const useSetListMyReelsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyReelsParams | undefined,updater: Awaited<ReturnType<typeof listMyReels>> | undefined | ((old: Awaited<ReturnType<typeof listMyReels>> | undefined) => Awaited<ReturnType<typeof listMyReels>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyReels>>>({ exact: $exactMatch, queryKey: getListMyReelsQueryKey(params) }, updater);
  };
}



export const getListMyReelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyReels>>> = ({ client, signal }) => listMyReels(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyReelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyReels>>>
export type ListMyReelsSuspenseQueryError = ErrorType<Error>


export function useListMyReelsSuspense<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyReelsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsSuspense<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsSuspense<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own reels
 */

export function useListMyReelsSuspense<TData = Awaited<ReturnType<typeof listMyReels>>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyReelsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyReelsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyReels>>, QueryKey, ListMyReelsParams['cursor']> = ({ client, signal, pageParam }) => listMyReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyReelsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyReels>>>
export type ListMyReelsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyReelsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own reels
 */

export function useListMyReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyReels>>, ListMyReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyReels>>, TError, TData, QueryKey, ListMyReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyReelsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
 * @summary Add a reel
 */
const uploadReel = (
    reelUpload: ReelUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Reel>(
      {url: `/performer-assets/performer/reels/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: reelUpload, signal
    },
      options);
    }




export const getUploadReelMutationKey = () => ['uploadReel'] as const;

export const getUploadReelMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReel>>, TError,UploadReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadReel>>, TError,UploadReelMutationVariables, TContext> => {

const mutationKey = getUploadReelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadReel>>, UploadReelMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadReel(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadReelMutationResult = NonNullable<Awaited<ReturnType<typeof uploadReel>>>
    export type UploadReelMutationBody = ReelUpload
    export type UploadReelMutationError = ErrorType<Error>
    export type UploadReelMutationVariables = {data: ReelUpload}

    /**
 * @summary Add a reel
 */
export const useUploadReel = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReel>>, TError,UploadReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadReel>>,
        TError,
        UploadReelMutationVariables,
        TContext
      > => {
      return useMutation(getUploadReelMutationOptions(options), queryClient);
    }
    /**
 * A locked reel has a preview, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked reel, once in six hours per viewer and never for its performer.
 * @summary One reel
 */
const getReel = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Reel>(
      {url: `/performer-assets/performer/reels/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetReelQueryKey = (id: string,) => {
    return [
    "getReel", ...(id ? [id] : [])
    ] as const;
    }


export const getGetReelQueryOptions = <TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReel>>> = ({ client, signal }) => getReel(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReelQueryResult = NonNullable<Awaited<ReturnType<typeof getReel>>>
export type GetReelQueryError = ErrorType<Error>


export function useGetReel<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReel>>,
          TError,
          Awaited<ReturnType<typeof getReel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReel<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReel>>,
          TError,
          Awaited<ReturnType<typeof getReel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReel<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One reel
 */

export function useGetReel<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One reel
 */
export const prefetchGetReelQuery = async <TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReelQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReel} query
 */
export const invalidateGetReel = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReelQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One reel
 */
export const useSetGetReelQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getReel>> | undefined | ((old: Awaited<ReturnType<typeof getReel>> | undefined) => Awaited<ReturnType<typeof getReel>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getReel>>>({ exact: $exactMatch, queryKey: getGetReelQueryKey(id) }, updater);
  };
}



export const getGetReelSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReel>>> = ({ client, signal }) => getReel(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReelSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReel>>>
export type GetReelSuspenseQueryError = ErrorType<Error>


export function useGetReelSuspense<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReelSuspense<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReelSuspense<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One reel
 */

export function useGetReelSuspense<TData = Awaited<ReturnType<typeof getReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReelSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Delete a reel with its files, comments and reactions
 */
const deleteReel = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer-assets/performer/reels/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteReelMutationKey = () => ['deleteReel'] as const;

export const getDeleteReelMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReel>>, TError,DeleteReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReel>>, TError,DeleteReelMutationVariables, TContext> => {

const mutationKey = getDeleteReelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReel>>, DeleteReelMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteReel(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReelMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReel>>>

    export type DeleteReelMutationError = ErrorType<Error>
    export type DeleteReelMutationVariables = {id: string}

    /**
 * @summary Delete a reel with its files, comments and reactions
 */
export const useDeleteReel = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReel>>, TError,DeleteReelMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReel>>,
        TError,
        DeleteReelMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReelMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own reels
 */
const viewMyReel = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Reel>(
      {url: `/performer-assets/performer/reels/${encodeURIComponent(String(id))}/view`, method: 'GET', signal
    },
      options);
    }




export const getViewMyReelQueryKey = (id: string,) => {
    return [
    "viewMyReel", ...(id ? [id] : [])
    ] as const;
    }


export const getViewMyReelQueryOptions = <TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getViewMyReelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof viewMyReel>>> = ({ client, signal }) => viewMyReel(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ViewMyReelQueryResult = NonNullable<Awaited<ReturnType<typeof viewMyReel>>>
export type ViewMyReelQueryError = ErrorType<Error>


export function useViewMyReel<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof viewMyReel>>,
          TError,
          Awaited<ReturnType<typeof viewMyReel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyReel<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof viewMyReel>>,
          TError,
          Awaited<ReturnType<typeof viewMyReel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyReel<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own reels
 */

export function useViewMyReel<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getViewMyReelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own reels
 */
export const prefetchViewMyReelQuery = async <TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getViewMyReelQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useViewMyReel} query
 */
export const invalidateViewMyReel = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getViewMyReelQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own reels
 */
export const useSetViewMyReelQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof viewMyReel>> | undefined | ((old: Awaited<ReturnType<typeof viewMyReel>> | undefined) => Awaited<ReturnType<typeof viewMyReel>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof viewMyReel>>>({ exact: $exactMatch, queryKey: getViewMyReelQueryKey(id) }, updater);
  };
}



export const getViewMyReelSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getViewMyReelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof viewMyReel>>> = ({ client, signal }) => viewMyReel(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ViewMyReelSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof viewMyReel>>>
export type ViewMyReelSuspenseQueryError = ErrorType<Error>


export function useViewMyReelSuspense<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyReelSuspense<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useViewMyReelSuspense<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own reels
 */

export function useViewMyReelSuspense<TData = Awaited<ReturnType<typeof viewMyReel>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof viewMyReel>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getViewMyReelSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without a performer, reels of all performers. Locked reels have previews, and `access` has the reason and what unlocks them (rule A2).
 * @summary List reels
 */
const listReels = (
    params?: ListReelsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReelList>(
      {url: `/performer-assets/user/reels/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReelsInfiniteQueryKey = (params?: ListReelsParams,) => {
    return [
    'infinite', "listReels", ...(params ? [params] : [])
    ] as const;
    }

export const getListReelsQueryKey = (params?: ListReelsParams,) => {
    return [
    "listReels", ...(params ? [params] : [])
    ] as const;
    }


export const getListReelsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReels>>, QueryKey, ListReelsParams['cursor']> = ({ client, signal, pageParam }) => listReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReelsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReels>>>
export type ListReelsInfiniteQueryError = ErrorType<Error>


export function useListReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReelsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReels>>,
          TError,
          Awaited<ReturnType<typeof listReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReels>>,
          TError,
          Awaited<ReturnType<typeof listReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reels
 */

export function useListReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReelsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List reels
 */
export const prefetchListReelsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReelsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReelsInfinite} query
 */
export const invalidateListReelsInfinite = async (
 queryClient: QueryClient, params?: ListReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReelsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List reels
 */
export const useSetListReelsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReelsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>>({ exact: $exactMatch, queryKey: getListReelsInfiniteQueryKey(params) }, updater);
  };
}



export const getListReelsQueryOptions = <TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(params?: ListReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReels>>> = ({ client, signal }) => listReels(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReelsQueryResult = NonNullable<Awaited<ReturnType<typeof listReels>>>
export type ListReelsQueryError = ErrorType<Error>


export function useListReels<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListReelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReels>>,
          TError,
          Awaited<ReturnType<typeof listReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReels<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReels>>,
          TError,
          Awaited<ReturnType<typeof listReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReels<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reels
 */

export function useListReels<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List reels
 */
export const prefetchListReelsQuery = async <TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReelsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReels} query
 */
export const invalidateListReels = async (
 queryClient: QueryClient, params?: ListReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReelsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List reels
 */
export const useSetListReelsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReelsParams | undefined,updater: Awaited<ReturnType<typeof listReels>> | undefined | ((old: Awaited<ReturnType<typeof listReels>> | undefined) => Awaited<ReturnType<typeof listReels>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReels>>>({ exact: $exactMatch, queryKey: getListReelsQueryKey(params) }, updater);
  };
}



export const getListReelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(params?: ListReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReels>>> = ({ client, signal }) => listReels(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReels>>>
export type ListReelsSuspenseQueryError = ErrorType<Error>


export function useListReelsSuspense<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListReelsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsSuspense<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsSuspense<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reels
 */

export function useListReelsSuspense<TData = Awaited<ReturnType<typeof listReels>>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReelsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReelsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReels>>, QueryKey, ListReelsParams['cursor']> = ({ client, signal, pageParam }) => listReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReelsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReels>>>
export type ListReelsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReelsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reels
 */

export function useListReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReels>>, ListReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReels>>, TError, TData, QueryKey, ListReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReelsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedReels = (
    params?: ListBookmarkedReelsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReelList>(
      {url: `/reactions/reels/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedReelsInfiniteQueryKey = (params?: ListBookmarkedReelsParams,) => {
    return [
    'infinite', "listBookmarkedReels", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedReelsQueryKey = (params?: ListBookmarkedReelsParams,) => {
    return [
    "listBookmarkedReels", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedReelsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedReels>>, QueryKey, ListBookmarkedReelsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedReelsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedReels>>>
export type ListBookmarkedReelsInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedReelsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedReels>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedReels>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedReels>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedReelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedReelsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedReelsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedReelsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedReelsInfinite} query
 */
export const invalidateListBookmarkedReelsInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedReelsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedReelsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedReelsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedReelsInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedReelsQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedReels>>> = ({ client, signal }) => listBookmarkedReels(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedReelsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedReels>>>
export type ListBookmarkedReelsQueryError = ErrorType<Error>


export function useListBookmarkedReels<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedReelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedReels>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReels<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedReels>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedReels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReels<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedReels<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedReelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedReelsQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedReelsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedReels} query
 */
export const invalidateListBookmarkedReels = async (
 queryClient: QueryClient, params?: ListBookmarkedReelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedReelsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedReelsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedReelsParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedReels>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedReels>> | undefined) => Awaited<ReturnType<typeof listBookmarkedReels>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedReels>>>({ exact: $exactMatch, queryKey: getListBookmarkedReelsQueryKey(params) }, updater);
  };
}



export const getListBookmarkedReelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedReelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedReels>>> = ({ client, signal }) => listBookmarkedReels(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedReelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedReels>>>
export type ListBookmarkedReelsSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedReelsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedReelsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedReelsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedReels>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedReelsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedReelsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedReelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedReels>>, QueryKey, ListBookmarkedReelsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedReels({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedReelsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedReels>>>
export type ListBookmarkedReelsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedReelsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reels that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedReelsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedReels>>, ListBookmarkedReelsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedReelsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedReels>>, TError, TData, QueryKey, ListBookmarkedReelsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedReelsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






