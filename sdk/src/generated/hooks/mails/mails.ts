/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DevelopmentMailList,
  Error,
  ListDevelopmentMailsParams
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
 * In production mode this mailbox does not exist, and the response is 404 (rule P5).
 * @summary The mails of demo mode, latest first
 */
const listDevelopmentMails = (
    params?: ListDevelopmentMailsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<DevelopmentMailList>(
      {url: `/development-mailbox`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDevelopmentMailsInfiniteQueryKey = (params?: ListDevelopmentMailsParams,) => {
    return [
    'infinite', "listDevelopmentMails", ...(params ? [params] : [])
    ] as const;
    }

export const getListDevelopmentMailsQueryKey = (params?: ListDevelopmentMailsParams,) => {
    return [
    "listDevelopmentMails", ...(params ? [params] : [])
    ] as const;
    }


export const getListDevelopmentMailsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevelopmentMailsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevelopmentMails>>, QueryKey, ListDevelopmentMailsParams['cursor']> = ({ client, signal, pageParam }) => listDevelopmentMails({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevelopmentMailsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDevelopmentMails>>>
export type ListDevelopmentMailsInfiniteQueryError = ErrorType<Error>


export function useListDevelopmentMailsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListDevelopmentMailsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopmentMails>>,
          TError,
          Awaited<ReturnType<typeof listDevelopmentMails>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopmentMails>>,
          TError,
          Awaited<ReturnType<typeof listDevelopmentMails>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The mails of demo mode, latest first
 */

export function useListDevelopmentMailsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevelopmentMailsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The mails of demo mode, latest first
 */
export const prefetchListDevelopmentMailsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDevelopmentMailsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDevelopmentMailsInfinite} query
 */
export const invalidateListDevelopmentMailsInfinite = async (
 queryClient: QueryClient, params?: ListDevelopmentMailsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDevelopmentMailsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The mails of demo mode, latest first
 */
export const useSetListDevelopmentMailsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListDevelopmentMailsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>>({ exact: $exactMatch, queryKey: getListDevelopmentMailsInfiniteQueryKey(params) }, updater);
  };
}



export const getListDevelopmentMailsQueryOptions = <TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevelopmentMailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevelopmentMails>>> = ({ client, signal }) => listDevelopmentMails(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevelopmentMailsQueryResult = NonNullable<Awaited<ReturnType<typeof listDevelopmentMails>>>
export type ListDevelopmentMailsQueryError = ErrorType<Error>


export function useListDevelopmentMails<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params: undefined |  ListDevelopmentMailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopmentMails>>,
          TError,
          Awaited<ReturnType<typeof listDevelopmentMails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMails<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopmentMails>>,
          TError,
          Awaited<ReturnType<typeof listDevelopmentMails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMails<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The mails of demo mode, latest first
 */

export function useListDevelopmentMails<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevelopmentMailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The mails of demo mode, latest first
 */
export const prefetchListDevelopmentMailsQuery = async <TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDevelopmentMailsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDevelopmentMails} query
 */
export const invalidateListDevelopmentMails = async (
 queryClient: QueryClient, params?: ListDevelopmentMailsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDevelopmentMailsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The mails of demo mode, latest first
 */
export const useSetListDevelopmentMailsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListDevelopmentMailsParams | undefined,updater: Awaited<ReturnType<typeof listDevelopmentMails>> | undefined | ((old: Awaited<ReturnType<typeof listDevelopmentMails>> | undefined) => Awaited<ReturnType<typeof listDevelopmentMails>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listDevelopmentMails>>>({ exact: $exactMatch, queryKey: getListDevelopmentMailsQueryKey(params) }, updater);
  };
}



export const getListDevelopmentMailsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevelopmentMailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevelopmentMails>>> = ({ client, signal }) => listDevelopmentMails(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDevelopmentMailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDevelopmentMails>>>
export type ListDevelopmentMailsSuspenseQueryError = ErrorType<Error>


export function useListDevelopmentMailsSuspense<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params: undefined |  ListDevelopmentMailsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsSuspense<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsSuspense<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The mails of demo mode, latest first
 */

export function useListDevelopmentMailsSuspense<TData = Awaited<ReturnType<typeof listDevelopmentMails>>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevelopmentMailsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDevelopmentMailsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevelopmentMailsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevelopmentMails>>, QueryKey, ListDevelopmentMailsParams['cursor']> = ({ client, signal, pageParam }) => listDevelopmentMails({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevelopmentMailsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDevelopmentMails>>>
export type ListDevelopmentMailsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListDevelopmentMailsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListDevelopmentMailsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopmentMailsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The mails of demo mode, latest first
 */

export function useListDevelopmentMailsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDevelopmentMails>>, ListDevelopmentMailsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListDevelopmentMailsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listDevelopmentMails>>, TError, TData, QueryKey, ListDevelopmentMailsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevelopmentMailsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






