/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BestFeeds,
  EarningList,
  EarningStats,
  Error,
  ExportEarningsParams,
  GetEarningStatsParams,
  GetReferralEarningStatsParams,
  ListEarningsParams,
  ListReferralEarningsParams,
  ReferralEarningList,
  ReferralEarningStats
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
 * The posts that earned most in the last 30 days (UTC), of which today is the last, and the posts published in these days. Posts with the same earnings are sorted by likes and comments. Refunded sales and deleted posts are left out.
 * @summary The performer's best posts of the last 30 days
 */
const getBestFeeds = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BestFeeds>(
      {url: `/performer/earning/best-feeds`, method: 'GET', signal
    },
      options);
    }




export const getGetBestFeedsQueryKey = () => {
    return [
    "getBestFeeds"
    ] as const;
    }


export const getGetBestFeedsQueryOptions = <TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBestFeedsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBestFeeds>>> = ({ client, signal }) => getBestFeeds(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBestFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getBestFeeds>>>
export type GetBestFeedsQueryError = ErrorType<Error>


export function useGetBestFeeds<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBestFeeds>>,
          TError,
          Awaited<ReturnType<typeof getBestFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBestFeeds<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBestFeeds>>,
          TError,
          Awaited<ReturnType<typeof getBestFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBestFeeds<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's best posts of the last 30 days
 */

export function useGetBestFeeds<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBestFeedsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's best posts of the last 30 days
 */
export const prefetchGetBestFeedsQuery = async <TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBestFeedsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBestFeeds} query
 */
export const invalidateGetBestFeeds = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBestFeedsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The performer's best posts of the last 30 days
 */
export const useSetGetBestFeedsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getBestFeeds>> | undefined | ((old: Awaited<ReturnType<typeof getBestFeeds>> | undefined) => Awaited<ReturnType<typeof getBestFeeds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getBestFeeds>>>({ exact: $exactMatch, queryKey: getGetBestFeedsQueryKey() }, updater);
  };
}



