/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ListPayoutRequestsParams,
  ListUserPayoutRequestsParams,
  PayoutCalculateRequest,
  PayoutCalculation,
  PayoutRequest,
  PayoutRequestCreateRequest,
  PayoutRequestList,
  PayoutRequestUpdateRequest,
  PendingPayout
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

import { payment, withTransport } from '../../../hook-transport.ts';
import { withQueryKey } from '../../../query-key.ts';
import type { ErrorType } from '../../../hook-transport.ts';
import { transport } from '../../../hook-transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Holds the amount, which is limited to payable earnings (rules M3, M9). Returns 409 `PAYOUT_PENDING` while another request is pending, 422 `AMOUNT_OUT_OF_RANGE` below the minimum, 402 `INSUFFICIENT_BALANCE` above the payable amount, and 403 `PERFORMER_NOT_APPROVED` if the user's identity is not approved. A `method` without a bank account or an account at the gateway is refused.
 * @summary Request a payout
 */
const createPayoutRequest = (
    payoutRequestCreateRequest: PayoutRequestCreateRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<PayoutRequest>(
      {url: `/payout-requests`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payoutRequestCreateRequest, signal
    },
      options);
    }




export const getCreatePayoutRequestMutationKey = () => ['createPayoutRequest'] as const;

export const getCreatePayoutRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayoutRequest>>, TError,CreatePayoutRequestMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof createPayoutRequest>>, TError,CreatePayoutRequestMutationVariables, TContext> => {

const mutationKey = getCreatePayoutRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPayoutRequest>>, CreatePayoutRequestMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createPayoutRequest(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePayoutRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createPayoutRequest>>>
    export type CreatePayoutRequestMutationBody = PayoutRequestCreateRequest
    export type CreatePayoutRequestMutationError = ErrorType<Error>
    export type CreatePayoutRequestMutationVariables = {data: PayoutRequestCreateRequest}

    /**
 * @summary Request a payout
 */
export const useCreatePayoutRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayoutRequest>>, TError,CreatePayoutRequestMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayoutRequest>>,
        TError,
        CreatePayoutRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePayoutRequestMutationOptions(options), queryClient);
    }
    /**
 * Holds no money. `obstacle` has the reason why a payout is not possible.
 * @summary Preview a payout
 */
