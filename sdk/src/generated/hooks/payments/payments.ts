/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AppliedCoupon,
  CouponApplyRequest,
  CouponCode,
  Done,
  Error,
  GatewayEvent,
  ListPaymentCardsParams,
  ListTransactionsParams,
  PaymentCardCreateRequest,
  PaymentGateway,
  PaymentList,
  PaymentMethod,
  PaymentReceipt,
  SandboxAuthenticationRequest,
  SandboxOnboardingRequest,
  SandboxPaymentMethodRequest,
  SavedCard,
  SavedCardList,
  SavedCardReceipt,
  StripeAccount,
  StripeAccountRequest,
  SubscribeRequest,
  Subscription,
  SubscriptionCancelRequest,
  SubscriptionProvider,
  SubscriptionReceipt,
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

import { transport, withTransport } from '../../../hook-transport.ts';
import { withQueryKey } from '../../../query-key.ts';
import type { ErrorType } from '../../../hook-transport.ts';
import { payment } from '../../../hook-transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * For a top-up or a subscription (rule M8). The coupon is not used up: the payment sends the code again. An unknown code returns 404; one that is expired, used up or of another type returns 422 `COUPON_INVALID`.
 * @summary Preview the discount of a coupon
 */
const applyCoupon = (
    code: CouponCode,
    couponApplyRequest: CouponApplyRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AppliedCoupon>(
      {url: `/coupons/${encodeURIComponent(String(code))}/apply-coupon`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: couponApplyRequest, signal
    },
      options);
    }




export const getApplyCouponMutationKey = () => ['applyCoupon'] as const;

