/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DownloadLink,
  Error,
  ListOrdersParams,
  ListReceivedOrdersParams,
  Order,
  OrderAddressUpdateRequest,
  OrderList,
  OrderUpdateRequest
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
 * @summary The orders that a performer received
 */
const listReceivedOrders = (
    params?: ListReceivedOrdersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<OrderList>(
      {url: `/orders/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReceivedOrdersInfiniteQueryKey = (params?: ListReceivedOrdersParams,) => {
    return [
    'infinite', "listReceivedOrders", ...(params ? [params] : [])
    ] as const;
    }

export const getListReceivedOrdersQueryKey = (params?: ListReceivedOrdersParams,) => {
    return [
    "listReceivedOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getListReceivedOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(params?: ListReceivedOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedOrders>>, QueryKey, ListReceivedOrdersParams['cursor']> = ({ client, signal, pageParam }) => listReceivedOrders({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedOrders>>>
export type ListReceivedOrdersInfiniteQueryError = ErrorType<Error>


export function useListReceivedOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedOrders>>,
          TError,
          Awaited<ReturnType<typeof listReceivedOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedOrders>>,
          TError,
          Awaited<ReturnType<typeof listReceivedOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that a performer received
 */

export function useListReceivedOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The orders that a performer received
 */
export const prefetchListReceivedOrdersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReceivedOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReceivedOrdersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReceivedOrdersInfinite} query
 */
export const invalidateListReceivedOrdersInfinite = async (
 queryClient: QueryClient, params?: ListReceivedOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReceivedOrdersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The orders that a performer received
 */
export const useSetListReceivedOrdersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReceivedOrdersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>>({ exact: $exactMatch, queryKey: getListReceivedOrdersInfiniteQueryKey(params) }, updater);
  };
}



export const getListReceivedOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(params?: ListReceivedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedOrders>>> = ({ client, signal }) => listReceivedOrders(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedOrders>>>
export type ListReceivedOrdersQueryError = ErrorType<Error>


export function useListReceivedOrders<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedOrders>>,
          TError,
          Awaited<ReturnType<typeof listReceivedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrders<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceivedOrders>>,
          TError,
          Awaited<ReturnType<typeof listReceivedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrders<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that a performer received
 */

export function useListReceivedOrders<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The orders that a performer received
 */
export const prefetchListReceivedOrdersQuery = async <TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReceivedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReceivedOrdersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReceivedOrders} query
 */
export const invalidateListReceivedOrders = async (
 queryClient: QueryClient, params?: ListReceivedOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReceivedOrdersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The orders that a performer received
 */
export const useSetListReceivedOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReceivedOrdersParams | undefined,updater: Awaited<ReturnType<typeof listReceivedOrders>> | undefined | ((old: Awaited<ReturnType<typeof listReceivedOrders>> | undefined) => Awaited<ReturnType<typeof listReceivedOrders>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReceivedOrders>>>({ exact: $exactMatch, queryKey: getListReceivedOrdersQueryKey(params) }, updater);
  };
}



export const getListReceivedOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedOrders>>> = ({ client, signal }) => listReceivedOrders(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReceivedOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedOrders>>>
export type ListReceivedOrdersSuspenseQueryError = ErrorType<Error>


export function useListReceivedOrdersSuspense<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersSuspense<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersSuspense<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that a performer received
 */

export function useListReceivedOrdersSuspense<TData = Awaited<ReturnType<typeof listReceivedOrders>>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReceivedOrdersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceivedOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceivedOrders>>, QueryKey, ListReceivedOrdersParams['cursor']> = ({ client, signal, pageParam }) => listReceivedOrders({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceivedOrdersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReceivedOrders>>>
export type ListReceivedOrdersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReceivedOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReceivedOrdersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceivedOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that a performer received
 */

export function useListReceivedOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReceivedOrders>>, ListReceivedOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReceivedOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReceivedOrders>>, TError, TData, QueryKey, ListReceivedOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceivedOrdersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The orders that the viewer placed
 */
const listOrders = (
    params?: ListOrdersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<OrderList>(
      {url: `/orders/users/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrdersInfiniteQueryKey = (params?: ListOrdersParams,) => {
    return [
    'infinite', "listOrders", ...(params ? [params] : [])
    ] as const;
    }

export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    "listOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>, QueryKey, ListOrdersParams['cursor']> = ({ client, signal, pageParam }) => listOrders({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersInfiniteQueryError = ErrorType<Error>


export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that the viewer placed
 */

export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The orders that the viewer placed
 */
export const prefetchListOrdersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOrdersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOrdersInfinite} query
 */
export const invalidateListOrdersInfinite = async (
 queryClient: QueryClient, params?: ListOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrdersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The orders that the viewer placed
 */
export const useSetListOrdersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOrdersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>>({ exact: $exactMatch, queryKey: getListOrdersInfiniteQueryKey(params) }, updater);
  };
}



export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ client, signal }) => listOrders(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<Error>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that the viewer placed
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The orders that the viewer placed
 */
export const prefetchListOrdersQuery = async <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOrdersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOrders} query
 */
