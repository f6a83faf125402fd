/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ExportFollowersParams,
  FollowList,
  FollowState,
  ListFollowersParams,
  ListFollowingParams
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
 * @summary The followers of the viewer
 */
const listFollowers = (
    params?: ListFollowersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FollowList>(
      {url: `/follows/followers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFollowersInfiniteQueryKey = (params?: ListFollowersParams,) => {
    return [
    'infinite', "listFollowers", ...(params ? [params] : [])
    ] as const;
    }

export const getListFollowersQueryKey = (params?: ListFollowersParams,) => {
    return [
    "listFollowers", ...(params ? [params] : [])
    ] as const;
    }


export const getListFollowersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(params?: ListFollowersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowers>>, QueryKey, ListFollowersParams['cursor']> = ({ client, signal, pageParam }) => listFollowers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowers>>>
export type ListFollowersInfiniteQueryError = ErrorType<Error>


export function useListFollowersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowers>>,
          TError,
          Awaited<ReturnType<typeof listFollowers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowers>>,
          TError,
          Awaited<ReturnType<typeof listFollowers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer
 */

export function useListFollowersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The followers of the viewer
 */
export const prefetchListFollowersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFollowersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFollowersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFollowersInfinite} query
 */
export const invalidateListFollowersInfinite = async (
 queryClient: QueryClient, params?: ListFollowersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFollowersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The followers of the viewer
 */
export const useSetListFollowersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFollowersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>>({ exact: $exactMatch, queryKey: getListFollowersInfiniteQueryKey(params) }, updater);
  };
}



export const getListFollowersQueryOptions = <TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(params?: ListFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowers>>> = ({ client, signal }) => listFollowers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowersQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowers>>>
export type ListFollowersQueryError = ErrorType<Error>


export function useListFollowers<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowers>>,
          TError,
          Awaited<ReturnType<typeof listFollowers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowers<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowers>>,
          TError,
          Awaited<ReturnType<typeof listFollowers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowers<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer
 */

export function useListFollowers<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The followers of the viewer
 */
export const prefetchListFollowersQuery = async <TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFollowersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFollowers} query
 */
export const invalidateListFollowers = async (
 queryClient: QueryClient, params?: ListFollowersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFollowersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The followers of the viewer
 */
export const useSetListFollowersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFollowersParams | undefined,updater: Awaited<ReturnType<typeof listFollowers>> | undefined | ((old: Awaited<ReturnType<typeof listFollowers>> | undefined) => Awaited<ReturnType<typeof listFollowers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFollowers>>>({ exact: $exactMatch, queryKey: getListFollowersQueryKey(params) }, updater);
  };
}



export const getListFollowersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowers>>> = ({ client, signal }) => listFollowers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFollowersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowers>>>
export type ListFollowersSuspenseQueryError = ErrorType<Error>


export function useListFollowersSuspense<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersSuspense<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersSuspense<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer
 */

export function useListFollowersSuspense<TData = Awaited<ReturnType<typeof listFollowers>>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFollowersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowers>>, QueryKey, ListFollowersParams['cursor']> = ({ client, signal, pageParam }) => listFollowers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowers>>>
export type ListFollowersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListFollowersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer
 */

export function useListFollowersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowers>>, ListFollowersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowers>>, TError, TData, QueryKey, ListFollowersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Contains all followers that `listFollowers` finds, with their notes and what they have spent.
 * @summary The followers of the viewer, as a CSV file
 */
const exportFollowers = (
    params?: ExportFollowersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/follows/followers/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportFollowersQueryKey = (params?: ExportFollowersParams,) => {
    return [
    "exportFollowers", ...(params ? [params] : [])
    ] as const;
    }


export const getExportFollowersQueryOptions = <TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(params?: ExportFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportFollowersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportFollowers>>> = ({ client, signal }) => exportFollowers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportFollowersQueryResult = NonNullable<Awaited<ReturnType<typeof exportFollowers>>>
export type ExportFollowersQueryError = ErrorType<Error>


export function useExportFollowers<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params: undefined |  ExportFollowersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportFollowers>>,
          TError,
          Awaited<ReturnType<typeof exportFollowers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFollowers<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportFollowers>>,
          TError,
          Awaited<ReturnType<typeof exportFollowers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFollowers<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer, as a CSV file
 */

export function useExportFollowers<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportFollowersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The followers of the viewer, as a CSV file
 */
export const prefetchExportFollowersQuery = async <TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ExportFollowersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getExportFollowersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExportFollowers} query
 */
export const invalidateExportFollowers = async (
 queryClient: QueryClient, params?: ExportFollowersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportFollowersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The followers of the viewer, as a CSV file
 */
export const useSetExportFollowersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ExportFollowersParams | undefined,updater: Awaited<ReturnType<typeof exportFollowers>> | undefined | ((old: Awaited<ReturnType<typeof exportFollowers>> | undefined) => Awaited<ReturnType<typeof exportFollowers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof exportFollowers>>>({ exact: $exactMatch, queryKey: getExportFollowersQueryKey(params) }, updater);
  };
}



export const getExportFollowersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(params?: ExportFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportFollowersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportFollowers>>> = ({ client, signal }) => exportFollowers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExportFollowersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof exportFollowers>>>
export type ExportFollowersSuspenseQueryError = ErrorType<Error>


export function useExportFollowersSuspense<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params: undefined |  ExportFollowersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFollowersSuspense<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFollowersSuspense<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The followers of the viewer, as a CSV file
 */

export function useExportFollowersSuspense<TData = Awaited<ReturnType<typeof exportFollowers>>, TError = ErrorType<Error>>(
 params?: ExportFollowersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportFollowers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportFollowersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The performers that the viewer follows
 */
const listFollowing = (
    params?: ListFollowingParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FollowList>(
      {url: `/follows/following`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFollowingInfiniteQueryKey = (params?: ListFollowingParams,) => {
    return [
    'infinite', "listFollowing", ...(params ? [params] : [])
    ] as const;
    }

export const getListFollowingQueryKey = (params?: ListFollowingParams,) => {
    return [
    "listFollowing", ...(params ? [params] : [])
    ] as const;
    }


export const getListFollowingInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(params?: ListFollowingParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowingInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowing>>, QueryKey, ListFollowingParams['cursor']> = ({ client, signal, pageParam }) => listFollowing({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowingInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowing>>>
export type ListFollowingInfiniteQueryError = ErrorType<Error>


export function useListFollowingInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowingParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowing>>,
          TError,
          Awaited<ReturnType<typeof listFollowing>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowing>>,
          TError,
          Awaited<ReturnType<typeof listFollowing>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer follows
 */

export function useListFollowingInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowingInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performers that the viewer follows
 */
export const prefetchListFollowingInfiniteQuery = async <TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFollowingParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFollowingInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFollowingInfinite} query
 */
export const invalidateListFollowingInfinite = async (
 queryClient: QueryClient, params?: ListFollowingParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFollowingInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performers that the viewer follows
 */
export const useSetListFollowingInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFollowingParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>>({ exact: $exactMatch, queryKey: getListFollowingInfiniteQueryKey(params) }, updater);
  };
}



export const getListFollowingQueryOptions = <TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(params?: ListFollowingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowing>>> = ({ client, signal }) => listFollowing(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowingQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowing>>>
export type ListFollowingQueryError = ErrorType<Error>


export function useListFollowing<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowing>>,
          TError,
          Awaited<ReturnType<typeof listFollowing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowing<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowing>>,
          TError,
          Awaited<ReturnType<typeof listFollowing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowing<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer follows
 */

export function useListFollowing<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performers that the viewer follows
 */
export const prefetchListFollowingQuery = async <TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListFollowingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFollowingQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFollowing} query
 */
export const invalidateListFollowing = async (
 queryClient: QueryClient, params?: ListFollowingParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFollowingQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performers that the viewer follows
 */
export const useSetListFollowingQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFollowingParams | undefined,updater: Awaited<ReturnType<typeof listFollowing>> | undefined | ((old: Awaited<ReturnType<typeof listFollowing>> | undefined) => Awaited<ReturnType<typeof listFollowing>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFollowing>>>({ exact: $exactMatch, queryKey: getListFollowingQueryKey(params) }, updater);
  };
}



export const getListFollowingSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowing>>> = ({ client, signal }) => listFollowing(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFollowingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowing>>>
export type ListFollowingSuspenseQueryError = ErrorType<Error>


export function useListFollowingSuspense<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowingParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingSuspense<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingSuspense<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer follows
 */

export function useListFollowingSuspense<TData = Awaited<ReturnType<typeof listFollowing>>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowingSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFollowingSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowingInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowing>>, QueryKey, ListFollowingParams['cursor']> = ({ client, signal, pageParam }) => listFollowing({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowingSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFollowing>>>
export type ListFollowingSuspenseInfiniteQueryError = ErrorType<Error>


export function useListFollowingSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListFollowingParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFollowingSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performers that the viewer follows
 */

export function useListFollowingSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollowing>>, ListFollowingParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListFollowingParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollowing>>, TError, TData, QueryKey, ListFollowingParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowingSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Follow a performer (idempotent)
 */
const followPerformer = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FollowState>(
      {url: `/follows/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      options);
    }




export const getFollowPerformerMutationKey = () => ['followPerformer'] as const;

export const getFollowPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followPerformer>>, TError,FollowPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof followPerformer>>, TError,FollowPerformerMutationVariables, TContext> => {

const mutationKey = getFollowPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof followPerformer>>, FollowPerformerMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  followPerformer(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type FollowPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof followPerformer>>>

    export type FollowPerformerMutationError = ErrorType<Error>
    export type FollowPerformerMutationVariables = {id: string}

    /**
 * @summary Follow a performer (idempotent)
 */
export const useFollowPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followPerformer>>, TError,FollowPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof followPerformer>>,
        TError,
        FollowPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getFollowPerformerMutationOptions(options), queryClient);
    }
    /**
 * @summary Stop following a performer
 */
const unfollowPerformer = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FollowState>(
      {url: `/follows/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getUnfollowPerformerMutationKey = () => ['unfollowPerformer'] as const;

export const getUnfollowPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowPerformer>>, TError,UnfollowPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof unfollowPerformer>>, TError,UnfollowPerformerMutationVariables, TContext> => {

const mutationKey = getUnfollowPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfollowPerformer>>, UnfollowPerformerMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  unfollowPerformer(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfollowPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof unfollowPerformer>>>

    export type UnfollowPerformerMutationError = ErrorType<Error>
    export type UnfollowPerformerMutationVariables = {id: string}

    /**
 * @summary Stop following a performer
 */
export const useUnfollowPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowPerformer>>, TError,UnfollowPerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfollowPerformer>>,
        TError,
        UnfollowPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getUnfollowPerformerMutationOptions(options), queryClient);
    }
