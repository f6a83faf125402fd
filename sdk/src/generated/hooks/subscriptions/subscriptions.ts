/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ExportSubscribersParams,
  ListMyPromotionsParams,
  ListSubscribersParams,
  ListSubscriptionsParams,
  PerformerPromotion,
  Promotion,
  PromotionCode,
  PromotionCreateRequest,
  PromotionList,
  SubscriberStats,
  Subscription,
  SubscriptionConsentRequest,
  SubscriptionList,
  SubscriptionStats
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
 * Contains all subscriptions that `listSubscribers` finds, with notes and what the fans have spent.
 * @summary The subscribers of the viewer, as a CSV file
 */
const exportSubscribers = (
    params?: ExportSubscribersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/subscriptions/performer/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportSubscribersQueryKey = (params?: ExportSubscribersParams,) => {
    return [
    "exportSubscribers", ...(params ? [params] : [])
    ] as const;
    }


export const getExportSubscribersQueryOptions = <TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportSubscribers>>> = ({ client, signal }) => exportSubscribers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportSubscribersQueryResult = NonNullable<Awaited<ReturnType<typeof exportSubscribers>>>
export type ExportSubscribersQueryError = ErrorType<Error>


export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params: undefined |  ExportSubscribersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportSubscribers>>,
          TError,
          Awaited<ReturnType<typeof exportSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportSubscribers>>,
          TError,
          Awaited<ReturnType<typeof exportSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer, as a CSV file
 */

export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportSubscribersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The subscribers of the viewer, as a CSV file
 */
export const prefetchExportSubscribersQuery = async <TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getExportSubscribersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExportSubscribers} query
 */
export const invalidateExportSubscribers = async (
 queryClient: QueryClient, params?: ExportSubscribersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportSubscribersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The subscribers of the viewer, as a CSV file
 */
export const useSetExportSubscribersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ExportSubscribersParams | undefined,updater: Awaited<ReturnType<typeof exportSubscribers>> | undefined | ((old: Awaited<ReturnType<typeof exportSubscribers>> | undefined) => Awaited<ReturnType<typeof exportSubscribers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof exportSubscribers>>>({ exact: $exactMatch, queryKey: getExportSubscribersQueryKey(params) }, updater);
  };
}



