/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ListTokenPackagesParams,
  TokenPackageList
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
 * @summary Token packages on offer
 */
const listTokenPackages = (
    params?: ListTokenPackagesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<TokenPackageList>(
      {url: `/package/token/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTokenPackagesInfiniteQueryKey = (params?: ListTokenPackagesParams,) => {
    return [
    'infinite', "listTokenPackages", ...(params ? [params] : [])
    ] as const;
    }

export const getListTokenPackagesQueryKey = (params?: ListTokenPackagesParams,) => {
    return [
    "listTokenPackages", ...(params ? [params] : [])
    ] as const;
    }


export const getListTokenPackagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(params?: ListTokenPackagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenPackagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenPackages>>, QueryKey, ListTokenPackagesParams['offset']> = ({ client, signal, pageParam }) => listTokenPackages({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTokenPackagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenPackages>>>
export type ListTokenPackagesInfiniteQueryError = ErrorType<Error>


export function useListTokenPackagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListTokenPackagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenPackages>>,
          TError,
          Awaited<ReturnType<typeof listTokenPackages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenPackages>>,
          TError,
          Awaited<ReturnType<typeof listTokenPackages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Token packages on offer
 */

export function useListTokenPackagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenPackagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Token packages on offer
 */
export const prefetchListTokenPackagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTokenPackagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTokenPackagesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTokenPackagesInfinite} query
 */
export const invalidateListTokenPackagesInfinite = async (
 queryClient: QueryClient, params?: ListTokenPackagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTokenPackagesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Token packages on offer
 */
export const useSetListTokenPackagesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTokenPackagesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>>({ exact: $exactMatch, queryKey: getListTokenPackagesInfiniteQueryKey(params) }, updater);
  };
}



export const getListTokenPackagesQueryOptions = <TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(params?: ListTokenPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenPackagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenPackages>>> = ({ client, signal }) => listTokenPackages(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTokenPackagesQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenPackages>>>
export type ListTokenPackagesQueryError = ErrorType<Error>


export function useListTokenPackages<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params: undefined |  ListTokenPackagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenPackages>>,
          TError,
          Awaited<ReturnType<typeof listTokenPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackages<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenPackages>>,
          TError,
          Awaited<ReturnType<typeof listTokenPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackages<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Token packages on offer
 */

export function useListTokenPackages<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenPackagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Token packages on offer
 */
export const prefetchListTokenPackagesQuery = async <TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTokenPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTokenPackagesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTokenPackages} query
 */
export const invalidateListTokenPackages = async (
 queryClient: QueryClient, params?: ListTokenPackagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTokenPackagesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Token packages on offer
 */
export const useSetListTokenPackagesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTokenPackagesParams | undefined,updater: Awaited<ReturnType<typeof listTokenPackages>> | undefined | ((old: Awaited<ReturnType<typeof listTokenPackages>> | undefined) => Awaited<ReturnType<typeof listTokenPackages>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTokenPackages>>>({ exact: $exactMatch, queryKey: getListTokenPackagesQueryKey(params) }, updater);
  };
}



export const getListTokenPackagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenPackagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenPackages>>> = ({ client, signal }) => listTokenPackages(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTokenPackagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenPackages>>>
export type ListTokenPackagesSuspenseQueryError = ErrorType<Error>


export function useListTokenPackagesSuspense<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params: undefined |  ListTokenPackagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesSuspense<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesSuspense<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Token packages on offer
 */

export function useListTokenPackagesSuspense<TData = Awaited<ReturnType<typeof listTokenPackages>>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenPackagesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTokenPackagesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenPackagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenPackages>>, QueryKey, ListTokenPackagesParams['offset']> = ({ client, signal, pageParam }) => listTokenPackages({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTokenPackagesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenPackages>>>
export type ListTokenPackagesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListTokenPackagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListTokenPackagesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokenPackagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Token packages on offer
 */

export function useListTokenPackagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTokenPackages>>, ListTokenPackagesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListTokenPackagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTokenPackages>>, TError, TData, QueryKey, ListTokenPackagesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenPackagesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