export const invalidateListOrders = async (
 queryClient: QueryClient, params?: ListOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrdersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The orders that the viewer placed
 */
export const useSetListOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOrdersParams | undefined,updater: Awaited<ReturnType<typeof listOrders>> | undefined | ((old: Awaited<ReturnType<typeof listOrders>> | undefined) => Awaited<ReturnType<typeof listOrders>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOrders>>>({ exact: $exactMatch, queryKey: getListOrdersQueryKey(params) }, updater);
  };
}



export const getListOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ client, signal }) => listOrders(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersSuspenseQueryError = ErrorType<Error>


export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that the viewer placed
 */

export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOrdersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>, QueryKey, ListOrdersParams['cursor']> = ({ client, signal, pageParam }) => listOrders({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders that the viewer placed
 */

export function useListOrdersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the buyer and the seller.
 * @summary One order
 */
const getOrder = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Order>(
      {url: `/orders/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderQueryKey = (id: string,) => {
    return [
    "getOrder", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ client, signal }) => getOrder(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<Error>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One order
 */
export const prefetchGetOrderQuery = async <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrder} query
 */
export const invalidateGetOrder = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One order
 */
export const useSetGetOrderQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrder>> | undefined | ((old: Awaited<ReturnType<typeof getOrder>> | undefined) => Awaited<ReturnType<typeof getOrder>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrder>>>({ exact: $exactMatch, queryKey: getGetOrderQueryKey(id) }, updater);
  };
}



export const getGetOrderSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ client, signal }) => getOrder(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderSuspenseQueryError = ErrorType<Error>


export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One order
 */

export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the seller. The status only moves forward: paid, processing, shipped, delivered (rule M10); other changes return 409 `STATUS_CONFLICT`. Only an operator can refund.
 * @summary Change the status of an order
 */
const updateOrder = (
    id: string,
    orderUpdateRequest: OrderUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Order>(
      {url: `/orders/${encodeURIComponent(String(id))}/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: orderUpdateRequest, signal
    },
      options);
    }




export const getUpdateOrderMutationKey = () => ['updateOrder'] as const;

export const getUpdateOrderMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext> => {

const mutationKey = getUpdateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrder>>, UpdateOrderMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateOrder(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>
    export type UpdateOrderMutationBody = OrderUpdateRequest
    export type UpdateOrderMutationError = ErrorType<Error>
    export type UpdateOrderMutationVariables = {id: string;data: OrderUpdateRequest}

    /**
 * @summary Change the status of an order
 */
export const useUpdateOrder = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrder>>,
        TError,
        UpdateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderMutationOptions(options), queryClient);
    }
    /**
 * For the buyer, until the order is shipped; afterwards, and for a digital product, it returns 409 `STATUS_CONFLICT`.
 * @summary Change the delivery address of an order
 */
const updateOrderDeliveryAddress = (
    id: string,
    orderAddressUpdateRequest: OrderAddressUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Order>(
      {url: `/orders/${encodeURIComponent(String(id))}/update/delivery-address`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: orderAddressUpdateRequest, signal
    },
      options);
    }




export const getUpdateOrderDeliveryAddressMutationKey = () => ['updateOrderDeliveryAddress'] as const;

export const getUpdateOrderDeliveryAddressMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderDeliveryAddress>>, TError,UpdateOrderDeliveryAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderDeliveryAddress>>, TError,UpdateOrderDeliveryAddressMutationVariables, TContext> => {

const mutationKey = getUpdateOrderDeliveryAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderDeliveryAddress>>, UpdateOrderDeliveryAddressMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateOrderDeliveryAddress(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderDeliveryAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderDeliveryAddress>>>
    export type UpdateOrderDeliveryAddressMutationBody = OrderAddressUpdateRequest
    export type UpdateOrderDeliveryAddressMutationError = ErrorType<Error>
    export type UpdateOrderDeliveryAddressMutationVariables = {id: string;data: OrderAddressUpdateRequest}

    /**
 * @summary Change the delivery address of an order
 */
export const useUpdateOrderDeliveryAddress = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderDeliveryAddress>>, TError,UpdateOrderDeliveryAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderDeliveryAddress>>,
        TError,
        UpdateOrderDeliveryAddressMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderDeliveryAddressMutationOptions(options), queryClient);
    }
    /**
 * For buyers and the performer. The URL is signed and valid for an hour (rule M10). Returns 403 `NOT_ENTITLED` if the product was not bought, and 404 if it has no download.
 * @summary The download URL of a digital product
 */
const getProductDownloadLink = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<DownloadLink>(
      {url: `/performer-assets/products/${encodeURIComponent(String(id))}/download-link`, method: 'GET', signal
    },
      options);
    }




export const getGetProductDownloadLinkQueryKey = (id: string,) => {
    return [
    "getProductDownloadLink", ...(id ? [id] : [])
    ] as const;
    }


export const getGetProductDownloadLinkQueryOptions = <TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductDownloadLinkQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductDownloadLink>>> = ({ client, signal }) => getProductDownloadLink(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductDownloadLinkQueryResult = NonNullable<Awaited<ReturnType<typeof getProductDownloadLink>>>
export type GetProductDownloadLinkQueryError = ErrorType<Error>


export function useGetProductDownloadLink<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductDownloadLink>>,
          TError,
          Awaited<ReturnType<typeof getProductDownloadLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductDownloadLink<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductDownloadLink>>,
          TError,
          Awaited<ReturnType<typeof getProductDownloadLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductDownloadLink<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The download URL of a digital product
 */

export function useGetProductDownloadLink<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductDownloadLinkQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The download URL of a digital product
 */
export const prefetchGetProductDownloadLinkQuery = async <TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductDownloadLinkQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductDownloadLink} query
 */
export const invalidateGetProductDownloadLink = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductDownloadLinkQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The download URL of a digital product
 */
export const useSetGetProductDownloadLinkQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getProductDownloadLink>> | undefined | ((old: Awaited<ReturnType<typeof getProductDownloadLink>> | undefined) => Awaited<ReturnType<typeof getProductDownloadLink>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductDownloadLink>>>({ exact: $exactMatch, queryKey: getGetProductDownloadLinkQueryKey(id) }, updater);
  };
}



export const getGetProductDownloadLinkSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductDownloadLinkQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductDownloadLink>>> = ({ client, signal }) => getProductDownloadLink(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductDownloadLinkSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductDownloadLink>>>
export type GetProductDownloadLinkSuspenseQueryError = ErrorType<Error>


export function useGetProductDownloadLinkSuspense<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductDownloadLinkSuspense<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductDownloadLinkSuspense<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The download URL of a digital product
 */

export function useGetProductDownloadLinkSuspense<TData = Awaited<ReturnType<typeof getProductDownloadLink>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductDownloadLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductDownloadLinkSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