export const getExportSubscribersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(params?: ExportSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportSubscribers>>> = ({ client, signal }) => exportSubscribers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExportSubscribersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof exportSubscribers>>>
export type ExportSubscribersSuspenseQueryError = ErrorType<Error>


export function useExportSubscribersSuspense<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params: undefined |  ExportSubscribersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribersSuspense<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribersSuspense<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer, as a CSV file
 */

export function useExportSubscribersSuspense<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ErrorType<Error>>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportSubscribersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Leaves out subscriptions of users with whom there is a block (rule A4).
 * @summary The subscribers of the viewer
 */
const listSubscribers = (
    params?: ListSubscribersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SubscriptionList>(
      {url: `/subscriptions/performer/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSubscribersInfiniteQueryKey = (params?: ListSubscribersParams,) => {
    return [
    'infinite', "listSubscribers", ...(params ? [params] : [])
    ] as const;
    }

export const getListSubscribersQueryKey = (params?: ListSubscribersParams,) => {
    return [
    "listSubscribers", ...(params ? [params] : [])
    ] as const;
    }


export const getListSubscribersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(params?: ListSubscribersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscribersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscribers>>, QueryKey, ListSubscribersParams['cursor']> = ({ client, signal, pageParam }) => listSubscribers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscribersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscribers>>>
export type ListSubscribersInfiniteQueryError = ErrorType<Error>


export function useListSubscribersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscribersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer
 */

export function useListSubscribersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscribersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The subscribers of the viewer
 */
export const prefetchListSubscribersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSubscribersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubscribersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubscribersInfinite} query
 */
export const invalidateListSubscribersInfinite = async (
 queryClient: QueryClient, params?: ListSubscribersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubscribersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The subscribers of the viewer
 */
export const useSetListSubscribersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSubscribersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>>({ exact: $exactMatch, queryKey: getListSubscribersInfiniteQueryKey(params) }, updater);
  };
}



export const getListSubscribersQueryOptions = <TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscribers>>> = ({ client, signal }) => listSubscribers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscribersQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscribers>>>
export type ListSubscribersQueryError = ErrorType<Error>


export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscribersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer
 */

export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscribersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The subscribers of the viewer
 */
export const prefetchListSubscribersQuery = async <TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubscribersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubscribers} query
 */
export const invalidateListSubscribers = async (
 queryClient: QueryClient, params?: ListSubscribersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubscribersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The subscribers of the viewer
 */
export const useSetListSubscribersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSubscribersParams | undefined,updater: Awaited<ReturnType<typeof listSubscribers>> | undefined | ((old: Awaited<ReturnType<typeof listSubscribers>> | undefined) => Awaited<ReturnType<typeof listSubscribers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listSubscribers>>>({ exact: $exactMatch, queryKey: getListSubscribersQueryKey(params) }, updater);
  };
}



export const getListSubscribersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscribers>>> = ({ client, signal }) => listSubscribers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSubscribersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscribers>>>
export type ListSubscribersSuspenseQueryError = ErrorType<Error>


export function useListSubscribersSuspense<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscribersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersSuspense<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersSuspense<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer
 */

export function useListSubscribersSuspense<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscribersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSubscribersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscribersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscribers>>, QueryKey, ListSubscribersParams['cursor']> = ({ client, signal, pageParam }) => listSubscribers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscribersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscribers>>>
export type ListSubscribersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListSubscribersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscribersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer
 */

export function useListSubscribersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscribers>>, ListSubscribersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData, QueryKey, ListSubscribersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscribersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Compares the last 30 days (UTC), of which today is the last, with the 30 days before. A subscriber who changes the subscription without an interruption neither comes nor leaves.
 * @summary The subscribers of the viewer, and those who came and left
 */
const getSubscriberStats = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SubscriberStats>(
      {url: `/subscriptions/performer/stats`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriberStatsQueryKey = () => {
    return [
    "getSubscriberStats"
    ] as const;
    }


export const getGetSubscriberStatsQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriberStatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriberStats>>> = ({ client, signal }) => getSubscriberStats(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriberStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriberStats>>>
export type GetSubscriberStatsQueryError = ErrorType<Error>


export function useGetSubscriberStats<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriberStats>>,
          TError,
          Awaited<ReturnType<typeof getSubscriberStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriberStats<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriberStats>>,
          TError,
          Awaited<ReturnType<typeof getSubscriberStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriberStats<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer, and those who came and left
 */

export function useGetSubscriberStats<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriberStatsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The subscribers of the viewer, and those who came and left
 */
export const prefetchGetSubscriberStatsQuery = async <TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSubscriberStatsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSubscriberStats} query
 */
export const invalidateGetSubscriberStats = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubscriberStatsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The subscribers of the viewer, and those who came and left
 */
export const useSetGetSubscriberStatsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getSubscriberStats>> | undefined | ((old: Awaited<ReturnType<typeof getSubscriberStats>> | undefined) => Awaited<ReturnType<typeof getSubscriberStats>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getSubscriberStats>>>({ exact: $exactMatch, queryKey: getGetSubscriberStatsQueryKey() }, updater);
  };
}



export const getGetSubscriberStatsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriberStatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriberStats>>> = ({ client, signal }) => getSubscriberStats(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSubscriberStatsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriberStats>>>
export type GetSubscriberStatsSuspenseQueryError = ErrorType<Error>


export function useGetSubscriberStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriberStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriberStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscribers of the viewer, and those who came and left
 */

export function useGetSubscriberStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriberStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriberStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriberStatsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The performer's own promotions, latest first
 */
const listMyPromotions = (
    params?: ListMyPromotionsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PromotionList>(
      {url: `/subscriptions/promotions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyPromotionsInfiniteQueryKey = (params?: ListMyPromotionsParams,) => {
    return [
    'infinite', "listMyPromotions", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyPromotionsQueryKey = (params?: ListMyPromotionsParams,) => {
    return [
    "listMyPromotions", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyPromotionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyPromotionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromotionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPromotions>>, QueryKey, ListMyPromotionsParams['cursor']> = ({ client, signal, pageParam }) => listMyPromotions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPromotionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPromotions>>>
export type ListMyPromotionsInfiniteQueryError = ErrorType<Error>


export function useListMyPromotionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPromotionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMyPromotions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMyPromotions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's own promotions, latest first
 */

export function useListMyPromotionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromotionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's own promotions, latest first
 */
export const prefetchListMyPromotionsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyPromotionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyPromotionsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyPromotionsInfinite} query
 */
export const invalidateListMyPromotionsInfinite = async (
 queryClient: QueryClient, params?: ListMyPromotionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyPromotionsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's own promotions, latest first
 */
export const useSetListMyPromotionsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyPromotionsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyPromotionsInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(params?: ListMyPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromotionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPromotions>>> = ({ client, signal }) => listMyPromotions(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPromotions>>>
export type ListMyPromotionsQueryError = ErrorType<Error>


export function useListMyPromotions<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPromotionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMyPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotions<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMyPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotions<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's own promotions, latest first
 */

export function useListMyPromotions<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromotionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's own promotions, latest first
 */
export const prefetchListMyPromotionsQuery = async <TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyPromotionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyPromotions} query
 */
export const invalidateListMyPromotions = async (
 queryClient: QueryClient, params?: ListMyPromotionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyPromotionsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's own promotions, latest first
 */
export const useSetListMyPromotionsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyPromotionsParams | undefined,updater: Awaited<ReturnType<typeof listMyPromotions>> | undefined | ((old: Awaited<ReturnType<typeof listMyPromotions>> | undefined) => Awaited<ReturnType<typeof listMyPromotions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyPromotions>>>({ exact: $exactMatch, queryKey: getListMyPromotionsQueryKey(params) }, updater);
  };
}



export const getListMyPromotionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromotionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPromotions>>> = ({ client, signal }) => listMyPromotions(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyPromotionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPromotions>>>
export type ListMyPromotionsSuspenseQueryError = ErrorType<Error>


export function useListMyPromotionsSuspense<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPromotionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsSuspense<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsSuspense<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's own promotions, latest first
 */

export function useListMyPromotionsSuspense<TData = Awaited<ReturnType<typeof listMyPromotions>>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromotionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyPromotionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromotionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPromotions>>, QueryKey, ListMyPromotionsParams['cursor']> = ({ client, signal, pageParam }) => listMyPromotions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPromotionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPromotions>>>
export type ListMyPromotionsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyPromotionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyPromotionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromotionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's own promotions, latest first
 */

export function useListMyPromotionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyPromotions>>, ListMyPromotionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyPromotionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyPromotions>>, TError, TData, QueryKey, ListMyPromotionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromotionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Fans can use it until its end, and as often as `maxUses` in total, each once (rule M13). A discount needs `percentOff`, a trial `freeDays`.
 * @summary Create a promotion, or a trial link
 */
const createPromotion = (
    promotionCreateRequest: PromotionCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Promotion>(
      {url: `/subscriptions/promotions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: promotionCreateRequest, signal
    },
      options);
    }




export const getCreatePromotionMutationKey = () => ['createPromotion'] as const;

export const getCreatePromotionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotion>>, TError,CreatePromotionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createPromotion>>, TError,CreatePromotionMutationVariables, TContext> => {

const mutationKey = getCreatePromotionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPromotion>>, CreatePromotionMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createPromotion(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePromotionMutationResult = NonNullable<Awaited<ReturnType<typeof createPromotion>>>
    export type CreatePromotionMutationBody = PromotionCreateRequest
    export type CreatePromotionMutationError = ErrorType<Error>
    export type CreatePromotionMutationVariables = {data: PromotionCreateRequest}

    /**
 * @summary Create a promotion, or a trial link
 */
export const useCreatePromotion = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotion>>, TError,CreatePromotionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPromotion>>,
        TError,
        CreatePromotionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePromotionMutationOptions(options), queryClient);
    }
    /**
 * A promotion that can no longer be used is returned with its status. An unknown code returns 404.
 * @summary The promotion of a link
 */
const getPromotion = (
    code: PromotionCode,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerPromotion>(
      {url: `/subscriptions/promotions/${encodeURIComponent(String(code))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPromotionQueryKey = (code: PromotionCode,) => {
    return [
    "getPromotion", ...(code ? [code] : [])
    ] as const;
    }


export const getGetPromotionQueryOptions = <TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(code: PromotionCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromotionQueryKey(code);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromotion>>> = ({ client, signal }) => getPromotion(code, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof getPromotion>>>
export type GetPromotionQueryError = ErrorType<Error>


export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The promotion of a link
 */

export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromotionQueryOptions(code,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The promotion of a link
 */
export const prefetchGetPromotionQuery = async <TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, code: PromotionCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPromotionQueryOptions(code,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPromotion} query
 */
export const invalidateGetPromotion = async (
 queryClient: QueryClient, code: PromotionCode, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPromotionQueryKey(code) }, options);

  return queryClient;
}

/**
 * @summary The promotion of a link
 */
export const useSetGetPromotionQueryData = () => {
  const queryClient = useQueryClient();
  return (code: PromotionCode,updater: Awaited<ReturnType<typeof getPromotion>> | undefined | ((old: Awaited<ReturnType<typeof getPromotion>> | undefined) => Awaited<ReturnType<typeof getPromotion>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPromotion>>>({ exact: $exactMatch, queryKey: getGetPromotionQueryKey(code) }, updater);
  };
}



export const getGetPromotionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(code: PromotionCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromotionQueryKey(code);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromotion>>> = ({ client, signal }) => getPromotion(code, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPromotionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPromotion>>>
export type GetPromotionSuspenseQueryError = ErrorType<Error>


export function useGetPromotionSuspense<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotionSuspense<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotionSuspense<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The promotion of a link
 */

export function useGetPromotionSuspense<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<Error>>(
 code: PromotionCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromotionSuspenseQueryOptions(code,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Fans who have used it keep what they bought.
 * @summary End a promotion now (idempotent)
 */
const endPromotion = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Promotion>(
      {url: `/subscriptions/promotions/${encodeURIComponent(String(id))}/end`, method: 'POST', signal
    },
      options);
    }




export const getEndPromotionMutationKey = () => ['endPromotion'] as const;

export const getEndPromotionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPromotion>>, TError,EndPromotionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof endPromotion>>, TError,EndPromotionMutationVariables, TContext> => {

const mutationKey = getEndPromotionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endPromotion>>, EndPromotionMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  endPromotion(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndPromotionMutationResult = NonNullable<Awaited<ReturnType<typeof endPromotion>>>

    export type EndPromotionMutationError = ErrorType<Error>
    export type EndPromotionMutationVariables = {id: string}

    /**
 * @summary End a promotion now (idempotent)
 */
export const useEndPromotion = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPromotion>>, TError,EndPromotionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endPromotion>>,
        TError,
        EndPromotionMutationVariables,
        TContext
      > => {
      return useMutation(getEndPromotionMutationOptions(options), queryClient);
    }
    /**
 * @summary The viewer's subscriptions
 */
const listSubscriptions = (
    params?: ListSubscriptionsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SubscriptionList>(
      {url: `/subscriptions/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSubscriptionsInfiniteQueryKey = (params?: ListSubscriptionsParams,) => {
    return [
    'infinite', "listSubscriptions", ...(params ? [params] : [])
    ] as const;
    }

export const getListSubscriptionsQueryKey = (params?: ListSubscriptionsParams,) => {
    return [
    "listSubscriptions", ...(params ? [params] : [])
    ] as const;
    }


export const getListSubscriptionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptions>>, QueryKey, ListSubscriptionsParams['cursor']> = ({ client, signal, pageParam }) => listSubscriptions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscriptionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>
export type ListSubscriptionsInfiniteQueryError = ErrorType<Error>


export function useListSubscriptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscriptionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's subscriptions
 */

export function useListSubscriptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's subscriptions
 */
export const prefetchListSubscriptionsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubscriptionsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubscriptionsInfinite} query
 */
export const invalidateListSubscriptionsInfinite = async (
 queryClient: QueryClient, params?: ListSubscriptionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubscriptionsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's subscriptions
 */
export const useSetListSubscriptionsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSubscriptionsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>>({ exact: $exactMatch, queryKey: getListSubscriptionsInfiniteQueryKey(params) }, updater);
  };
}



export const getListSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(params?: ListSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptions>>> = ({ client, signal }) => listSubscriptions(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>
export type ListSubscriptionsQueryError = ErrorType<Error>


export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscriptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's subscriptions
 */

export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's subscriptions
 */
export const prefetchListSubscriptionsQuery = async <TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubscriptionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubscriptions} query
 */
export const invalidateListSubscriptions = async (
 queryClient: QueryClient, params?: ListSubscriptionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubscriptionsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's subscriptions
 */
export const useSetListSubscriptionsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSubscriptionsParams | undefined,updater: Awaited<ReturnType<typeof listSubscriptions>> | undefined | ((old: Awaited<ReturnType<typeof listSubscriptions>> | undefined) => Awaited<ReturnType<typeof listSubscriptions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listSubscriptions>>>({ exact: $exactMatch, queryKey: getListSubscriptionsQueryKey(params) }, updater);
  };
}



export const getListSubscriptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptions>>> = ({ client, signal }) => listSubscriptions(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSubscriptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>
export type ListSubscriptionsSuspenseQueryError = ErrorType<Error>


export function useListSubscriptionsSuspense<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscriptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsSuspense<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsSuspense<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's subscriptions
 */

export function useListSubscriptionsSuspense<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSubscriptionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptions>>, QueryKey, ListSubscriptionsParams['cursor']> = ({ client, signal, pageParam }) => listSubscriptions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscriptionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>
export type ListSubscriptionsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListSubscriptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListSubscriptionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's subscriptions
 */

export function useListSubscriptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSubscriptions>>, ListSubscriptionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListSubscriptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData, QueryKey, ListSubscriptionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Counts the subscriptions that will be renewed, at their current price; those whose renewal failed count while it is retried. Free, cancelled and ended subscriptions are left out, and so are those that are no longer offered (rule M7).
 * @summary The monthly cost of the viewer's subscriptions
 */
const getSubscriptionStats = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SubscriptionStats>(
      {url: `/subscriptions/user/stats`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriptionStatsQueryKey = () => {
    return [
    "getSubscriptionStats"
    ] as const;
    }


export const getGetSubscriptionStatsQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionStatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriptionStats>>> = ({ client, signal }) => getSubscriptionStats(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriptionStats>>>
export type GetSubscriptionStatsQueryError = ErrorType<Error>


export function useGetSubscriptionStats<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionStats>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionStats<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionStats>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionStats<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The monthly cost of the viewer's subscriptions
 */

export function useGetSubscriptionStats<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionStatsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The monthly cost of the viewer's subscriptions
 */
export const prefetchGetSubscriptionStatsQuery = async <TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSubscriptionStatsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSubscriptionStats} query
 */
export const invalidateGetSubscriptionStats = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubscriptionStatsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The monthly cost of the viewer's subscriptions
 */
export const useSetGetSubscriptionStatsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getSubscriptionStats>> | undefined | ((old: Awaited<ReturnType<typeof getSubscriptionStats>> | undefined) => Awaited<ReturnType<typeof getSubscriptionStats>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getSubscriptionStats>>>({ exact: $exactMatch, queryKey: getGetSubscriptionStatsQueryKey() }, updater);
  };
}



export const getGetSubscriptionStatsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionStatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriptionStats>>> = ({ client, signal }) => getSubscriptionStats(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSubscriptionStatsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriptionStats>>>
export type GetSubscriptionStatsSuspenseQueryError = ErrorType<Error>


export function useGetSubscriptionStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The monthly cost of the viewer's subscriptions
 */

export function useGetSubscriptionStatsSuspense<TData = Awaited<ReturnType<typeof getSubscriptionStats>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscriptionStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionStatsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A higher price is announced 30 days ahead; without consent the subscription ends when the price takes effect (rule M7). Nothing is charged now. Returns 409 `STATUS_CONFLICT` if no new price was announced.
 * @summary Consent to a subscription's new price
 */
const consentToSubscriptionPrice = (
    id: string,
    subscriptionConsentRequest: SubscriptionConsentRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Subscription>(
      {url: `/subscriptions/${encodeURIComponent(String(id))}/consent`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: subscriptionConsentRequest, signal
    },
      options);
    }




export const getConsentToSubscriptionPriceMutationKey = () => ['consentToSubscriptionPrice'] as const;

export const getConsentToSubscriptionPriceMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof consentToSubscriptionPrice>>, TError,ConsentToSubscriptionPriceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof consentToSubscriptionPrice>>, TError,ConsentToSubscriptionPriceMutationVariables, TContext> => {

const mutationKey = getConsentToSubscriptionPriceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof consentToSubscriptionPrice>>, ConsentToSubscriptionPriceMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  consentToSubscriptionPrice(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConsentToSubscriptionPriceMutationResult = NonNullable<Awaited<ReturnType<typeof consentToSubscriptionPrice>>>
    export type ConsentToSubscriptionPriceMutationBody = SubscriptionConsentRequest
    export type ConsentToSubscriptionPriceMutationError = ErrorType<Error>
    export type ConsentToSubscriptionPriceMutationVariables = {id: string;data: SubscriptionConsentRequest}

    /**
 * @summary Consent to a subscription's new price
 */
export const useConsentToSubscriptionPrice = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof consentToSubscriptionPrice>>, TError,ConsentToSubscriptionPriceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof consentToSubscriptionPrice>>,
        TError,
        ConsentToSubscriptionPriceMutationVariables,
        TContext
      > => {
      return useMutation(getConsentToSubscriptionPriceMutationOptions(options), queryClient);
    }
