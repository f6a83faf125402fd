/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  FileVariant,
  GetFileParams,
  LibraryFileList,
  ListLibraryFilesParams
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
 * URLs are part of the items that contain the files. They expire within an hour, and are valid for one file. A wrong signature, an expired URL or another id returns 403 (rule A3). Byte ranges are supported.
 * @summary A file, by its signed URL
 */
const getFile = (
    id: string,
    variant: FileVariant,
    params: GetFileParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/files/${encodeURIComponent(String(id))}/${encodeURIComponent(String(variant))}`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getGetFileQueryKey = (id: string,
    variant: FileVariant,
    params?: GetFileParams,) => {
    return [
    "getFile", ...(params ? [params] : []), ...(variant ? [variant] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetFileQueryOptions = <TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFileQueryKey(id,variant,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFile>>> = ({ client, signal }) => getFile(id,variant,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && variant !== null && variant !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFileQueryResult = NonNullable<Awaited<ReturnType<typeof getFile>>>
export type GetFileQueryError = ErrorType<Error>


export function useGetFile<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFile>>,
          TError,
          Awaited<ReturnType<typeof getFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFile<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFile>>,
          TError,
          Awaited<ReturnType<typeof getFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFile<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A file, by its signed URL
 */

export function useGetFile<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFileQueryOptions(id,variant,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A file, by its signed URL
 */
export const prefetchGetFileQuery = async <TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFileQueryOptions(id,variant,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFile} query
 */
export const invalidateGetFile = async (
 queryClient: QueryClient, id: string,
    variant: FileVariant,
    params: GetFileParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFileQueryKey(id,variant,params) }, options);

  return queryClient;
}

/**
 * @summary A file, by its signed URL
 */
export const useSetGetFileQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    variant: FileVariant,
    params: GetFileParams | undefined,updater: Awaited<ReturnType<typeof getFile>> | undefined | ((old: Awaited<ReturnType<typeof getFile>> | undefined) => Awaited<ReturnType<typeof getFile>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getFile>>>({ exact: $exactMatch, queryKey: getGetFileQueryKey(id,variant,params) }, updater);
  };
}



export const getGetFileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFileQueryKey(id,variant,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFile>>> = ({ client, signal }) => getFile(id,variant,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFile>>>
export type GetFileSuspenseQueryError = ErrorType<Error>


export function useGetFileSuspense<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFileSuspense<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFileSuspense<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A file, by its signed URL
 */

export function useGetFileSuspense<TData = Awaited<ReturnType<typeof getFile>>, TError = ErrorType<Error>>(
 id: string,
    variant: FileVariant,
    params: GetFileParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFile>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFileSuspenseQueryOptions(id,variant,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The photos, videos and audio files that the performer has uploaded for posts, photos, videos, reels, stories and the pictures of products, newest first (rule F4). Every ready file can be used again by its id. Downloads of digital products, avatars and documents are not part of the library.
 * @summary The performer's media library
 */
const listLibraryFiles = (
    params?: ListLibraryFilesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<LibraryFileList>(
      {url: `/performer/library`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLibraryFilesInfiniteQueryKey = (params?: ListLibraryFilesParams,) => {
    return [
    'infinite', "listLibraryFiles", ...(params ? [params] : [])
    ] as const;
    }

export const getListLibraryFilesQueryKey = (params?: ListLibraryFilesParams,) => {
    return [
    "listLibraryFiles", ...(params ? [params] : [])
    ] as const;
    }


export const getListLibraryFilesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(params?: ListLibraryFilesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLibraryFilesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLibraryFiles>>, QueryKey, ListLibraryFilesParams['cursor']> = ({ client, signal, pageParam }) => listLibraryFiles({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLibraryFilesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLibraryFiles>>>
export type ListLibraryFilesInfiniteQueryError = ErrorType<Error>


export function useListLibraryFilesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListLibraryFilesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryFiles>>,
          TError,
          Awaited<ReturnType<typeof listLibraryFiles>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryFiles>>,
          TError,
          Awaited<ReturnType<typeof listLibraryFiles>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's media library
 */

export function useListLibraryFilesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLibraryFilesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's media library
 */
export const prefetchListLibraryFilesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListLibraryFilesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLibraryFilesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLibraryFilesInfinite} query
 */
export const invalidateListLibraryFilesInfinite = async (
 queryClient: QueryClient, params?: ListLibraryFilesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLibraryFilesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's media library
 */
export const useSetListLibraryFilesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListLibraryFilesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>>({ exact: $exactMatch, queryKey: getListLibraryFilesInfiniteQueryKey(params) }, updater);
  };
}



export const getListLibraryFilesQueryOptions = <TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(params?: ListLibraryFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLibraryFilesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLibraryFiles>>> = ({ client, signal }) => listLibraryFiles(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLibraryFilesQueryResult = NonNullable<Awaited<ReturnType<typeof listLibraryFiles>>>
export type ListLibraryFilesQueryError = ErrorType<Error>


export function useListLibraryFiles<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params: undefined |  ListLibraryFilesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryFiles>>,
          TError,
          Awaited<ReturnType<typeof listLibraryFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFiles<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryFiles>>,
          TError,
          Awaited<ReturnType<typeof listLibraryFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFiles<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's media library
 */

export function useListLibraryFiles<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLibraryFilesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's media library
 */
export const prefetchListLibraryFilesQuery = async <TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListLibraryFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLibraryFilesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLibraryFiles} query
 */
export const invalidateListLibraryFiles = async (
 queryClient: QueryClient, params?: ListLibraryFilesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLibraryFilesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's media library
 */
export const useSetListLibraryFilesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListLibraryFilesParams | undefined,updater: Awaited<ReturnType<typeof listLibraryFiles>> | undefined | ((old: Awaited<ReturnType<typeof listLibraryFiles>> | undefined) => Awaited<ReturnType<typeof listLibraryFiles>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listLibraryFiles>>>({ exact: $exactMatch, queryKey: getListLibraryFilesQueryKey(params) }, updater);
  };
}



export const getListLibraryFilesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLibraryFilesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLibraryFiles>>> = ({ client, signal }) => listLibraryFiles(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLibraryFilesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLibraryFiles>>>
export type ListLibraryFilesSuspenseQueryError = ErrorType<Error>


export function useListLibraryFilesSuspense<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params: undefined |  ListLibraryFilesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesSuspense<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesSuspense<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's media library
 */

export function useListLibraryFilesSuspense<TData = Awaited<ReturnType<typeof listLibraryFiles>>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLibraryFilesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLibraryFilesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLibraryFilesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLibraryFiles>>, QueryKey, ListLibraryFilesParams['cursor']> = ({ client, signal, pageParam }) => listLibraryFiles({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLibraryFilesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLibraryFiles>>>
export type ListLibraryFilesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListLibraryFilesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListLibraryFilesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLibraryFilesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's media library
 */

export function useListLibraryFilesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLibraryFiles>>, ListLibraryFilesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListLibraryFilesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listLibraryFiles>>, TError, TData, QueryKey, ListLibraryFilesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLibraryFilesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The file and its captions are deleted permanently. A file that an item uses, or that is still processed, returns 409 `STATUS_CONFLICT`.
 * @summary Delete an unused file from the media library
 */
const deleteLibraryFile = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/library/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteLibraryFileMutationKey = () => ['deleteLibraryFile'] as const;

export const getDeleteLibraryFileMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLibraryFile>>, TError,DeleteLibraryFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLibraryFile>>, TError,DeleteLibraryFileMutationVariables, TContext> => {

const mutationKey = getDeleteLibraryFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLibraryFile>>, DeleteLibraryFileMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteLibraryFile(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLibraryFileMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLibraryFile>>>

    export type DeleteLibraryFileMutationError = ErrorType<Error>
    export type DeleteLibraryFileMutationVariables = {id: string}

    /**
 * @summary Delete an unused file from the media library
 */
export const useDeleteLibraryFile = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLibraryFile>>, TError,DeleteLibraryFileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLibraryFile>>,
        TError,
        DeleteLibraryFileMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLibraryFileMutationOptions(options), queryClient);
    }