export const getGetBestFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBestFeedsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBestFeeds>>> = ({ client, signal }) => getBestFeeds(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBestFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBestFeeds>>>
export type GetBestFeedsSuspenseQueryError = ErrorType<Error>


export function useGetBestFeedsSuspense<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBestFeedsSuspense<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBestFeedsSuspense<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's best posts of the last 30 days
 */

export function useGetBestFeedsSuspense<TData = Awaited<ReturnType<typeof getBestFeeds>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBestFeeds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBestFeedsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All earnings that `listEarnings` lists with the same filters, latest first, in UTF-8. The columns are date (UTC), type, status, payer, username, title, gross, commission, net, payable (UTC) and id. Texts that a spreadsheet would execute as formulas are escaped.
 * @summary The performer's earnings as a CSV file
 */
const exportEarnings = (
    params?: ExportEarningsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/performer/earning/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportEarningsQueryKey = (params?: ExportEarningsParams,) => {
    return [
    "exportEarnings", ...(params ? [params] : [])
    ] as const;
    }


export const getExportEarningsQueryOptions = <TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(params?: ExportEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportEarnings>>> = ({ client, signal }) => exportEarnings(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof exportEarnings>>>
export type ExportEarningsQueryError = ErrorType<Error>


export function useExportEarnings<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ExportEarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportEarnings>>,
          TError,
          Awaited<ReturnType<typeof exportEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEarnings<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportEarnings>>,
          TError,
          Awaited<ReturnType<typeof exportEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEarnings<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings as a CSV file
 */

export function useExportEarnings<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's earnings as a CSV file
 */
export const prefetchExportEarningsQuery = async <TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ExportEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getExportEarningsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExportEarnings} query
 */
export const invalidateExportEarnings = async (
 queryClient: QueryClient, params?: ExportEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportEarningsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's earnings as a CSV file
 */
export const useSetExportEarningsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ExportEarningsParams | undefined,updater: Awaited<ReturnType<typeof exportEarnings>> | undefined | ((old: Awaited<ReturnType<typeof exportEarnings>> | undefined) => Awaited<ReturnType<typeof exportEarnings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof exportEarnings>>>({ exact: $exactMatch, queryKey: getExportEarningsQueryKey(params) }, updater);
  };
}



export const getExportEarningsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(params?: ExportEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportEarnings>>> = ({ client, signal }) => exportEarnings(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExportEarningsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof exportEarnings>>>
export type ExportEarningsSuspenseQueryError = ErrorType<Error>


export function useExportEarningsSuspense<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ExportEarningsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEarningsSuspense<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEarningsSuspense<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings as a CSV file
 */

export function useExportEarningsSuspense<TData = Awaited<ReturnType<typeof exportEarnings>>, TError = ErrorType<Error>>(
 params?: ExportEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportEarningsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The performer's earnings, latest first
 */
const listEarnings = (
    params?: ListEarningsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<EarningList>(
      {url: `/performer/earning/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListEarningsInfiniteQueryKey = (params?: ListEarningsParams,) => {
    return [
    'infinite', "listEarnings", ...(params ? [params] : [])
    ] as const;
    }

export const getListEarningsQueryKey = (params?: ListEarningsParams,) => {
    return [
    "listEarnings", ...(params ? [params] : [])
    ] as const;
    }


export const getListEarningsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(params?: ListEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEarningsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEarnings>>, QueryKey, ListEarningsParams['cursor']> = ({ client, signal, pageParam }) => listEarnings({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEarningsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listEarnings>>>
export type ListEarningsInfiniteQueryError = ErrorType<Error>


export function useListEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListEarningsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEarnings>>,
          TError,
          Awaited<ReturnType<typeof listEarnings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEarnings>>,
          TError,
          Awaited<ReturnType<typeof listEarnings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings, latest first
 */

export function useListEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEarningsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's earnings, latest first
 */
export const prefetchListEarningsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEarningsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEarningsInfinite} query
 */
export const invalidateListEarningsInfinite = async (
 queryClient: QueryClient, params?: ListEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEarningsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's earnings, latest first
 */
export const useSetListEarningsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListEarningsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>>({ exact: $exactMatch, queryKey: getListEarningsInfiniteQueryKey(params) }, updater);
  };
}



export const getListEarningsQueryOptions = <TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(params?: ListEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEarnings>>> = ({ client, signal }) => listEarnings(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof listEarnings>>>
export type ListEarningsQueryError = ErrorType<Error>


export function useListEarnings<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ListEarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEarnings>>,
          TError,
          Awaited<ReturnType<typeof listEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarnings<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEarnings>>,
          TError,
          Awaited<ReturnType<typeof listEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarnings<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings, latest first
 */

export function useListEarnings<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The performer's earnings, latest first
 */
export const prefetchListEarningsQuery = async <TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEarningsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEarnings} query
 */
export const invalidateListEarnings = async (
 queryClient: QueryClient, params?: ListEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEarningsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The performer's earnings, latest first
 */
export const useSetListEarningsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListEarningsParams | undefined,updater: Awaited<ReturnType<typeof listEarnings>> | undefined | ((old: Awaited<ReturnType<typeof listEarnings>> | undefined) => Awaited<ReturnType<typeof listEarnings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listEarnings>>>({ exact: $exactMatch, queryKey: getListEarningsQueryKey(params) }, updater);
  };
}



export const getListEarningsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEarnings>>> = ({ client, signal }) => listEarnings(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEarningsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEarnings>>>
export type ListEarningsSuspenseQueryError = ErrorType<Error>


export function useListEarningsSuspense<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ListEarningsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsSuspense<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsSuspense<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings, latest first
 */

export function useListEarningsSuspense<TData = Awaited<ReturnType<typeof listEarnings>>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEarningsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEarningsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEarningsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEarnings>>, QueryKey, ListEarningsParams['cursor']> = ({ client, signal, pageParam }) => listEarnings({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEarningsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listEarnings>>>
export type ListEarningsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListEarningsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The performer's earnings, latest first
 */

export function useListEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEarnings>>, ListEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listEarnings>>, TError, TData, QueryKey, ListEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEarningsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sums by type and the points of a chart, before and after commission; and the current held, payable and frozen amounts (rules M3, M5, M12).
 * @summary Statistics of the performer's earnings in a period
 */
const getEarningStats = (
    params?: GetEarningStatsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<EarningStats>(
      {url: `/performer/earning/stats`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEarningStatsQueryKey = (params?: GetEarningStatsParams,) => {
    return [
    "getEarningStats", ...(params ? [params] : [])
    ] as const;
    }


export const getGetEarningStatsQueryOptions = <TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(params?: GetEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarningStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarningStats>>> = ({ client, signal }) => getEarningStats(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEarningStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getEarningStats>>>
export type GetEarningStatsQueryError = ErrorType<Error>


export function useGetEarningStats<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params: undefined |  GetEarningStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarningStats>>,
          TError,
          Awaited<ReturnType<typeof getEarningStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningStats<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarningStats>>,
          TError,
          Awaited<ReturnType<typeof getEarningStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningStats<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics of the performer's earnings in a period
 */

export function useGetEarningStats<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarningStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Statistics of the performer's earnings in a period
 */
export const prefetchGetEarningStatsQuery = async <TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: GetEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetEarningStatsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetEarningStats} query
 */
export const invalidateGetEarningStats = async (
 queryClient: QueryClient, params?: GetEarningStatsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEarningStatsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Statistics of the performer's earnings in a period
 */
export const useSetGetEarningStatsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetEarningStatsParams | undefined,updater: Awaited<ReturnType<typeof getEarningStats>> | undefined | ((old: Awaited<ReturnType<typeof getEarningStats>> | undefined) => Awaited<ReturnType<typeof getEarningStats>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getEarningStats>>>({ exact: $exactMatch, queryKey: getGetEarningStatsQueryKey(params) }, updater);
  };
}



export const getGetEarningStatsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(params?: GetEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarningStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarningStats>>> = ({ client, signal }) => getEarningStats(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetEarningStatsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEarningStats>>>
export type GetEarningStatsSuspenseQueryError = ErrorType<Error>


export function useGetEarningStatsSuspense<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params: undefined |  GetEarningStatsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningStatsSuspense<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningStatsSuspense<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics of the performer's earnings in a period
 */

export function useGetEarningStatsSuspense<TData = Awaited<ReturnType<typeof getEarningStats>>, TError = ErrorType<Error>>(
 params?: GetEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarningStatsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The viewer's referral earnings, latest first
 */
const listReferralEarnings = (
    params?: ListReferralEarningsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReferralEarningList>(
      {url: `/referral-earnings/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReferralEarningsInfiniteQueryKey = (params?: ListReferralEarningsParams,) => {
    return [
    'infinite', "listReferralEarnings", ...(params ? [params] : [])
    ] as const;
    }

export const getListReferralEarningsQueryKey = (params?: ListReferralEarningsParams,) => {
    return [
    "listReferralEarnings", ...(params ? [params] : [])
    ] as const;
    }


export const getListReferralEarningsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReferralEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralEarningsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralEarnings>>, QueryKey, ListReferralEarningsParams['cursor']> = ({ client, signal, pageParam }) => listReferralEarnings({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralEarningsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralEarnings>>>
export type ListReferralEarningsInfiniteQueryError = ErrorType<Error>


export function useListReferralEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralEarningsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralEarnings>>,
          TError,
          Awaited<ReturnType<typeof listReferralEarnings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralEarnings>>,
          TError,
          Awaited<ReturnType<typeof listReferralEarnings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral earnings, latest first
 */

export function useListReferralEarningsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralEarningsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's referral earnings, latest first
 */
export const prefetchListReferralEarningsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReferralEarningsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReferralEarningsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReferralEarningsInfinite} query
 */
export const invalidateListReferralEarningsInfinite = async (
 queryClient: QueryClient, params?: ListReferralEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReferralEarningsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's referral earnings, latest first
 */
export const useSetListReferralEarningsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReferralEarningsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>>({ exact: $exactMatch, queryKey: getListReferralEarningsInfiniteQueryKey(params) }, updater);
  };
}



export const getListReferralEarningsQueryOptions = <TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(params?: ListReferralEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralEarnings>>> = ({ client, signal }) => listReferralEarnings(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralEarnings>>>
export type ListReferralEarningsQueryError = ErrorType<Error>


export function useListReferralEarnings<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralEarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralEarnings>>,
          TError,
          Awaited<ReturnType<typeof listReferralEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarnings<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralEarnings>>,
          TError,
          Awaited<ReturnType<typeof listReferralEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarnings<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral earnings, latest first
 */

export function useListReferralEarnings<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's referral earnings, latest first
 */
export const prefetchListReferralEarningsQuery = async <TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReferralEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReferralEarningsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReferralEarnings} query
 */
export const invalidateListReferralEarnings = async (
 queryClient: QueryClient, params?: ListReferralEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReferralEarningsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's referral earnings, latest first
 */
export const useSetListReferralEarningsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReferralEarningsParams | undefined,updater: Awaited<ReturnType<typeof listReferralEarnings>> | undefined | ((old: Awaited<ReturnType<typeof listReferralEarnings>> | undefined) => Awaited<ReturnType<typeof listReferralEarnings>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReferralEarnings>>>({ exact: $exactMatch, queryKey: getListReferralEarningsQueryKey(params) }, updater);
  };
}



export const getListReferralEarningsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralEarnings>>> = ({ client, signal }) => listReferralEarnings(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReferralEarningsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralEarnings>>>
export type ListReferralEarningsSuspenseQueryError = ErrorType<Error>


export function useListReferralEarningsSuspense<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralEarningsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsSuspense<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsSuspense<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral earnings, latest first
 */

export function useListReferralEarningsSuspense<TData = Awaited<ReturnType<typeof listReferralEarnings>>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralEarningsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReferralEarningsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralEarningsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralEarnings>>, QueryKey, ListReferralEarningsParams['cursor']> = ({ client, signal, pageParam }) => listReferralEarnings({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralEarningsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralEarnings>>>
export type ListReferralEarningsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReferralEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralEarningsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral earnings, latest first
 */

export function useListReferralEarningsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferralEarnings>>, ListReferralEarningsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralEarningsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferralEarnings>>, TError, TData, QueryKey, ListReferralEarningsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralEarningsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A share of the commission on the earnings of referred performers (rule M5).
 * @summary Statistics of the viewer's referral earnings in a period
 */
const getReferralEarningStats = (
    params?: GetReferralEarningStatsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReferralEarningStats>(
      {url: `/referral-earnings/stats`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReferralEarningStatsQueryKey = (params?: GetReferralEarningStatsParams,) => {
    return [
    "getReferralEarningStats", ...(params ? [params] : [])
    ] as const;
    }


export const getGetReferralEarningStatsQueryOptions = <TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralEarningStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralEarningStats>>> = ({ client, signal }) => getReferralEarningStats(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralEarningStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralEarningStats>>>
export type GetReferralEarningStatsQueryError = ErrorType<Error>


export function useGetReferralEarningStats<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params: undefined |  GetReferralEarningStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralEarningStats>>,
          TError,
          Awaited<ReturnType<typeof getReferralEarningStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralEarningStats<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralEarningStats>>,
          TError,
          Awaited<ReturnType<typeof getReferralEarningStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralEarningStats<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics of the viewer's referral earnings in a period
 */

export function useGetReferralEarningStats<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralEarningStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Statistics of the viewer's referral earnings in a period
 */
export const prefetchGetReferralEarningStatsQuery = async <TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralEarningStatsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralEarningStats} query
 */
export const invalidateGetReferralEarningStats = async (
 queryClient: QueryClient, params?: GetReferralEarningStatsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralEarningStatsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Statistics of the viewer's referral earnings in a period
 */
export const useSetGetReferralEarningStatsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetReferralEarningStatsParams | undefined,updater: Awaited<ReturnType<typeof getReferralEarningStats>> | undefined | ((old: Awaited<ReturnType<typeof getReferralEarningStats>> | undefined) => Awaited<ReturnType<typeof getReferralEarningStats>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getReferralEarningStats>>>({ exact: $exactMatch, queryKey: getGetReferralEarningStatsQueryKey(params) }, updater);
  };
}



export const getGetReferralEarningStatsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralEarningStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralEarningStats>>> = ({ client, signal }) => getReferralEarningStats(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralEarningStatsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralEarningStats>>>
export type GetReferralEarningStatsSuspenseQueryError = ErrorType<Error>


export function useGetReferralEarningStatsSuspense<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params: undefined |  GetReferralEarningStatsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralEarningStatsSuspense<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralEarningStatsSuspense<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics of the viewer's referral earnings in a period
 */

export function useGetReferralEarningStatsSuspense<TData = Awaited<ReturnType<typeof getReferralEarningStats>>, TError = ErrorType<Error>>(
 params?: GetReferralEarningStatsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralEarningStats>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralEarningStatsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






