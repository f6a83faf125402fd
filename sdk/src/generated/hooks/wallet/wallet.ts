/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ChargeList,
  ChargeReceipt,
  Error,
  Id,
  ListChargesParams,
  TipRequest
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

import { transport } from '../../../transport.ts';
import type { ErrorType } from '../../../transport.ts';
import { payment } from '../../../transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const listCharges = (
    params?: ListChargesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ChargeList>(
      {url: `/wallet/charges/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListChargesInfiniteQueryKey = (params?: ListChargesParams,) => {
    return [
    'infinite', "listCharges", ...(params ? [params] : [])
    ] as const;
    }

export const getListChargesQueryKey = (params?: ListChargesParams,) => {
    return [
    "listCharges", ...(params ? [params] : [])
    ] as const;
    }


export const getListChargesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(params?: ListChargesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChargesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>, QueryKey, ListChargesParams['cursor']> = ({ signal, pageParam }) => listCharges({...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChargesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCharges>>>
export type ListChargesInfiniteQueryError = ErrorType<Error>


export function useListChargesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListChargesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharges>>,
          TError,
          Awaited<ReturnType<typeof listCharges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharges>>,
          TError,
          Awaited<ReturnType<typeof listCharges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the reader paid for with tokens, latest first
 */

export function useListChargesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChargesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const prefetchListChargesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListChargesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListChargesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListChargesInfinite} query
 */
export const invalidateListChargesInfinite = async (
 queryClient: QueryClient, params?: ListChargesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChargesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const useSetListChargesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListChargesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>>({ exact: $exactMatch, queryKey: getListChargesInfiniteQueryKey(params) }, updater);
  };
}



export const getListChargesQueryOptions = <TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(params?: ListChargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>> = ({ signal }) => listCharges(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChargesQueryResult = NonNullable<Awaited<ReturnType<typeof listCharges>>>
export type ListChargesQueryError = ErrorType<Error>


export function useListCharges<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params: undefined |  ListChargesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharges>>,
          TError,
          Awaited<ReturnType<typeof listCharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCharges<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharges>>,
          TError,
          Awaited<ReturnType<typeof listCharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCharges<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the reader paid for with tokens, latest first
 */

export function useListCharges<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChargesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const prefetchListChargesQuery = async <TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListChargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListChargesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCharges} query
 */
export const invalidateListCharges = async (
 queryClient: QueryClient, params?: ListChargesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChargesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const useSetListChargesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListChargesParams | undefined,updater: Awaited<ReturnType<typeof listCharges>> | undefined | ((old: Awaited<ReturnType<typeof listCharges>> | undefined) => Awaited<ReturnType<typeof listCharges>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCharges>>>({ exact: $exactMatch, queryKey: getListChargesQueryKey(params) }, updater);
  };
}



export const getListChargesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(params?: ListChargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>> = ({ signal }) => listCharges(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListChargesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCharges>>>
export type ListChargesSuspenseQueryError = ErrorType<Error>


export function useListChargesSuspense<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params: undefined |  ListChargesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesSuspense<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesSuspense<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the reader paid for with tokens, latest first
 */

export function useListChargesSuspense<TData = Awaited<ReturnType<typeof listCharges>>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChargesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListChargesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(params?: ListChargesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChargesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>, QueryKey, ListChargesParams['cursor']> = ({ signal, pageParam }) => listCharges({...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChargesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCharges>>>
export type ListChargesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListChargesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListChargesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChargesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the reader paid for with tokens, latest first
 */

export function useListChargesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCharges>>, ListChargesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListChargesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCharges>>, TError, TData, QueryKey, ListChargesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChargesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Below the minimum or above the balance it is refused and nothing is charged. Nobody tips themselves (rule M3).
 * @summary Tip a performer
 */
export const tipPerformer = (
    id: Id,
    tipRequest: TipRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/tip/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tipRequest, signal
    },
      options);
    }




export const getTipPerformerMutationKey = () => ['tipPerformer'] as const;

export const getTipPerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tipPerformer>>, TError,TipPerformerMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof tipPerformer>>, TError,TipPerformerMutationVariables, TContext> => {

const mutationKey = getTipPerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tipPerformer>>, TipPerformerMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  tipPerformer(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TipPerformerMutationResult = NonNullable<Awaited<ReturnType<typeof tipPerformer>>>
    export type TipPerformerMutationBody = TipRequest
    export type TipPerformerMutationError = ErrorType<Error>
    export type TipPerformerMutationVariables = {id: Id;data: TipRequest}

    /**
 * @summary Tip a performer
 */
export const useTipPerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tipPerformer>>, TError,TipPerformerMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tipPerformer>>,
        TError,
        TipPerformerMutationVariables,
        TContext
      > => {
      return useMutation(getTipPerformerMutationOptions(options), queryClient);
    }
