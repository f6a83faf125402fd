/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ListTransactionsParams,
  PaymentList,
  PaymentMethod,
  PaymentReceipt,
  SandboxAuthenticationRequest,
  SandboxPaymentMethodRequest,
  TopUpRequest
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
 * @summary The reader's payments through the gateway, latest first
 */
export const listTransactions = (
    params?: ListTransactionsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PaymentList>(
      {url: `/payment/transactions/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTransactionsInfiniteQueryKey = (params?: ListTransactionsParams,) => {
    return [
    'infinite', "listTransactions", ...(params ? [params] : [])
    ] as const;
    }

export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    "listTransactions", ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['cursor']> = ({ signal, pageParam }) => listTransactions({...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsInfiniteQueryError = ErrorType<Error>


export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reader's payments through the gateway, latest first
 */

export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The reader's payments through the gateway, latest first
 */
export const prefetchListTransactionsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTransactionsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTransactionsInfinite} query
 */
export const invalidateListTransactionsInfinite = async (
 queryClient: QueryClient, params?: ListTransactionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTransactionsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The reader's payments through the gateway, latest first
 */
export const useSetListTransactionsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTransactionsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>>({ exact: $exactMatch, queryKey: getListTransactionsInfiniteQueryKey(params) }, updater);
  };
}



export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<Error>


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reader's payments through the gateway, latest first
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The reader's payments through the gateway, latest first
 */
export const prefetchListTransactionsQuery = async <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTransactions} query
 */
export const invalidateListTransactions = async (
 queryClient: QueryClient, params?: ListTransactionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTransactionsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The reader's payments through the gateway, latest first
 */
export const useSetListTransactionsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTransactionsParams | undefined,updater: Awaited<ReturnType<typeof listTransactions>> | undefined | ((old: Awaited<ReturnType<typeof listTransactions>> | undefined) => Awaited<ReturnType<typeof listTransactions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTransactions>>>({ exact: $exactMatch, queryKey: getListTransactionsQueryKey(params) }, updater);
  };
}



export const getListTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsSuspenseQueryError = ErrorType<Error>


export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reader's payments through the gateway, latest first
 */

export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTransactionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['cursor']> = ({ signal, pageParam }) => listTransactions({...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListTransactionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reader's payments through the gateway, latest first
 */

export function useListTransactionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Tokens are credited once the gateway confirms, exactly once however often it says so (rule M3). A declined card
 * answers 402 `CARD_DECLINED`.
 * @summary Buy tokens by card
 */
export const topUpWallet = (
    topUpRequest: TopUpRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<PaymentReceipt>(
      {url: `/payment/wallet/top-up`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: topUpRequest, signal
    },
      options);
    }




export const getTopUpWalletMutationKey = () => ['topUpWallet'] as const;

export const getTopUpWalletMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError,TopUpWalletMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError,TopUpWalletMutationVariables, TContext> => {

const mutationKey = getTopUpWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof topUpWallet>>, TopUpWalletMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  topUpWallet(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TopUpWalletMutationResult = NonNullable<Awaited<ReturnType<typeof topUpWallet>>>
    export type TopUpWalletMutationBody = TopUpRequest
    export type TopUpWalletMutationError = ErrorType<Error>
    export type TopUpWalletMutationVariables = {data: TopUpRequest}

    /**
 * @summary Buy tokens by card
 */
export const useTopUpWallet = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError,TopUpWalletMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof topUpWallet>>,
        TError,
        TopUpWalletMutationVariables,
        TContext
      > => {
      return useMutation(getTopUpWalletMutationOptions(options), queryClient);
    }
    /**
 * Only in demo mode. Takes the published test card numbers and no others.
 * @summary Hand a test card to the sandbox gateway
 */
export const createSandboxPaymentMethod = (
    sandboxPaymentMethodRequest: SandboxPaymentMethodRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PaymentMethod>(
      {url: `/sandbox/payment-methods`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sandboxPaymentMethodRequest, signal
    },
      options);
    }




export const getCreateSandboxPaymentMethodMutationKey = () => ['createSandboxPaymentMethod'] as const;

export const getCreateSandboxPaymentMethodMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxPaymentMethod>>, TError,CreateSandboxPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createSandboxPaymentMethod>>, TError,CreateSandboxPaymentMethodMutationVariables, TContext> => {

const mutationKey = getCreateSandboxPaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxPaymentMethod>>, CreateSandboxPaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSandboxPaymentMethod(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSandboxPaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxPaymentMethod>>>
    export type CreateSandboxPaymentMethodMutationBody = SandboxPaymentMethodRequest
    export type CreateSandboxPaymentMethodMutationError = ErrorType<Error>
    export type CreateSandboxPaymentMethodMutationVariables = {data: SandboxPaymentMethodRequest}

    /**
 * @summary Hand a test card to the sandbox gateway
 */
export const useCreateSandboxPaymentMethod = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxPaymentMethod>>, TError,CreateSandboxPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSandboxPaymentMethod>>,
        TError,
        CreateSandboxPaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSandboxPaymentMethodMutationOptions(options), queryClient);
    }
    /**
 * Only in demo mode. Approved, the payment goes through; refused, it fails with 402 `CARD_DECLINED`.
 * @summary Answer the sandbox gateway's authentication step
 */
export const authenticateSandboxPayment = (
    id: string,
    sandboxAuthenticationRequest: SandboxAuthenticationRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<PaymentReceipt>(
      {url: `/sandbox/payments/${encodeURIComponent(String(id))}/authenticate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sandboxAuthenticationRequest, signal
    },
      options);
    }




export const getAuthenticateSandboxPaymentMutationKey = () => ['authenticateSandboxPayment'] as const;

export const getAuthenticateSandboxPaymentMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateSandboxPayment>>, TError,AuthenticateSandboxPaymentMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticateSandboxPayment>>, TError,AuthenticateSandboxPaymentMutationVariables, TContext> => {

const mutationKey = getAuthenticateSandboxPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateSandboxPayment>>, AuthenticateSandboxPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  authenticateSandboxPayment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateSandboxPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateSandboxPayment>>>
    export type AuthenticateSandboxPaymentMutationBody = SandboxAuthenticationRequest
    export type AuthenticateSandboxPaymentMutationError = ErrorType<Error>
    export type AuthenticateSandboxPaymentMutationVariables = {id: string;data: SandboxAuthenticationRequest}

    /**
 * @summary Answer the sandbox gateway's authentication step
 */
export const useAuthenticateSandboxPayment = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateSandboxPayment>>, TError,AuthenticateSandboxPaymentMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticateSandboxPayment>>,
        TError,
        AuthenticateSandboxPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateSandboxPaymentMutationOptions(options), queryClient);
    }
