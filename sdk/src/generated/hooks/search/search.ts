/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  ListSearchKeywordsParams,
  SearchKeywordList,
  SearchKeywordRequest
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
 * The keyword counts for the suggestions of all users, and is added to the viewer's own searches.
 * @summary Store a search
 */
const saveSearchKeyword = (
    searchKeywordRequest: SearchKeywordRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/search/keywords`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: searchKeywordRequest, signal
    },
      options);
    }




export const getSaveSearchKeywordMutationKey = () => ['saveSearchKeyword'] as const;

export const getSaveSearchKeywordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSearchKeyword>>, TError,SaveSearchKeywordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSearchKeyword>>, TError,SaveSearchKeywordMutationVariables, TContext> => {

const mutationKey = getSaveSearchKeywordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSearchKeyword>>, SaveSearchKeywordMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  saveSearchKeyword(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSearchKeywordMutationResult = NonNullable<Awaited<ReturnType<typeof saveSearchKeyword>>>
    export type SaveSearchKeywordMutationBody = SearchKeywordRequest
    export type SaveSearchKeywordMutationError = ErrorType<Error>
    export type SaveSearchKeywordMutationVariables = {data: SearchKeywordRequest}

    /**
 * @summary Store a search
 */
export const useSaveSearchKeyword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSearchKeyword>>, TError,SaveSearchKeywordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSearchKeyword>>,
        TError,
        SaveSearchKeywordMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSearchKeywordMutationOptions(options), queryClient);
    }
    /**
 * The viewer's own searches first, then popular ones.
 * @summary Suggestions while typing
 */
const listSearchKeywords = (
    params?: ListSearchKeywordsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SearchKeywordList>(
      {url: `/search/list/keywords`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSearchKeywordsInfiniteQueryKey = (params?: ListSearchKeywordsParams,) => {
    return [
    'infinite', "listSearchKeywords", ...(params ? [params] : [])
    ] as const;
    }

export const getListSearchKeywordsQueryKey = (params?: ListSearchKeywordsParams,) => {
    return [
    "listSearchKeywords", ...(params ? [params] : [])
    ] as const;
    }


export const getListSearchKeywordsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(params?: ListSearchKeywordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchKeywordsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchKeywords>>, QueryKey, ListSearchKeywordsParams['offset']> = ({ client, signal, pageParam }) => listSearchKeywords({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchKeywordsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchKeywords>>>
export type ListSearchKeywordsInfiniteQueryError = ErrorType<Error>


export function useListSearchKeywordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListSearchKeywordsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchKeywords>>,
          TError,
          Awaited<ReturnType<typeof listSearchKeywords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchKeywords>>,
          TError,
          Awaited<ReturnType<typeof listSearchKeywords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchKeywordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchKeywordsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Suggestions while typing
 */
export const prefetchListSearchKeywordsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSearchKeywordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSearchKeywordsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSearchKeywordsInfinite} query
 */
export const invalidateListSearchKeywordsInfinite = async (
 queryClient: QueryClient, params?: ListSearchKeywordsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSearchKeywordsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Suggestions while typing
 */
export const useSetListSearchKeywordsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSearchKeywordsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>>({ exact: $exactMatch, queryKey: getListSearchKeywordsInfiniteQueryKey(params) }, updater);
  };
}



export const getListSearchKeywordsQueryOptions = <TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(params?: ListSearchKeywordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchKeywordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchKeywords>>> = ({ client, signal }) => listSearchKeywords(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchKeywordsQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchKeywords>>>
export type ListSearchKeywordsQueryError = ErrorType<Error>


export function useListSearchKeywords<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params: undefined |  ListSearchKeywordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchKeywords>>,
          TError,
          Awaited<ReturnType<typeof listSearchKeywords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywords<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchKeywords>>,
          TError,
          Awaited<ReturnType<typeof listSearchKeywords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywords<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchKeywords<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchKeywordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Suggestions while typing
 */
export const prefetchListSearchKeywordsQuery = async <TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSearchKeywordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSearchKeywordsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSearchKeywords} query
 */
export const invalidateListSearchKeywords = async (
 queryClient: QueryClient, params?: ListSearchKeywordsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSearchKeywordsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Suggestions while typing
 */
export const useSetListSearchKeywordsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSearchKeywordsParams | undefined,updater: Awaited<ReturnType<typeof listSearchKeywords>> | undefined | ((old: Awaited<ReturnType<typeof listSearchKeywords>> | undefined) => Awaited<ReturnType<typeof listSearchKeywords>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listSearchKeywords>>>({ exact: $exactMatch, queryKey: getListSearchKeywordsQueryKey(params) }, updater);
  };
}



export const getListSearchKeywordsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchKeywordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchKeywords>>> = ({ client, signal }) => listSearchKeywords(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSearchKeywordsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchKeywords>>>
export type ListSearchKeywordsSuspenseQueryError = ErrorType<Error>


export function useListSearchKeywordsSuspense<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params: undefined |  ListSearchKeywordsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsSuspense<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsSuspense<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchKeywordsSuspense<TData = Awaited<ReturnType<typeof listSearchKeywords>>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchKeywordsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSearchKeywordsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchKeywordsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchKeywords>>, QueryKey, ListSearchKeywordsParams['offset']> = ({ client, signal, pageParam }) => listSearchKeywords({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchKeywordsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchKeywords>>>
export type ListSearchKeywordsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListSearchKeywordsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListSearchKeywordsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchKeywordsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchKeywordsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSearchKeywords>>, ListSearchKeywordsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSearchKeywordsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSearchKeywords>>, TError, TData, QueryKey, ListSearchKeywordsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchKeywordsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