const calculatePayout = (
    payoutCalculateRequest: PayoutCalculateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PayoutCalculation>(
      {url: `/payout-requests/calculate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payoutCalculateRequest, signal
    },
      options);
    }




export const getCalculatePayoutMutationKey = () => ['calculatePayout'] as const;

export const getCalculatePayoutMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof calculatePayout>>, TError,CalculatePayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof calculatePayout>>, TError,CalculatePayoutMutationVariables, TContext> => {

const mutationKey = getCalculatePayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof calculatePayout>>, CalculatePayoutMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  calculatePayout(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CalculatePayoutMutationResult = NonNullable<Awaited<ReturnType<typeof calculatePayout>>>
    export type CalculatePayoutMutationBody = PayoutCalculateRequest
    export type CalculatePayoutMutationError = ErrorType<Error>
    export type CalculatePayoutMutationVariables = {data: PayoutCalculateRequest}

    /**
 * @summary Preview a payout
 */
export const useCalculatePayout = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof calculatePayout>>, TError,CalculatePayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof calculatePayout>>,
        TError,
        CalculatePayoutMutationVariables,
        TContext
      > => {
      return useMutation(getCalculatePayoutMutationOptions(options), queryClient);
    }
    /**
 * A pending request blocks another one (rule M9).
 * @summary Whether a payout request is pending
 */
const checkPendingPayoutRequest = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PendingPayout>(
      {url: `/payout-requests/check/pending-review`, method: 'GET', signal
    },
      options);
    }




export const getCheckPendingPayoutRequestQueryKey = () => {
    return [
    "checkPendingPayoutRequest"
    ] as const;
    }


export const getCheckPendingPayoutRequestQueryOptions = <TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckPendingPayoutRequestQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkPendingPayoutRequest>>> = ({ client, signal }) => checkPendingPayoutRequest(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckPendingPayoutRequestQueryResult = NonNullable<Awaited<ReturnType<typeof checkPendingPayoutRequest>>>
export type CheckPendingPayoutRequestQueryError = ErrorType<Error>


export function useCheckPendingPayoutRequest<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPendingPayoutRequest>>,
          TError,
          Awaited<ReturnType<typeof checkPendingPayoutRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPendingPayoutRequest<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPendingPayoutRequest>>,
          TError,
          Awaited<ReturnType<typeof checkPendingPayoutRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPendingPayoutRequest<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a payout request is pending
 */

export function useCheckPendingPayoutRequest<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckPendingPayoutRequestQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether a payout request is pending
 */
export const prefetchCheckPendingPayoutRequestQuery = async <TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getCheckPendingPayoutRequestQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCheckPendingPayoutRequest} query
 */
export const invalidateCheckPendingPayoutRequest = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckPendingPayoutRequestQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Whether a payout request is pending
 */
export const useSetCheckPendingPayoutRequestQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof checkPendingPayoutRequest>> | undefined | ((old: Awaited<ReturnType<typeof checkPendingPayoutRequest>> | undefined) => Awaited<ReturnType<typeof checkPendingPayoutRequest>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof checkPendingPayoutRequest>>>({ exact: $exactMatch, queryKey: getCheckPendingPayoutRequestQueryKey() }, updater);
  };
}



export const getCheckPendingPayoutRequestSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckPendingPayoutRequestQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkPendingPayoutRequest>>> = ({ client, signal }) => checkPendingPayoutRequest(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckPendingPayoutRequestSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkPendingPayoutRequest>>>
export type CheckPendingPayoutRequestSuspenseQueryError = ErrorType<Error>


export function useCheckPendingPayoutRequestSuspense<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPendingPayoutRequestSuspense<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPendingPayoutRequestSuspense<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a payout request is pending
 */

export function useCheckPendingPayoutRequestSuspense<TData = Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkPendingPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckPendingPayoutRequestSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A performer's payout requests
 */
const listPayoutRequests = (
    params?: ListPayoutRequestsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PayoutRequestList>(
      {url: `/payout-requests/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPayoutRequestsInfiniteQueryKey = (params?: ListPayoutRequestsParams,) => {
    return [
    'infinite', "listPayoutRequests", ...(params ? [params] : [])
    ] as const;
    }

export const getListPayoutRequestsQueryKey = (params?: ListPayoutRequestsParams,) => {
    return [
    "listPayoutRequests", ...(params ? [params] : [])
    ] as const;
    }


export const getListPayoutRequestsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayoutRequests>>, QueryKey, ListPayoutRequestsParams['cursor']> = ({ client, signal, pageParam }) => listPayoutRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPayoutRequestsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPayoutRequests>>>
export type ListPayoutRequestsInfiniteQueryError = ErrorType<Error>


export function useListPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPayoutRequestsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listPayoutRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listPayoutRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's payout requests
 */

export function useListPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutRequestsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's payout requests
 */
export const prefetchListPayoutRequestsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPayoutRequestsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPayoutRequestsInfinite} query
 */
export const invalidateListPayoutRequestsInfinite = async (
 queryClient: QueryClient, params?: ListPayoutRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPayoutRequestsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's payout requests
 */
export const useSetListPayoutRequestsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPayoutRequestsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>>({ exact: $exactMatch, queryKey: getListPayoutRequestsInfiniteQueryKey(params) }, updater);
  };
}



export const getListPayoutRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(params?: ListPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayoutRequests>>> = ({ client, signal }) => listPayoutRequests(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPayoutRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayoutRequests>>>
export type ListPayoutRequestsQueryError = ErrorType<Error>


export function useListPayoutRequests<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListPayoutRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listPayoutRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequests<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listPayoutRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequests<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's payout requests
 */

export function useListPayoutRequests<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's payout requests
 */
export const prefetchListPayoutRequestsQuery = async <TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPayoutRequestsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPayoutRequests} query
 */
export const invalidateListPayoutRequests = async (
 queryClient: QueryClient, params?: ListPayoutRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPayoutRequestsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's payout requests
 */
export const useSetListPayoutRequestsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPayoutRequestsParams | undefined,updater: Awaited<ReturnType<typeof listPayoutRequests>> | undefined | ((old: Awaited<ReturnType<typeof listPayoutRequests>> | undefined) => Awaited<ReturnType<typeof listPayoutRequests>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPayoutRequests>>>({ exact: $exactMatch, queryKey: getListPayoutRequestsQueryKey(params) }, updater);
  };
}



export const getListPayoutRequestsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayoutRequests>>> = ({ client, signal }) => listPayoutRequests(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPayoutRequestsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPayoutRequests>>>
export type ListPayoutRequestsSuspenseQueryError = ErrorType<Error>


export function useListPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListPayoutRequestsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's payout requests
 */

export function useListPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutRequestsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPayoutRequestsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayoutRequests>>, QueryKey, ListPayoutRequestsParams['cursor']> = ({ client, signal, pageParam }) => listPayoutRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPayoutRequestsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPayoutRequests>>>
export type ListPayoutRequestsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPayoutRequestsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's payout requests
 */

export function useListPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayoutRequests>>, ListPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayoutRequests>>, TError, TData, QueryKey, ListPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutRequestsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Also for users with referral earnings (rule M5).
 * @summary The viewer's own payout requests
 */
const listUserPayoutRequests = (
    params?: ListUserPayoutRequestsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PayoutRequestList>(
      {url: `/payout-requests/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUserPayoutRequestsInfiniteQueryKey = (params?: ListUserPayoutRequestsParams,) => {
    return [
    'infinite', "listUserPayoutRequests", ...(params ? [params] : [])
    ] as const;
    }

export const getListUserPayoutRequestsQueryKey = (params?: ListUserPayoutRequestsParams,) => {
    return [
    "listUserPayoutRequests", ...(params ? [params] : [])
    ] as const;
    }


export const getListUserPayoutRequestsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserPayoutRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserPayoutRequests>>, QueryKey, ListUserPayoutRequestsParams['cursor']> = ({ client, signal, pageParam }) => listUserPayoutRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserPayoutRequestsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listUserPayoutRequests>>>
export type ListUserPayoutRequestsInfiniteQueryError = ErrorType<Error>


export function useListUserPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListUserPayoutRequestsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listUserPayoutRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listUserPayoutRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own payout requests
 */

export function useListUserPayoutRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserPayoutRequestsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's own payout requests
 */
export const prefetchListUserPayoutRequestsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUserPayoutRequestsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUserPayoutRequestsInfinite} query
 */
export const invalidateListUserPayoutRequestsInfinite = async (
 queryClient: QueryClient, params?: ListUserPayoutRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUserPayoutRequestsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's own payout requests
 */
export const useSetListUserPayoutRequestsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListUserPayoutRequestsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>>({ exact: $exactMatch, queryKey: getListUserPayoutRequestsInfiniteQueryKey(params) }, updater);
  };
}



export const getListUserPayoutRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserPayoutRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserPayoutRequests>>> = ({ client, signal }) => listUserPayoutRequests(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserPayoutRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listUserPayoutRequests>>>
export type ListUserPayoutRequestsQueryError = ErrorType<Error>


export function useListUserPayoutRequests<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListUserPayoutRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listUserPayoutRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequests<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserPayoutRequests>>,
          TError,
          Awaited<ReturnType<typeof listUserPayoutRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequests<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own payout requests
 */

export function useListUserPayoutRequests<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserPayoutRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's own payout requests
 */
export const prefetchListUserPayoutRequestsQuery = async <TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUserPayoutRequestsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUserPayoutRequests} query
 */
export const invalidateListUserPayoutRequests = async (
 queryClient: QueryClient, params?: ListUserPayoutRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUserPayoutRequestsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's own payout requests
 */
export const useSetListUserPayoutRequestsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListUserPayoutRequestsParams | undefined,updater: Awaited<ReturnType<typeof listUserPayoutRequests>> | undefined | ((old: Awaited<ReturnType<typeof listUserPayoutRequests>> | undefined) => Awaited<ReturnType<typeof listUserPayoutRequests>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listUserPayoutRequests>>>({ exact: $exactMatch, queryKey: getListUserPayoutRequestsQueryKey(params) }, updater);
  };
}



export const getListUserPayoutRequestsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserPayoutRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserPayoutRequests>>> = ({ client, signal }) => listUserPayoutRequests(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListUserPayoutRequestsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUserPayoutRequests>>>
export type ListUserPayoutRequestsSuspenseQueryError = ErrorType<Error>


export function useListUserPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListUserPayoutRequestsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own payout requests
 */

export function useListUserPayoutRequestsSuspense<TData = Awaited<ReturnType<typeof listUserPayoutRequests>>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserPayoutRequestsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUserPayoutRequestsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserPayoutRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserPayoutRequests>>, QueryKey, ListUserPayoutRequestsParams['cursor']> = ({ client, signal, pageParam }) => listUserPayoutRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserPayoutRequestsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listUserPayoutRequests>>>
export type ListUserPayoutRequestsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListUserPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListUserPayoutRequestsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's own payout requests
 */

export function useListUserPayoutRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserPayoutRequests>>, ListUserPayoutRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListUserPayoutRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserPayoutRequests>>, TError, TData, QueryKey, ListUserPayoutRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserPayoutRequestsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Another amount changes the hold. An approved request returns 409 `STATUS_CONFLICT`.
 * @summary Change a payout that is still pending
 */
const updatePayoutRequest = (
    id: string,
    payoutRequestUpdateRequest: PayoutRequestUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PayoutRequest>(
      {url: `/payout-requests/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: payoutRequestUpdateRequest, signal
    },
      options);
    }




export const getUpdatePayoutRequestMutationKey = () => ['updatePayoutRequest'] as const;

export const getUpdatePayoutRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayoutRequest>>, TError,UpdatePayoutRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePayoutRequest>>, TError,UpdatePayoutRequestMutationVariables, TContext> => {

const mutationKey = getUpdatePayoutRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePayoutRequest>>, UpdatePayoutRequestMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updatePayoutRequest(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePayoutRequestMutationResult = NonNullable<Awaited<ReturnType<typeof updatePayoutRequest>>>
    export type UpdatePayoutRequestMutationBody = PayoutRequestUpdateRequest
    export type UpdatePayoutRequestMutationError = ErrorType<Error>
    export type UpdatePayoutRequestMutationVariables = {id: string;data: PayoutRequestUpdateRequest}

    /**
 * @summary Change a payout that is still pending
 */
export const useUpdatePayoutRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayoutRequest>>, TError,UpdatePayoutRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePayoutRequest>>,
        TError,
        UpdatePayoutRequestMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePayoutRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary One payout request
 */
const getPayoutRequest = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PayoutRequest>(
      {url: `/payout-requests/${encodeURIComponent(String(id))}/view`, method: 'GET', signal
    },
      options);
    }




export const getGetPayoutRequestQueryKey = (id: string,) => {
    return [
    "getPayoutRequest", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPayoutRequestQueryOptions = <TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayoutRequestQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayoutRequest>>> = ({ client, signal }) => getPayoutRequest(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayoutRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getPayoutRequest>>>
export type GetPayoutRequestQueryError = ErrorType<Error>


export function useGetPayoutRequest<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRequest>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRequest<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRequest>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRequest<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One payout request
 */

export function useGetPayoutRequest<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayoutRequestQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One payout request
 */
export const prefetchGetPayoutRequestQuery = async <TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPayoutRequestQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPayoutRequest} query
 */
export const invalidateGetPayoutRequest = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPayoutRequestQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One payout request
 */
export const useSetGetPayoutRequestQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPayoutRequest>> | undefined | ((old: Awaited<ReturnType<typeof getPayoutRequest>> | undefined) => Awaited<ReturnType<typeof getPayoutRequest>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPayoutRequest>>>({ exact: $exactMatch, queryKey: getGetPayoutRequestQueryKey(id) }, updater);
  };
}



export const getGetPayoutRequestSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayoutRequestQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayoutRequest>>> = ({ client, signal }) => getPayoutRequest(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPayoutRequestSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPayoutRequest>>>
export type GetPayoutRequestSuspenseQueryError = ErrorType<Error>


export function useGetPayoutRequestSuspense<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRequestSuspense<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRequestSuspense<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One payout request
 */

export function useGetPayoutRequestSuspense<TData = Awaited<ReturnType<typeof getPayoutRequest>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayoutRequest>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayoutRequestSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