export const getApplyCouponMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext> => {

const mutationKey = getApplyCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyCoupon>>, ApplyCouponMutationVariables> = (props, { client }) => {
          const {code,data} = props ?? {};

          return  applyCoupon(code,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyCouponMutationResult = NonNullable<Awaited<ReturnType<typeof applyCoupon>>>
    export type ApplyCouponMutationBody = CouponApplyRequest
    export type ApplyCouponMutationError = ErrorType<Error>
    export type ApplyCouponMutationVariables = {code: CouponCode;data: CouponApplyRequest}

    /**
 * @summary Preview the discount of a coupon
 */
export const useApplyCoupon = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyCoupon>>,
        TError,
        ApplyCouponMutationVariables,
        TContext
      > => {
      return useMutation(getApplyCouponMutationOptions(options), queryClient);
    }
    /**
 * @summary The viewer's saved cards, the default one first
 */
const listPaymentCards = (
    params?: ListPaymentCardsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SavedCardList>(
      {url: `/payment-cards`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPaymentCardsInfiniteQueryKey = (params?: ListPaymentCardsParams,) => {
    return [
    'infinite', "listPaymentCards", ...(params ? [params] : [])
    ] as const;
    }

export const getListPaymentCardsQueryKey = (params?: ListPaymentCardsParams,) => {
    return [
    "listPaymentCards", ...(params ? [params] : [])
    ] as const;
    }


export const getListPaymentCardsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(params?: ListPaymentCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentCardsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentCards>>, QueryKey, ListPaymentCardsParams['offset']> = ({ client, signal, pageParam }) => listPaymentCards({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentCardsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentCards>>>
export type ListPaymentCardsInfiniteQueryError = ErrorType<Error>


export function useListPaymentCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListPaymentCardsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentCards>>,
          TError,
          Awaited<ReturnType<typeof listPaymentCards>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentCards>>,
          TError,
          Awaited<ReturnType<typeof listPaymentCards>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's saved cards, the default one first
 */

export function useListPaymentCardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentCardsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's saved cards, the default one first
 */
export const prefetchListPaymentCardsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPaymentCardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPaymentCardsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPaymentCardsInfinite} query
 */
export const invalidateListPaymentCardsInfinite = async (
 queryClient: QueryClient, params?: ListPaymentCardsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPaymentCardsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's saved cards, the default one first
 */
export const useSetListPaymentCardsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPaymentCardsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>>({ exact: $exactMatch, queryKey: getListPaymentCardsInfiniteQueryKey(params) }, updater);
  };
}



export const getListPaymentCardsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(params?: ListPaymentCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentCards>>> = ({ client, signal }) => listPaymentCards(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentCards>>>
export type ListPaymentCardsQueryError = ErrorType<Error>


export function useListPaymentCards<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params: undefined |  ListPaymentCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentCards>>,
          TError,
          Awaited<ReturnType<typeof listPaymentCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCards<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentCards>>,
          TError,
          Awaited<ReturnType<typeof listPaymentCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCards<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's saved cards, the default one first
 */

export function useListPaymentCards<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's saved cards, the default one first
 */
export const prefetchListPaymentCardsQuery = async <TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPaymentCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPaymentCardsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPaymentCards} query
 */
export const invalidateListPaymentCards = async (
 queryClient: QueryClient, params?: ListPaymentCardsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPaymentCardsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's saved cards, the default one first
 */
export const useSetListPaymentCardsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPaymentCardsParams | undefined,updater: Awaited<ReturnType<typeof listPaymentCards>> | undefined | ((old: Awaited<ReturnType<typeof listPaymentCards>> | undefined) => Awaited<ReturnType<typeof listPaymentCards>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPaymentCards>>>({ exact: $exactMatch, queryKey: getListPaymentCardsQueryKey(params) }, updater);
  };
}



export const getListPaymentCardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentCards>>> = ({ client, signal }) => listPaymentCards(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPaymentCardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentCards>>>
export type ListPaymentCardsSuspenseQueryError = ErrorType<Error>


export function useListPaymentCardsSuspense<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params: undefined |  ListPaymentCardsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsSuspense<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsSuspense<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's saved cards, the default one first
 */

export function useListPaymentCardsSuspense<TData = Awaited<ReturnType<typeof listPaymentCards>>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentCardsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaymentCardsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentCardsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentCards>>, QueryKey, ListPaymentCardsParams['offset']> = ({ client, signal, pageParam }) => listPaymentCards({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentCardsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentCards>>>
export type ListPaymentCardsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPaymentCardsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListPaymentCardsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentCardsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's saved cards, the default one first
 */

export function useListPaymentCardsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentCards>>, ListPaymentCardsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListPaymentCardsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentCards>>, TError, TData, QueryKey, ListPaymentCardsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentCardsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Subscriptions that are paid by this card are renewed by the default card; without one their renewal fails (rule M7).
 * @summary Remove a saved card
 */
const deletePaymentCard = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/payment-cards/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePaymentCardMutationKey = () => ['deletePaymentCard'] as const;

export const getDeletePaymentCardMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCard>>, TError,DeletePaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCard>>, TError,DeletePaymentCardMutationVariables, TContext> => {

const mutationKey = getDeletePaymentCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePaymentCard>>, DeletePaymentCardMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deletePaymentCard(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePaymentCardMutationResult = NonNullable<Awaited<ReturnType<typeof deletePaymentCard>>>

    export type DeletePaymentCardMutationError = ErrorType<Error>
    export type DeletePaymentCardMutationVariables = {id: string}

    /**
 * @summary Remove a saved card
 */
export const useDeletePaymentCard = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentCard>>, TError,DeletePaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePaymentCard>>,
        TError,
        DeletePaymentCardMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePaymentCardMutationOptions(options), queryClient);
    }
    /**
 * @summary Make a card the default
 */
const setDefaultPaymentCard = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SavedCard>(
      {url: `/payment-cards/${encodeURIComponent(String(id))}/default`, method: 'PUT', signal
    },
      options);
    }




export const getSetDefaultPaymentCardMutationKey = () => ['setDefaultPaymentCard'] as const;

export const getSetDefaultPaymentCardMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultPaymentCard>>, TError,SetDefaultPaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setDefaultPaymentCard>>, TError,SetDefaultPaymentCardMutationVariables, TContext> => {

const mutationKey = getSetDefaultPaymentCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDefaultPaymentCard>>, SetDefaultPaymentCardMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  setDefaultPaymentCard(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetDefaultPaymentCardMutationResult = NonNullable<Awaited<ReturnType<typeof setDefaultPaymentCard>>>

    export type SetDefaultPaymentCardMutationError = ErrorType<Error>
    export type SetDefaultPaymentCardMutationVariables = {id: string}

    /**
 * @summary Make a card the default
 */
export const useSetDefaultPaymentCard = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultPaymentCard>>, TError,SetDefaultPaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDefaultPaymentCard>>,
        TError,
        SetDefaultPaymentCardMutationVariables,
        TContext
      > => {
      return useMutation(getSetDefaultPaymentCardMutationOptions(options), queryClient);
    }
    /**
 * By card or from the wallet (rule M6). The type defaults to monthly; the performer sets the price (rule M2), and a bundle of 3 or 6 months costs the monthly price less the performer's discount (rule M7). `free` is available once per user and performer (rule M7). Another type during a running subscription returns 409 `ALREADY_SUBSCRIBED`; a cancelled subscription that is still running is resumed without a charge. A type that the performer does not offer returns 409 `STATUS_CONFLICT`.
 * @summary Subscribe to a performer
 */
const subscribePerformer = (
    subscribeRequest: SubscribeRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<SubscriptionReceipt>(
      {url: `/payment/subscribe/performers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: subscribeRequest, signal
    },
      options);
    }




export const getSubscribePerformerMutationKey = () => ['subscribePerformer'] as const;

export const getSubscribePerformerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePerformer>>, TError,SubscribePerformerMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof subscribePerformer>>, TError,SubscribePerformerMutationVariables, TContext> => {

const mutationKey = getSubscribePerformerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribePerformer>>, SubscribePerformerMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  subscribePerformer(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubscribePerformerMutationResult = NonNullable<Awaited<ReturnType<typeof subscribePerformer>>>
    export type SubscribePerformerMutationBody = SubscribeRequest
    export type SubscribePerformerMutationError = ErrorType<Error>
    export type SubscribePerformerMutationVariables = {data: SubscribeRequest}

    /**
 * @summary Subscribe to a performer
 */
export const useSubscribePerformer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePerformer>>, TError,SubscribePerformerMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribePerformer>>,
        TError,
        SubscribePerformerMutationVariables,
        TContext
      > => {
      return useMutation(getSubscribePerformerMutationOptions(options), queryClient);
    }
    /**
 * @summary The viewer's payments through the gateway, latest first
 */
const listTransactions = (
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['cursor']> = ({ client, signal, pageParam }) => listTransactions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's payments through the gateway, latest first
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
 * @summary The viewer's payments through the gateway, latest first
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
 * @summary The viewer's payments through the gateway, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ client, signal }) => listTransactions(params, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's payments through the gateway, latest first
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
 * @summary The viewer's payments through the gateway, latest first
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
 * @summary The viewer's payments through the gateway, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ client, signal }) => listTransactions(params, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's payments through the gateway, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['cursor']> = ({ client, signal, pageParam }) => listTransactions({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's payments through the gateway, latest first
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
 * Tokens are credited exactly once, when the gateway confirms the payment (rule M3). A declined card returns 402 `CARD_DECLINED`. A package includes its bonus; a coupon reduces the amount that the card is charged (rule M8).
 * @summary Buy tokens by card
 */
const topUpWallet = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof topUpWallet>>, TopUpWalletMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  topUpWallet(data,withTransport(client, requestOptions))
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
 * To be polled after an authentication, until the gateway has confirmed the payment.
 * @summary The status of a payment
 */
const getPayment = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PaymentReceipt>(
      {url: `/payment/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPaymentQueryKey = (id: string,) => {
    return [
    "getPayment", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ client, signal }) => getPayment(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<Error>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The status of a payment
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The status of a payment
 */
export const prefetchGetPaymentQuery = async <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPayment} query
 */
export const invalidateGetPayment = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The status of a payment
 */
export const useSetGetPaymentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPayment>> | undefined | ((old: Awaited<ReturnType<typeof getPayment>> | undefined) => Awaited<ReturnType<typeof getPayment>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPayment>>>({ exact: $exactMatch, queryKey: getGetPaymentQueryKey(id) }, updater);
  };
}



export const getGetPaymentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ client, signal }) => getPayment(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentSuspenseQueryError = ErrorType<Error>


export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The status of a payment
 */

export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Access continues until the end of the period (rule M7). Idempotent; a subscription that has ended returns 409 `STATUS_CONFLICT`.
 * @summary Cancel a subscription
 */
const cancelSubscription = (
    provider: SubscriptionProvider,
    id: string,
    subscriptionCancelRequest: SubscriptionCancelRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Subscription>(
      {url: `/payment/${encodeURIComponent(String(provider))}/cancel-subscription/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: subscriptionCancelRequest, signal
    },
      options);
    }




export const getCancelSubscriptionMutationKey = () => ['cancelSubscription'] as const;

export const getCancelSubscriptionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext> => {

const mutationKey = getCancelSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSubscription>>, CancelSubscriptionMutationVariables> = (props, { client }) => {
          const {provider,id,data} = props ?? {};

          return  cancelSubscription(provider,id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSubscription>>>
    export type CancelSubscriptionMutationBody = SubscriptionCancelRequest
    export type CancelSubscriptionMutationError = ErrorType<Error>
    export type CancelSubscriptionMutationVariables = {provider: SubscriptionProvider;id: string;data: SubscriptionCancelRequest}

    /**
 * @summary Cancel a subscription
 */
export const useCancelSubscription = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSubscription>>,
        TError,
        CancelSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * Called only by the gateway. The body is JSON in the gateway's own format, read as raw bytes, which the signature in `Stripe-Signature` covers; a wrong or outdated signature returns 403 `INVALID_SIGNATURE`. Idempotent (rule M3). Known events: payments that succeeded, failed, or were refunded or disputed, cards that changed, accounts that became ready, payouts that were paid or failed.
 * @summary Receive an event of the gateway
 */
const receiveGatewayEvent = (
    provider: PaymentGateway,
    gatewayEvent: GatewayEvent,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/payment/${encodeURIComponent(String(provider))}/webhook`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: gatewayEvent, signal
    },
      options);
    }




export const getReceiveGatewayEventMutationKey = () => ['receiveGatewayEvent'] as const;

export const getReceiveGatewayEventMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveGatewayEvent>>, TError,ReceiveGatewayEventMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveGatewayEvent>>, TError,ReceiveGatewayEventMutationVariables, TContext> => {

const mutationKey = getReceiveGatewayEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveGatewayEvent>>, ReceiveGatewayEventMutationVariables> = (props, { client }) => {
          const {provider,data} = props ?? {};

          return  receiveGatewayEvent(provider,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveGatewayEventMutationResult = NonNullable<Awaited<ReturnType<typeof receiveGatewayEvent>>>
    export type ReceiveGatewayEventMutationBody = GatewayEvent
    export type ReceiveGatewayEventMutationError = ErrorType<Error>
    export type ReceiveGatewayEventMutationVariables = {provider: PaymentGateway;data: GatewayEvent}

    /**
 * @summary Receive an event of the gateway
 */
export const useReceiveGatewayEvent = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveGatewayEvent>>, TError,ReceiveGatewayEventMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveGatewayEvent>>,
        TError,
        ReceiveGatewayEventMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveGatewayEventMutationOptions(options), queryClient);
    }
    /**
 * Only in demo mode. Accepts only the published test card numbers.
 * @summary Create a payment method from a test card
 */
const createSandboxPaymentMethod = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxPaymentMethod>>, CreateSandboxPaymentMethodMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createSandboxPaymentMethod(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSandboxPaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxPaymentMethod>>>
    export type CreateSandboxPaymentMethodMutationBody = SandboxPaymentMethodRequest
    export type CreateSandboxPaymentMethodMutationError = ErrorType<Error>
    export type CreateSandboxPaymentMethodMutationVariables = {data: SandboxPaymentMethodRequest}

    /**
 * @summary Create a payment method from a test card
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
 * Only in demo mode. If approved, the payment succeeds; if rejected, it fails with 402 `CARD_DECLINED`.
 * @summary Complete the sandbox gateway's authentication
 */
const authenticateSandboxPayment = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateSandboxPayment>>, AuthenticateSandboxPaymentMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  authenticateSandboxPayment(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateSandboxPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateSandboxPayment>>>
    export type AuthenticateSandboxPaymentMutationBody = SandboxAuthenticationRequest
    export type AuthenticateSandboxPaymentMutationError = ErrorType<Error>
    export type AuthenticateSandboxPaymentMutationVariables = {id: string;data: SandboxAuthenticationRequest}

    /**
 * @summary Complete the sandbox gateway's authentication
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
    /**
 * Only in demo mode. Sets the status of the account that `createStripeAccount` has created.
 * @summary Complete the sandbox's onboarding of a Stripe account
 */
const completeSandboxOnboarding = (
    sandboxOnboardingRequest: SandboxOnboardingRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/sandbox/stripe-account/onboarding`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sandboxOnboardingRequest, signal
    },
      options);
    }




export const getCompleteSandboxOnboardingMutationKey = () => ['completeSandboxOnboarding'] as const;

export const getCompleteSandboxOnboardingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSandboxOnboarding>>, TError,CompleteSandboxOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof completeSandboxOnboarding>>, TError,CompleteSandboxOnboardingMutationVariables, TContext> => {

const mutationKey = getCompleteSandboxOnboardingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeSandboxOnboarding>>, CompleteSandboxOnboardingMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  completeSandboxOnboarding(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteSandboxOnboardingMutationResult = NonNullable<Awaited<ReturnType<typeof completeSandboxOnboarding>>>
    export type CompleteSandboxOnboardingMutationBody = SandboxOnboardingRequest
    export type CompleteSandboxOnboardingMutationError = ErrorType<Error>
    export type CompleteSandboxOnboardingMutationVariables = {data: SandboxOnboardingRequest}

    /**
 * @summary Complete the sandbox's onboarding of a Stripe account
 */
export const useCompleteSandboxOnboarding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSandboxOnboarding>>, TError,CompleteSandboxOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeSandboxOnboarding>>,
        TError,
        CompleteSandboxOnboardingMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteSandboxOnboardingMutationOptions(options), queryClient);
    }
    /**
 * A repeated call returns the same account with its current status at Stripe, and a new onboarding URL if there is something to fill in. Stripe sends the performer back to `/creator/account`.
 * @summary Create the Stripe account that receives payouts
 */
const createStripeAccount = (
    stripeAccountRequest: StripeAccountRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StripeAccount>(
      {url: `/stripe/accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: stripeAccountRequest, signal
    },
      options);
    }




export const getCreateStripeAccountMutationKey = () => ['createStripeAccount'] as const;

export const getCreateStripeAccountMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeAccount>>, TError,CreateStripeAccountMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createStripeAccount>>, TError,CreateStripeAccountMutationVariables, TContext> => {

const mutationKey = getCreateStripeAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStripeAccount>>, CreateStripeAccountMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createStripeAccount(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStripeAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createStripeAccount>>>
    export type CreateStripeAccountMutationBody = StripeAccountRequest
    export type CreateStripeAccountMutationError = ErrorType<Error>
    export type CreateStripeAccountMutationVariables = {data: StripeAccountRequest}

    /**
 * @summary Create the Stripe account that receives payouts
 */
export const useCreateStripeAccount = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeAccount>>, TError,CreateStripeAccountMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStripeAccount>>,
        TError,
        CreateStripeAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStripeAccountMutationOptions(options), queryClient);
    }
    /**
 * The card is entered in the gateway's own form; its number never reaches the platform. Nothing is charged. Idempotent. A card with the status `requires-authentication` has to be confirmed with `clientSecret` before it can be used.
 * @summary Save a card
 */
const createPaymentCard = (
    provider: PaymentGateway,
    paymentCardCreateRequest: PaymentCardCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SavedCardReceipt>(
      {url: `/${encodeURIComponent(String(provider))}/cards`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: paymentCardCreateRequest, signal
    },
      options);
    }




export const getCreatePaymentCardMutationKey = () => ['createPaymentCard'] as const;

export const getCreatePaymentCardMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentCard>>, TError,CreatePaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createPaymentCard>>, TError,CreatePaymentCardMutationVariables, TContext> => {

const mutationKey = getCreatePaymentCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPaymentCard>>, CreatePaymentCardMutationVariables> = (props, { client }) => {
          const {provider,data} = props ?? {};

          return  createPaymentCard(provider,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentCardMutationResult = NonNullable<Awaited<ReturnType<typeof createPaymentCard>>>
    export type CreatePaymentCardMutationBody = PaymentCardCreateRequest
    export type CreatePaymentCardMutationError = ErrorType<Error>
    export type CreatePaymentCardMutationVariables = {provider: PaymentGateway;data: PaymentCardCreateRequest}

    /**
 * @summary Save a card
 */
export const useCreatePaymentCard = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentCard>>, TError,CreatePaymentCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPaymentCard>>,
        TError,
        CreatePaymentCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentCardMutationOptions(options), queryClient);
    }
