/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BalanceEntryList,
  BalanceExplanation,
  CameoBookingRequest,
  ChargeList,
  ChargeReceipt,
  Error,
  GetBalanceExplanationParams,
  Id,
  ListBalanceEntriesParams,
  ListChargesParams,
  ListPurchasesParams,
  ProductPurchaseReceipt,
  ProductPurchaseRequest,
  PurchaseList,
  PurchaseRequest,
  TipRequest,
  Wallet
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
 * Earnings become payable after a hold of seven days (rule M3).
 * @summary The viewer's balances, bought tokens and earnings
 */
const getWallet = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Wallet>(
      {url: `/wallet`, method: 'GET', signal
    },
      options);
    }




export const getGetWalletQueryKey = () => {
    return [
    "getWallet"
    ] as const;
    }


export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ client, signal }) => getWallet(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<Error>


export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's balances, bought tokens and earnings
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's balances, bought tokens and earnings
 */
export const prefetchGetWalletQuery = async <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetWalletQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetWallet} query
 */
export const invalidateGetWallet = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetWalletQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The viewer's balances, bought tokens and earnings
 */
export const useSetGetWalletQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getWallet>> | undefined | ((old: Awaited<ReturnType<typeof getWallet>> | undefined) => Awaited<ReturnType<typeof getWallet>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getWallet>>>({ exact: $exactMatch, queryKey: getGetWalletQueryKey() }, updater);
  };
}



export const getGetWalletSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ client, signal }) => getWallet(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWalletSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletSuspenseQueryError = ErrorType<Error>


export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's balances, bought tokens and earnings
 */

export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The price is that of the performer's offer (rule M2). It is held until the performer delivers, and returned if the performer declines or a day after the turnaround (rule D1). The charge's `objectId` is the request. A closed offer returns 409 `STATUS_CONFLICT`.
 * @summary Book a personalised request
 */
const bookCameo = (
    id: Id,
    cameoBookingRequest: CameoBookingRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/booking-cameo/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cameoBookingRequest, signal
    },
      options);
    }




export const getBookCameoMutationKey = () => ['bookCameo'] as const;

export const getBookCameoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookCameo>>, TError,BookCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof bookCameo>>, TError,BookCameoMutationVariables, TContext> => {

const mutationKey = getBookCameoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookCameo>>, BookCameoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  bookCameo(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookCameoMutationResult = NonNullable<Awaited<ReturnType<typeof bookCameo>>>
    export type BookCameoMutationBody = CameoBookingRequest
    export type BookCameoMutationError = ErrorType<Error>
    export type BookCameoMutationVariables = {id: Id;data: CameoBookingRequest}

    /**
 * @summary Book a personalised request
 */
export const useBookCameo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookCameo>>, TError,BookCameoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookCameo>>,
        TError,
        BookCameoMutationVariables,
        TContext
      > => {
      return useMutation(getBookCameoMutationOptions(options), queryClient);
    }
    /**
 * The price is that of the post (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a post that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 * @summary Unlock a post
 */
const buyFeed = (
    id: string,
    purchaseRequest: PurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/feed/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: purchaseRequest, signal
    },
      options);
    }




export const getBuyFeedMutationKey = () => ['buyFeed'] as const;

export const getBuyFeedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyFeed>>, TError,BuyFeedMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyFeed>>, TError,BuyFeedMutationVariables, TContext> => {

const mutationKey = getBuyFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyFeed>>, BuyFeedMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyFeed(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyFeedMutationResult = NonNullable<Awaited<ReturnType<typeof buyFeed>>>
    export type BuyFeedMutationBody = PurchaseRequest
    export type BuyFeedMutationError = ErrorType<Error>
    export type BuyFeedMutationVariables = {id: string;data: PurchaseRequest}

    /**
 * @summary Unlock a post
 */
export const useBuyFeed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyFeed>>, TError,BuyFeedMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyFeed>>,
        TError,
        BuyFeedMutationVariables,
        TContext
      > => {
      return useMutation(getBuyFeedMutationOptions(options), queryClient);
    }
    /**
 * The price is that of the gallery (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a gallery that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 * @summary Unlock a gallery
 */
const buyGallery = (
    id: string,
    purchaseRequest: PurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/gallery/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: purchaseRequest, signal
    },
      options);
    }




