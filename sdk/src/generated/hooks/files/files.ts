/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  FileVariant,
  GetFileParams
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
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






