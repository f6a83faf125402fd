/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AuditEntryList,
  Done,
  Error,
  ListAuditEntriesParams,
  ListOperatorPayoutsParams,
  ListOperatorReportsParams,
  ListPerformerApplicationsParams,
  Operator,
  OperatorPayoutList,
  OperatorReportList,
  PayoutDecisionRequest,
  PerformerApplicationList,
  PerformerDecisionRequest,
  ReportDecisionRequest
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
 * @summary The operator's access and open tasks
 */
const getOperator = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Operator>(
      {url: `/operator`, method: 'GET', signal
    },
      options);
    }




export const getGetOperatorQueryKey = () => {
    return [
    "getOperator"
    ] as const;
    }


export const getGetOperatorQueryOptions = <TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperator>>> = ({ client, signal }) => getOperator(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorQueryResult = NonNullable<Awaited<ReturnType<typeof getOperator>>>
export type GetOperatorQueryError = ErrorType<Error>


export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's access and open tasks
 */

export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The operator's access and open tasks
 */
export const prefetchGetOperatorQuery = async <TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOperatorQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOperator} query
 */
export const invalidateGetOperator = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOperatorQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The operator's access and open tasks
 */
export const useSetGetOperatorQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getOperator>> | undefined | ((old: Awaited<ReturnType<typeof getOperator>> | undefined) => Awaited<ReturnType<typeof getOperator>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOperator>>>({ exact: $exactMatch, queryKey: getGetOperatorQueryKey() }, updater);
  };
}



export const getGetOperatorSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperator>>> = ({ client, signal }) => getOperator(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOperatorSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOperator>>>
export type GetOperatorSuspenseQueryError = ErrorType<Error>


export function useGetOperatorSuspense<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorSuspense<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorSuspense<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's access and open tasks
 */

export function useGetOperatorSuspense<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Entries are written in the transaction of the action, and are never changed or deleted (rule O1).
 * @summary The actions of all operators, latest first
 */
const listAuditEntries = (
    params?: ListAuditEntriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AuditEntryList>(
      {url: `/operator/audit-entries`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAuditEntriesInfiniteQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    'infinite', "listAuditEntries", ...(params ? [params] : [])
    ] as const;
    }

export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    "listAuditEntries", ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>, QueryKey, ListAuditEntriesParams['cursor']> = ({ client, signal, pageParam }) => listAuditEntries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesInfiniteQueryError = ErrorType<Error>


export function useListAuditEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The actions of all operators, latest first
 */

export function useListAuditEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The actions of all operators, latest first
 */
export const prefetchListAuditEntriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAuditEntriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAuditEntriesInfinite} query
 */
export const invalidateListAuditEntriesInfinite = async (
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditEntriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The actions of all operators, latest first
 */
export const useSetListAuditEntriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListAuditEntriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListAuditEntriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ client, signal }) => listAuditEntries(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = ErrorType<Error>


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The actions of all operators, latest first
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The actions of all operators, latest first
 */
export const prefetchListAuditEntriesQuery = async <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAuditEntries} query
 */
export const invalidateListAuditEntries = async (
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditEntriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The actions of all operators, latest first
 */
export const useSetListAuditEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListAuditEntriesParams | undefined,updater: Awaited<ReturnType<typeof listAuditEntries>> | undefined | ((old: Awaited<ReturnType<typeof listAuditEntries>> | undefined) => Awaited<ReturnType<typeof listAuditEntries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listAuditEntries>>>({ exact: $exactMatch, queryKey: getListAuditEntriesQueryKey(params) }, updater);
  };
}