export const getBuyGalleryMutationKey = () => ['buyGallery'] as const;

export const getBuyGalleryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyGallery>>, TError,BuyGalleryMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyGallery>>, TError,BuyGalleryMutationVariables, TContext> => {

const mutationKey = getBuyGalleryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyGallery>>, BuyGalleryMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyGallery(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyGalleryMutationResult = NonNullable<Awaited<ReturnType<typeof buyGallery>>>
    export type BuyGalleryMutationBody = PurchaseRequest
    export type BuyGalleryMutationError = ErrorType<Error>
    export type BuyGalleryMutationVariables = {id: string;data: PurchaseRequest}

    /**
 * @summary Unlock a gallery
 */
export const useBuyGallery = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyGallery>>, TError,BuyGalleryMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyGallery>>,
        TError,
        BuyGalleryMutationVariables,
        TContext
      > => {
      return useMutation(getBuyGalleryMutationOptions(options), queryClient);
    }
    /**
 * Only participants of the conversation can buy it; others receive 403. The price is that of the message (rules M2, C2). A second purchase returns 409 `ALREADY_PURCHASED` and charges nothing (rule M4).
 * @summary Unlock a message
 */
const buyMessage = (
    id: string,
    purchaseRequest: PurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/message/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: purchaseRequest, signal
    },
      options);
    }




export const getBuyMessageMutationKey = () => ['buyMessage'] as const;

export const getBuyMessageMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyMessage>>, TError,BuyMessageMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyMessage>>, TError,BuyMessageMutationVariables, TContext> => {

const mutationKey = getBuyMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyMessage>>, BuyMessageMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyMessage(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyMessageMutationResult = NonNullable<Awaited<ReturnType<typeof buyMessage>>>
    export type BuyMessageMutationBody = PurchaseRequest
    export type BuyMessageMutationError = ErrorType<Error>
    export type BuyMessageMutationVariables = {id: string;data: PurchaseRequest}

    /**
 * @summary Unlock a message
 */
export const useBuyMessage = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyMessage>>, TError,BuyMessageMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyMessage>>,
        TError,
        BuyMessageMutationVariables,
        TContext
      > => {
      return useMutation(getBuyMessageMutationOptions(options), queryClient);
    }
    /**
 * Creates an order. A physical product requires an address of the buyer and stock, which is never oversold (rule M10), and can be bought again. A digital product can be bought once (rule M4), and downloaded immediately.
 * @summary Buy a product
 */
const buyProduct = (
    id: string,
    productPurchaseRequest: ProductPurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ProductPurchaseReceipt>(
      {url: `/wallet/charges/product/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: productPurchaseRequest, signal
    },
      options);
    }




export const getBuyProductMutationKey = () => ['buyProduct'] as const;

export const getBuyProductMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyProduct>>, TError,BuyProductMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyProduct>>, TError,BuyProductMutationVariables, TContext> => {

const mutationKey = getBuyProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyProduct>>, BuyProductMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyProduct(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyProductMutationResult = NonNullable<Awaited<ReturnType<typeof buyProduct>>>
    export type BuyProductMutationBody = ProductPurchaseRequest
    export type BuyProductMutationError = ErrorType<Error>
    export type BuyProductMutationVariables = {id: string;data: ProductPurchaseRequest}

    /**
 * @summary Buy a product
 */
export const useBuyProduct = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyProduct>>, TError,BuyProductMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyProduct>>,
        TError,
        BuyProductMutationVariables,
        TContext
      > => {
      return useMutation(getBuyProductMutationOptions(options), queryClient);
    }
    /**
 * @summary The viewer's charges, latest first
 */
const listCharges = (
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>, QueryKey, ListChargesParams['cursor']> = ({ client, signal, pageParam }) => listCharges({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's charges, latest first
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
 * @summary The viewer's charges, latest first
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
 * @summary The viewer's charges, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>> = ({ client, signal }) => listCharges(params, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's charges, latest first
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
 * @summary The viewer's charges, latest first
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
 * @summary The viewer's charges, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>> = ({ client, signal }) => listCharges(params, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's charges, latest first
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



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharges>>, QueryKey, ListChargesParams['cursor']> = ({ client, signal, pageParam }) => listCharges({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





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
 * @summary The viewer's charges, latest first
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
 * A ticket is for this stream only, and allows any number of joins (rules S1, M4). An ended stream returns 410 `STREAM_ENDED`.
 * @summary Buy the ticket of a live stream
 */
const buyStream = (
    id: string,
    purchaseRequest: PurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/stream/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: purchaseRequest, signal
    },
      options);
    }




export const getBuyStreamMutationKey = () => ['buyStream'] as const;

export const getBuyStreamMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyStream>>, TError,BuyStreamMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyStream>>, TError,BuyStreamMutationVariables, TContext> => {

const mutationKey = getBuyStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyStream>>, BuyStreamMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyStream(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyStreamMutationResult = NonNullable<Awaited<ReturnType<typeof buyStream>>>
    export type BuyStreamMutationBody = PurchaseRequest
    export type BuyStreamMutationError = ErrorType<Error>
    export type BuyStreamMutationVariables = {id: string;data: PurchaseRequest}

    /**
 * @summary Buy the ticket of a live stream
 */
export const useBuyStream = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyStream>>, TError,BuyStreamMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyStream>>,
        TError,
        BuyStreamMutationVariables,
        TContext
      > => {
      return useMutation(getBuyStreamMutationOptions(options), queryClient);
    }
    /**
 * A tip below the minimum or above the balance is refused and not charged. Users cannot tip themselves (rule M3).
 * @summary Tip a performer
 */
const tipPerformer = (
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




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tipPerformer>>, TipPerformerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  tipPerformer(id,data,withTransport(client, requestOptions))
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
    /**
 * The price is that of the video (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a video that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 * @summary Unlock a video
 */
const buyVideo = (
    id: string,
    purchaseRequest: PurchaseRequest,
 options?: SecondParameter<typeof payment>,signal?: AbortSignal
) => {


      return payment<ChargeReceipt>(
      {url: `/wallet/charges/video/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: purchaseRequest, signal
    },
      options);
    }




export const getBuyVideoMutationKey = () => ['buyVideo'] as const;

export const getBuyVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyVideo>>, TError,BuyVideoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
): UseMutationOptions<Awaited<ReturnType<typeof buyVideo>>, TError,BuyVideoMutationVariables, TContext> => {

const mutationKey = getBuyVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyVideo>>, BuyVideoMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  buyVideo(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyVideoMutationResult = NonNullable<Awaited<ReturnType<typeof buyVideo>>>
    export type BuyVideoMutationBody = PurchaseRequest
    export type BuyVideoMutationError = ErrorType<Error>
    export type BuyVideoMutationVariables = {id: string;data: PurchaseRequest}

    /**
 * @summary Unlock a video
 */
export const useBuyVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyVideo>>, TError,BuyVideoMutationVariables, TContext>, request?: SecondParameter<typeof payment>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyVideo>>,
        TError,
        BuyVideoMutationVariables,
        TContext
      > => {
      return useMutation(getBuyVideoMutationOptions(options), queryClient);
    }
    /**
 * The sums of `sums` and `carriedOver` add up to `amount`, which equals the figure of `getWallet` (rules M1, M3, M9, M12).
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */
const getBalanceExplanation = (
    params: GetBalanceExplanationParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BalanceExplanation>(
      {url: `/wallet/explanation`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBalanceExplanationQueryKey = (params?: GetBalanceExplanationParams,) => {
    return [
    "getBalanceExplanation", ...(params ? [params] : [])
    ] as const;
    }


export const getGetBalanceExplanationQueryOptions = <TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(params: GetBalanceExplanationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceExplanationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalanceExplanation>>> = ({ client, signal }) => getBalanceExplanation(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalanceExplanationQueryResult = NonNullable<Awaited<ReturnType<typeof getBalanceExplanation>>>
export type GetBalanceExplanationQueryError = ErrorType<Error>


export function useGetBalanceExplanation<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalanceExplanation>>,
          TError,
          Awaited<ReturnType<typeof getBalanceExplanation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceExplanation<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalanceExplanation>>,
          TError,
          Awaited<ReturnType<typeof getBalanceExplanation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceExplanation<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */

export function useGetBalanceExplanation<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceExplanationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */
export const prefetchGetBalanceExplanationQuery = async <TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: GetBalanceExplanationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBalanceExplanationQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBalanceExplanation} query
 */
export const invalidateGetBalanceExplanation = async (
 queryClient: QueryClient, params: GetBalanceExplanationParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBalanceExplanationQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */
export const useSetGetBalanceExplanationQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetBalanceExplanationParams | undefined,updater: Awaited<ReturnType<typeof getBalanceExplanation>> | undefined | ((old: Awaited<ReturnType<typeof getBalanceExplanation>> | undefined) => Awaited<ReturnType<typeof getBalanceExplanation>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getBalanceExplanation>>>({ exact: $exactMatch, queryKey: getGetBalanceExplanationQueryKey(params) }, updater);
  };
}



export const getGetBalanceExplanationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(params: GetBalanceExplanationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceExplanationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalanceExplanation>>> = ({ client, signal }) => getBalanceExplanation(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBalanceExplanationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBalanceExplanation>>>
export type GetBalanceExplanationSuspenseQueryError = ErrorType<Error>


export function useGetBalanceExplanationSuspense<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceExplanationSuspense<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceExplanationSuspense<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */

export function useGetBalanceExplanationSuspense<TData = Awaited<ReturnType<typeof getBalanceExplanation>>, TError = ErrorType<Error>>(
 params: GetBalanceExplanationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBalanceExplanation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceExplanationSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The sum of all entries and `carriedOver` of `getBalanceExplanation` equals the figure.
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
const listBalanceEntries = (
    params: ListBalanceEntriesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BalanceEntryList>(
      {url: `/wallet/explanation/entries`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBalanceEntriesInfiniteQueryKey = (params?: ListBalanceEntriesParams,) => {
    return [
    'infinite', "listBalanceEntries", ...(params ? [params] : [])
    ] as const;
    }

export const getListBalanceEntriesQueryKey = (params?: ListBalanceEntriesParams,) => {
    return [
    "listBalanceEntries", ...(params ? [params] : [])
    ] as const;
    }


export const getListBalanceEntriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(params: ListBalanceEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalanceEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalanceEntries>>, QueryKey, ListBalanceEntriesParams['cursor']> = ({ client, signal, pageParam }) => listBalanceEntries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBalanceEntriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBalanceEntries>>>
export type ListBalanceEntriesInfiniteQueryError = ErrorType<Error>


export function useListBalanceEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceEntries>>,
          TError,
          Awaited<ReturnType<typeof listBalanceEntries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceEntries>>,
          TError,
          Awaited<ReturnType<typeof listBalanceEntries>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */

export function useListBalanceEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalanceEntriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const prefetchListBalanceEntriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: ListBalanceEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBalanceEntriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBalanceEntriesInfinite} query
 */
export const invalidateListBalanceEntriesInfinite = async (
 queryClient: QueryClient, params: ListBalanceEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBalanceEntriesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const useSetListBalanceEntriesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBalanceEntriesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>>({ exact: $exactMatch, queryKey: getListBalanceEntriesInfiniteQueryKey(params) }, updater);
  };
}



export const getListBalanceEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(params: ListBalanceEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalanceEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalanceEntries>>> = ({ client, signal }) => listBalanceEntries(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBalanceEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBalanceEntries>>>
export type ListBalanceEntriesQueryError = ErrorType<Error>


export function useListBalanceEntries<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceEntries>>,
          TError,
          Awaited<ReturnType<typeof listBalanceEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntries<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceEntries>>,
          TError,
          Awaited<ReturnType<typeof listBalanceEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntries<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */

export function useListBalanceEntries<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalanceEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const prefetchListBalanceEntriesQuery = async <TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: ListBalanceEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBalanceEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBalanceEntries} query
 */
export const invalidateListBalanceEntries = async (
 queryClient: QueryClient, params: ListBalanceEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBalanceEntriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const useSetListBalanceEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBalanceEntriesParams | undefined,updater: Awaited<ReturnType<typeof listBalanceEntries>> | undefined | ((old: Awaited<ReturnType<typeof listBalanceEntries>> | undefined) => Awaited<ReturnType<typeof listBalanceEntries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBalanceEntries>>>({ exact: $exactMatch, queryKey: getListBalanceEntriesQueryKey(params) }, updater);
  };
}



export const getListBalanceEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalanceEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalanceEntries>>> = ({ client, signal }) => listBalanceEntries(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBalanceEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBalanceEntries>>>
export type ListBalanceEntriesSuspenseQueryError = ErrorType<Error>


export function useListBalanceEntriesSuspense<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesSuspense<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesSuspense<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */

export function useListBalanceEntriesSuspense<TData = Awaited<ReturnType<typeof listBalanceEntries>>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalanceEntriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBalanceEntriesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalanceEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalanceEntries>>, QueryKey, ListBalanceEntriesParams['cursor']> = ({ client, signal, pageParam }) => listBalanceEntries({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBalanceEntriesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBalanceEntries>>>
export type ListBalanceEntriesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBalanceEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */

export function useListBalanceEntriesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBalanceEntries>>, ListBalanceEntriesParams['cursor']>, TError = ErrorType<Error>>(
 params: ListBalanceEntriesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBalanceEntries>>, TError, TData, QueryKey, ListBalanceEntriesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalanceEntriesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Purchases stay accessible here even if the performer has blocked the viewer (rule A4).
 * @summary The viewer's purchases
 */
const listPurchases = (
    params?: ListPurchasesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PurchaseList>(
      {url: `/wallet/purchases`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPurchasesInfiniteQueryKey = (params?: ListPurchasesParams,) => {
    return [
    'infinite', "listPurchases", ...(params ? [params] : [])
    ] as const;
    }

export const getListPurchasesQueryKey = (params?: ListPurchasesParams,) => {
    return [
    "listPurchases", ...(params ? [params] : [])
    ] as const;
    }


export const getListPurchasesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>, QueryKey, ListPurchasesParams['cursor']> = ({ client, signal, pageParam }) => listPurchases({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesInfiniteQueryError = ErrorType<Error>


export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's purchases
 */

export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's purchases
 */
export const prefetchListPurchasesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPurchasesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPurchasesInfinite} query
 */
export const invalidateListPurchasesInfinite = async (
 queryClient: QueryClient, params?: ListPurchasesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPurchasesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's purchases
 */
export const useSetListPurchasesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPurchasesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>>({ exact: $exactMatch, queryKey: getListPurchasesInfiniteQueryKey(params) }, updater);
  };
}



export const getListPurchasesQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ client, signal }) => listPurchases(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesQueryError = ErrorType<Error>


export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's purchases
 */

export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's purchases
 */
export const prefetchListPurchasesQuery = async <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPurchasesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPurchases} query
 */
export const invalidateListPurchases = async (
 queryClient: QueryClient, params?: ListPurchasesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPurchasesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's purchases
 */
export const useSetListPurchasesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListPurchasesParams | undefined,updater: Awaited<ReturnType<typeof listPurchases>> | undefined | ((old: Awaited<ReturnType<typeof listPurchases>> | undefined) => Awaited<ReturnType<typeof listPurchases>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPurchases>>>({ exact: $exactMatch, queryKey: getListPurchasesQueryKey(params) }, updater);
  };
}



export const getListPurchasesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ client, signal }) => listPurchases(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPurchasesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesSuspenseQueryError = ErrorType<Error>


export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's purchases
 */

export function useListPurchasesSuspense<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPurchasesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>, QueryKey, ListPurchasesParams['cursor']> = ({ client, signal, pageParam }) => listPurchases({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPurchasesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's purchases
 */

export function useListPurchasesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