export const getListAuditEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ client, signal }) => listAuditEntries(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAuditEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesSuspenseQueryError = ErrorType<Error>


export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The actions of all operators, latest first
 */

export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAuditEntriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>, QueryKey, ListAuditEntriesParams['cursor']> = ({ client, signal, pageParam }) => listAuditEntries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListAuditEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The actions of all operators, latest first
 */

export function useListAuditEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAuditEntries>>, ListAuditEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData, QueryKey, ListAuditEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each call is recorded in the audit log before the bytes are sent. The response must not be cached (rule P7).
 * @summary The bytes of an identity document
 */
const readPerformerDocument = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/operator/documents/${encodeURIComponent(String(id))}`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getReadPerformerDocumentQueryKey = (id: string,) => {
    return [
    "readPerformerDocument", ...(id ? [id] : [])
    ] as const;
    }


export const getReadPerformerDocumentQueryOptions = <TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPerformerDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPerformerDocument>>> = ({ client, signal }) => readPerformerDocument(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPerformerDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof readPerformerDocument>>>
export type ReadPerformerDocumentQueryError = ErrorType<Error>


export function useReadPerformerDocument<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPerformerDocument>>,
          TError,
          Awaited<ReturnType<typeof readPerformerDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPerformerDocument<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPerformerDocument>>,
          TError,
          Awaited<ReturnType<typeof readPerformerDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPerformerDocument<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bytes of an identity document
 */

export function useReadPerformerDocument<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPerformerDocumentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The bytes of an identity document
 */
export const prefetchReadPerformerDocumentQuery = async <TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getReadPerformerDocumentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useReadPerformerDocument} query
 */
export const invalidateReadPerformerDocument = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadPerformerDocumentQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The bytes of an identity document
 */
export const useSetReadPerformerDocumentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof readPerformerDocument>> | undefined | ((old: Awaited<ReturnType<typeof readPerformerDocument>> | undefined) => Awaited<ReturnType<typeof readPerformerDocument>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof readPerformerDocument>>>({ exact: $exactMatch, queryKey: getReadPerformerDocumentQueryKey(id) }, updater);
  };
}



export const getReadPerformerDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPerformerDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPerformerDocument>>> = ({ client, signal }) => readPerformerDocument(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadPerformerDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readPerformerDocument>>>
export type ReadPerformerDocumentSuspenseQueryError = ErrorType<Error>


export function useReadPerformerDocumentSuspense<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPerformerDocumentSuspense<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPerformerDocumentSuspense<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bytes of an identity document
 */

export function useReadPerformerDocumentSuspense<TData = Awaited<ReturnType<typeof readPerformerDocument>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPerformerDocument>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPerformerDocumentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Contains the whole numbers of bank accounts, with which an operator pays (rule M9).
 * @summary Payouts of all users with a status, oldest first
 */
const listOperatorPayouts = (
    params?: ListOperatorPayoutsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<OperatorPayoutList>(
      {url: `/operator/payouts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOperatorPayoutsInfiniteQueryKey = (params?: ListOperatorPayoutsParams,) => {
    return [
    'infinite', "listOperatorPayouts", ...(params ? [params] : [])
    ] as const;
    }

export const getListOperatorPayoutsQueryKey = (params?: ListOperatorPayoutsParams,) => {
    return [
    "listOperatorPayouts", ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorPayoutsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorPayoutsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPayouts>>, QueryKey, ListOperatorPayoutsParams['cursor']> = ({ client, signal, pageParam }) => listOperatorPayouts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorPayoutsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorPayouts>>>
export type ListOperatorPayoutsInfiniteQueryError = ErrorType<Error>


export function useListOperatorPayoutsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorPayoutsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPayouts>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPayouts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPayouts>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPayouts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts of all users with a status, oldest first
 */

export function useListOperatorPayoutsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorPayoutsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const prefetchListOperatorPayoutsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOperatorPayoutsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOperatorPayoutsInfinite} query
 */
export const invalidateListOperatorPayoutsInfinite = async (
 queryClient: QueryClient, params?: ListOperatorPayoutsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOperatorPayoutsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const useSetListOperatorPayoutsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOperatorPayoutsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>>({ exact: $exactMatch, queryKey: getListOperatorPayoutsInfiniteQueryKey(params) }, updater);
  };
}



export const getListOperatorPayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPayouts>>> = ({ client, signal }) => listOperatorPayouts(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorPayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorPayouts>>>
export type ListOperatorPayoutsQueryError = ErrorType<Error>


export function useListOperatorPayouts<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorPayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPayouts>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayouts<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPayouts>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayouts<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts of all users with a status, oldest first
 */

export function useListOperatorPayouts<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorPayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const prefetchListOperatorPayoutsQuery = async <TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOperatorPayoutsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOperatorPayouts} query
 */
export const invalidateListOperatorPayouts = async (
 queryClient: QueryClient, params?: ListOperatorPayoutsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOperatorPayoutsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const useSetListOperatorPayoutsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOperatorPayoutsParams | undefined,updater: Awaited<ReturnType<typeof listOperatorPayouts>> | undefined | ((old: Awaited<ReturnType<typeof listOperatorPayouts>> | undefined) => Awaited<ReturnType<typeof listOperatorPayouts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOperatorPayouts>>>({ exact: $exactMatch, queryKey: getListOperatorPayoutsQueryKey(params) }, updater);
  };
}



export const getListOperatorPayoutsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPayouts>>> = ({ client, signal }) => listOperatorPayouts(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOperatorPayoutsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorPayouts>>>
export type ListOperatorPayoutsSuspenseQueryError = ErrorType<Error>


export function useListOperatorPayoutsSuspense<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorPayoutsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsSuspense<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsSuspense<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts of all users with a status, oldest first
 */

export function useListOperatorPayoutsSuspense<TData = Awaited<ReturnType<typeof listOperatorPayouts>>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorPayoutsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOperatorPayoutsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorPayoutsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPayouts>>, QueryKey, ListOperatorPayoutsParams['cursor']> = ({ client, signal, pageParam }) => listOperatorPayouts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorPayoutsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorPayouts>>>
export type ListOperatorPayoutsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListOperatorPayoutsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorPayoutsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPayoutsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts of all users with a status, oldest first
 */

export function useListOperatorPayoutsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorPayouts>>, ListOperatorPayoutsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorPayoutsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorPayouts>>, TError, TData, QueryKey, ListOperatorPayoutsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorPayoutsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A pending payout is approved or rejected, an approved one is paid or fails. A rejection and a failure return the amount to the earnings. Any other change returns 409 `STATUS_CONFLICT`, so a repeated call changes nothing (rule M9).
 * @summary Approve, pay, fail or reject a payout
 */
const decidePayout = (
    id: string,
    payoutDecisionRequest: PayoutDecisionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/operator/payouts/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: payoutDecisionRequest, signal
    },
      options);
    }




export const getDecidePayoutMutationKey = () => ['decidePayout'] as const;

export const getDecidePayoutMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decidePayout>>, TError,DecidePayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof decidePayout>>, TError,DecidePayoutMutationVariables, TContext> => {

const mutationKey = getDecidePayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decidePayout>>, DecidePayoutMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  decidePayout(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecidePayoutMutationResult = NonNullable<Awaited<ReturnType<typeof decidePayout>>>
    export type DecidePayoutMutationBody = PayoutDecisionRequest
    export type DecidePayoutMutationError = ErrorType<Error>
    export type DecidePayoutMutationVariables = {id: string;data: PayoutDecisionRequest}

    /**
 * @summary Approve, pay, fail or reject a payout
 */
export const useDecidePayout = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decidePayout>>, TError,DecidePayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decidePayout>>,
        TError,
        DecidePayoutMutationVariables,
        TContext
      > => {
      return useMutation(getDecidePayoutMutationOptions(options), queryClient);
    }
    /**
 * Contains what the performers state about themselves, to be compared with their documents (rule P7).
 * @summary Performers who await a decision
 */
const listPerformerApplications = (
    params?: ListPerformerApplicationsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PerformerApplicationList>(
      {url: `/operator/performers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPerformerApplicationsInfiniteQueryKey = (params?: ListPerformerApplicationsParams,) => {
    return [
    'infinite', "listPerformerApplications", ...(params ? [params] : [])
    ] as const;
    }

export const getListPerformerApplicationsQueryKey = (params?: ListPerformerApplicationsParams,) => {
    return [
    "listPerformerApplications", ...(params ? [params] : [])
    ] as const;
    }


export const getListPerformerApplicationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerApplicationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerApplications>>, QueryKey, ListPerformerApplicationsParams['cursor']> = ({ client, signal, pageParam }) => listPerformerApplications({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerApplicationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerApplications>>>
export type ListPerformerApplicationsInfiniteQueryError = ErrorType<Error>


export function useListPerformerApplicationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPerformerApplicationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerApplications>>,
          TError,
          Awaited<ReturnType<typeof listPerformerApplications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerApplications>>,
          TError,
          Awaited<ReturnType<typeof listPerformerApplications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Performers who await a decision
 */

export function useListPerformerApplicationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerApplicationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Performers who await a decision
 */
export const prefetchListPerformerApplicationsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerApplicationsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerApplicationsInfinite} query
 */
export const invalidateListPerformerApplicationsInfinite = async (
 queryClient: QueryClient, params?: ListPerformerApplicationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerApplicationsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Performers who await a decision
 */
export const useSetListPerformerApplicationsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPerformerApplicationsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>>({ exact: $exactMatch, queryKey: getListPerformerApplicationsInfiniteQueryKey(params) }, updater);
  };
}



export const getListPerformerApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerApplications>>> = ({ client, signal }) => listPerformerApplications(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerApplications>>>
export type ListPerformerApplicationsQueryError = ErrorType<Error>


export function useListPerformerApplications<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params: undefined |  ListPerformerApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerApplications>>,
          TError,
          Awaited<ReturnType<typeof listPerformerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplications<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPerformerApplications>>,
          TError,
          Awaited<ReturnType<typeof listPerformerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplications<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Performers who await a decision
 */

export function useListPerformerApplications<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Performers who await a decision
 */
export const prefetchListPerformerApplicationsQuery = async <TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPerformerApplicationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPerformerApplications} query
 */
export const invalidateListPerformerApplications = async (
 queryClient: QueryClient, params?: ListPerformerApplicationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPerformerApplicationsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Performers who await a decision
 */
export const useSetListPerformerApplicationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPerformerApplicationsParams | undefined,updater: Awaited<ReturnType<typeof listPerformerApplications>> | undefined | ((old: Awaited<ReturnType<typeof listPerformerApplications>> | undefined) => Awaited<ReturnType<typeof listPerformerApplications>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPerformerApplications>>>({ exact: $exactMatch, queryKey: getListPerformerApplicationsQueryKey(params) }, updater);
  };
}



export const getListPerformerApplicationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerApplications>>> = ({ client, signal }) => listPerformerApplications(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPerformerApplicationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerApplications>>>
export type ListPerformerApplicationsSuspenseQueryError = ErrorType<Error>


export function useListPerformerApplicationsSuspense<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params: undefined |  ListPerformerApplicationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsSuspense<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsSuspense<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Performers who await a decision
 */

export function useListPerformerApplicationsSuspense<TData = Awaited<ReturnType<typeof listPerformerApplications>>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerApplicationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPerformerApplicationsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPerformerApplicationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPerformerApplications>>, QueryKey, ListPerformerApplicationsParams['cursor']> = ({ client, signal, pageParam }) => listPerformerApplications({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPerformerApplicationsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPerformerApplications>>>
export type ListPerformerApplicationsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPerformerApplicationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPerformerApplicationsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPerformerApplicationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Performers who await a decision
 */

export function useListPerformerApplicationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPerformerApplications>>, ListPerformerApplicationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPerformerApplicationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPerformerApplications>>, TError, TData, QueryKey, ListPerformerApplicationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPerformerApplicationsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Decides about the performer and the documents together, and mails the decision. Returns 409 `STATUS_CONFLICT` if the performer does not await a decision, or lacks a document (rule P7).
 * @summary Approve or refuse a performer
 */
const decidePerformer = (
    id: string,
    performerDecisionRequest: PerformerDecisionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/operator/performers/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: performerDecisionRequest, signal
    },
      options);
    }




export const getDecidePerformerMutationKey = () => ['decidePerformer'] as const;

export const getDecidePerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decidePerformer>>, TError,DecidePerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof decidePerformer>>, TError,DecidePerformerMutationVariables, TContext> => {

const mutationKey = getDecidePerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decidePerformer>>, DecidePerformerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  decidePerformer(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecidePerformerMutationResult = NonNullable<Awaited<ReturnType<typeof decidePerformer>>>
    export type DecidePerformerMutationBody = PerformerDecisionRequest
    export type DecidePerformerMutationError = ErrorType<Error>
    export type DecidePerformerMutationVariables = {id: string;data: PerformerDecisionRequest}

    /**
 * @summary Approve or refuse a performer
 */
export const useDecidePerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decidePerformer>>, TError,DecidePerformerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decidePerformer>>,
        TError,
        DecidePerformerMutationVariables,
        TContext
      > => {
      return useMutation(getDecidePerformerMutationOptions(options), queryClient);
    }
    /**
 * Urgent reports come first, then the oldest. Contains the texts of the reported items, also of hidden and locked ones (rule R1).
 * @summary Reports of all users with a status, urgent first
 */
const listOperatorReports = (
    params?: ListOperatorReportsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<OperatorReportList>(
      {url: `/operator/reports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOperatorReportsInfiniteQueryKey = (params?: ListOperatorReportsParams,) => {
    return [
    'infinite', "listOperatorReports", ...(params ? [params] : [])
    ] as const;
    }

export const getListOperatorReportsQueryKey = (params?: ListOperatorReportsParams,) => {
    return [
    "listOperatorReports", ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorReportsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(params?: ListOperatorReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorReportsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorReports>>, QueryKey, ListOperatorReportsParams['cursor']> = ({ client, signal, pageParam }) => listOperatorReports({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorReportsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorReports>>>
export type ListOperatorReportsInfiniteQueryError = ErrorType<Error>


export function useListOperatorReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorReportsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorReports>>,
          TError,
          Awaited<ReturnType<typeof listOperatorReports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorReports>>,
          TError,
          Awaited<ReturnType<typeof listOperatorReports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports of all users with a status, urgent first
 */

export function useListOperatorReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorReportsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Reports of all users with a status, urgent first
 */
export const prefetchListOperatorReportsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOperatorReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOperatorReportsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOperatorReportsInfinite} query
 */
export const invalidateListOperatorReportsInfinite = async (
 queryClient: QueryClient, params?: ListOperatorReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOperatorReportsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Reports of all users with a status, urgent first
 */
export const useSetListOperatorReportsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOperatorReportsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>>({ exact: $exactMatch, queryKey: getListOperatorReportsInfiniteQueryKey(params) }, updater);
  };
}



export const getListOperatorReportsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(params?: ListOperatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorReports>>> = ({ client, signal }) => listOperatorReports(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorReports>>>
export type ListOperatorReportsQueryError = ErrorType<Error>


export function useListOperatorReports<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorReports>>,
          TError,
          Awaited<ReturnType<typeof listOperatorReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReports<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorReports>>,
          TError,
          Awaited<ReturnType<typeof listOperatorReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReports<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports of all users with a status, urgent first
 */

export function useListOperatorReports<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Reports of all users with a status, urgent first
 */
export const prefetchListOperatorReportsQuery = async <TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListOperatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOperatorReportsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOperatorReports} query
 */
export const invalidateListOperatorReports = async (
 queryClient: QueryClient, params?: ListOperatorReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOperatorReportsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Reports of all users with a status, urgent first
 */
export const useSetListOperatorReportsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOperatorReportsParams | undefined,updater: Awaited<ReturnType<typeof listOperatorReports>> | undefined | ((old: Awaited<ReturnType<typeof listOperatorReports>> | undefined) => Awaited<ReturnType<typeof listOperatorReports>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOperatorReports>>>({ exact: $exactMatch, queryKey: getListOperatorReportsQueryKey(params) }, updater);
  };
}



export const getListOperatorReportsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorReports>>> = ({ client, signal }) => listOperatorReports(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOperatorReportsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorReports>>>
export type ListOperatorReportsSuspenseQueryError = ErrorType<Error>


export function useListOperatorReportsSuspense<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorReportsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsSuspense<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsSuspense<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports of all users with a status, urgent first
 */

export function useListOperatorReportsSuspense<TData = Awaited<ReturnType<typeof listOperatorReports>>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorReportsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOperatorReportsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorReportsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorReports>>, QueryKey, ListOperatorReportsParams['cursor']> = ({ client, signal, pageParam }) => listOperatorReports({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorReportsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorReports>>>
export type ListOperatorReportsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListOperatorReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListOperatorReportsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports of all users with a status, urgent first
 */

export function useListOperatorReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOperatorReports>>, ListOperatorReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListOperatorReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listOperatorReports>>, TError, TData, QueryKey, ListOperatorReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorReportsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Decides about the reported item or profile: all open reports about it get the same outcome, or after an appeal those of the same decision. `removed` hides it from all users except its owner; the other outcomes show it again, unless another report hides it. Both sides are notified and mailed. Returns 409 `STATUS_CONFLICT` for the removal of a fan's profile, which is not public, and for a report that is neither open nor appealed, so a repeated call changes nothing (rule R1).
 * @summary Dismiss a report, warn the reported user, or remove the reported item
 */
const decideReport = (
    id: string,
    reportDecisionRequest: ReportDecisionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/operator/reports/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: reportDecisionRequest, signal
    },
      options);
    }




export const getDecideReportMutationKey = () => ['decideReport'] as const;

export const getDecideReportMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext> => {

const mutationKey = getDecideReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideReport>>, DecideReportMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  decideReport(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideReportMutationResult = NonNullable<Awaited<ReturnType<typeof decideReport>>>
    export type DecideReportMutationBody = ReportDecisionRequest
    export type DecideReportMutationError = ErrorType<Error>
    export type DecideReportMutationVariables = {id: string;data: ReportDecisionRequest}

    /**
 * @summary Dismiss a report, warn the reported user, or remove the reported item
 */
export const useDecideReport = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideReport>>,
        TError,
        DecideReportMutationVariables,
        TContext
      > => {
      return useMutation(getDecideReportMutationOptions(options), queryClient);
    }
