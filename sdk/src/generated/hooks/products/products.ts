/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  ListBookmarkedProductsParams,
  ListMyProductsParams,
  ListProductsParams,
  Product,
  ProductList,
  ProductUpdateUpload,
  ProductUpload
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
 * Without a performer, products of all performers.
 * @summary Search products
 */
const listProducts = (
    params?: ListProductsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ProductList>(
      {url: `/performer-assets/products/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProductsInfiniteQueryKey = (params?: ListProductsParams,) => {
    return [
    'infinite', "listProducts", ...(params ? [params] : [])
    ] as const;
    }

export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    "listProducts", ...(params ? [params] : [])
    ] as const;
    }


export const getListProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>, QueryKey, ListProductsParams['cursor']> = ({ client, signal, pageParam }) => listProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsInfiniteQueryError = ErrorType<Error>


export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useListProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search products
 */
export const prefetchListProductsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProductsInfinite} query
 */
export const invalidateListProductsInfinite = async (
 queryClient: QueryClient, params?: ListProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Search products
 */
export const useSetListProductsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListProductsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>>({ exact: $exactMatch, queryKey: getListProductsInfiniteQueryKey(params) }, updater);
  };
}



export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ client, signal }) => listProducts(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<Error>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search products
 */
export const prefetchListProductsQuery = async <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProducts} query
 */
export const invalidateListProducts = async (
 queryClient: QueryClient, params?: ListProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Search products
 */
export const useSetListProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListProductsParams | undefined,updater: Awaited<ReturnType<typeof listProducts>> | undefined | ((old: Awaited<ReturnType<typeof listProducts>> | undefined) => Awaited<ReturnType<typeof listProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProducts>>>({ exact: $exactMatch, queryKey: getListProductsQueryKey(params) }, updater);
  };
}



export const getListProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(params?: ListProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ client, signal }) => listProducts(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsSuspenseQueryError = ErrorType<Error>


export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProductsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>, QueryKey, ListProductsParams['cursor']> = ({ client, signal, pageParam }) => listProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useListProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProducts>>, ListProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData, QueryKey, ListProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One product
 */
const getProduct = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Product>(
      {url: `/performer-assets/products/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetProductQueryKey = (id: string,) => {
    return [
    "getProduct", ...(id ? [id] : [])
    ] as const;
    }


export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ client, signal }) => getProduct(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<Error>


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One product
 */
export const prefetchGetProductQuery = async <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProduct} query
 */
export const invalidateGetProduct = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One product
 */
export const useSetGetProductQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getProduct>> | undefined | ((old: Awaited<ReturnType<typeof getProduct>> | undefined) => Awaited<ReturnType<typeof getProduct>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProduct>>>({ exact: $exactMatch, queryKey: getGetProductQueryKey(id) }, updater);
  };
}



export const getGetProductSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ client, signal }) => getProduct(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductSuspenseQueryError = ErrorType<Error>


export function useGetProductSuspense<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductSuspense<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductSuspense<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One product
 */

export function useGetProductSuspense<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A physical product without `stock`, and a digital one without a file, return 422. An unfinished upload returns 409 `FILE_NOT_READY`.
 * @summary Create a product
 */
const createProduct = (
    productUpload: ProductUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Product>(
      {url: `/performer/performer-assets/products`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: productUpload, signal
    },
      options);
    }




export const getCreateProductMutationKey = () => ['createProduct'] as const;

export const getCreateProductMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext> => {

const mutationKey = getCreateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProduct>>, CreateProductMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createProduct(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>
    export type CreateProductMutationBody = ProductUpload
    export type CreateProductMutationError = ErrorType<Error>
    export type CreateProductMutationVariables = {data: ProductUpload}

    /**
 * @summary Create a product
 */
export const useCreateProduct = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProduct>>,
        TError,
        CreateProductMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductMutationOptions(options), queryClient);
    }
    /**
 * @summary A performer's own products
 */
const listMyProducts = (
    params?: ListMyProductsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ProductList>(
      {url: `/performer/performer-assets/products/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyProductsInfiniteQueryKey = (params?: ListMyProductsParams,) => {
    return [
    'infinite', "listMyProducts", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyProductsQueryKey = (params?: ListMyProductsParams,) => {
    return [
    "listMyProducts", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProducts>>, QueryKey, ListMyProductsParams['cursor']> = ({ client, signal, pageParam }) => listMyProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProducts>>>
export type ListMyProductsInfiniteQueryError = ErrorType<Error>


export function useListMyProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own products
 */

export function useListMyProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own products
 */
export const prefetchListMyProductsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyProductsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyProductsInfinite} query
 */
export const invalidateListMyProductsInfinite = async (
 queryClient: QueryClient, params?: ListMyProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyProductsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own products
 */
export const useSetListMyProductsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyProductsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>>({ exact: $exactMatch, queryKey: getListMyProductsInfiniteQueryKey(params) }, updater);
  };
}



export const getListMyProductsQueryOptions = <TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(params?: ListMyProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProducts>>> = ({ client, signal }) => listMyProducts(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProducts>>>
export type ListMyProductsQueryError = ErrorType<Error>


export function useListMyProducts<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProducts<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProducts<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own products
 */

export function useListMyProducts<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A performer's own products
 */
export const prefetchListMyProductsQuery = async <TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListMyProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyProducts} query
 */
export const invalidateListMyProducts = async (
 queryClient: QueryClient, params?: ListMyProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary A performer's own products
 */
export const useSetListMyProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListMyProductsParams | undefined,updater: Awaited<ReturnType<typeof listMyProducts>> | undefined | ((old: Awaited<ReturnType<typeof listMyProducts>> | undefined) => Awaited<ReturnType<typeof listMyProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMyProducts>>>({ exact: $exactMatch, queryKey: getListMyProductsQueryKey(params) }, updater);
  };
}



export const getListMyProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProducts>>> = ({ client, signal }) => listMyProducts(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProducts>>>
export type ListMyProductsSuspenseQueryError = ErrorType<Error>


export function useListMyProductsSuspense<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListMyProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsSuspense<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsSuspense<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own products
 */

export function useListMyProductsSuspense<TData = Awaited<ReturnType<typeof listMyProducts>>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyProductsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProducts>>, QueryKey, ListMyProductsParams['cursor']> = ({ client, signal, pageParam }) => listMyProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyProductsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProducts>>>
export type ListMyProductsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMyProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListMyProductsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A performer's own products
 */

export function useListMyProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyProducts>>, ListMyProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListMyProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData, QueryKey, ListMyProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyProductsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a product
 */
const updateProduct = (
    id: string,
    productUpdateUpload: ProductUpdateUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Product>(
      {url: `/performer/performer-assets/products/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: productUpdateUpload, signal
    },
      options);
    }




export const getUpdateProductMutationKey = () => ['updateProduct'] as const;

export const getUpdateProductMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext> => {

const mutationKey = getUpdateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProduct>>, UpdateProductMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateProduct(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>
    export type UpdateProductMutationBody = ProductUpdateUpload
    export type UpdateProductMutationError = ErrorType<Error>
    export type UpdateProductMutationVariables = {id: string;data: ProductUpdateUpload}

    /**
 * @summary Change a product
 */
export const useUpdateProduct = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProduct>>,
        TError,
        UpdateProductMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductMutationOptions(options), queryClient);
    }
    /**
 * Orders continue, and buyers can still download the file (rule A4).
 * @summary Delete a product
 */
const deleteProduct = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/performer/performer-assets/products/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProductMutationKey = () => ['deleteProduct'] as const;

export const getDeleteProductMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext> => {

const mutationKey = getDeleteProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProduct>>, DeleteProductMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteProduct(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>

    export type DeleteProductMutationError = ErrorType<Error>
    export type DeleteProductMutationVariables = {id: string}

    /**
 * @summary Delete a product
 */
export const useDeleteProduct = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProduct>>,
        TError,
        DeleteProductMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductMutationOptions(options), queryClient);
    }
    /**
 * @summary One of a performer's own products
 */
const getMyProduct = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Product>(
      {url: `/performer/performer-assets/products/${encodeURIComponent(String(id))}/view`, method: 'GET', signal
    },
      options);
    }




export const getGetMyProductQueryKey = (id: string,) => {
    return [
    "getMyProduct", ...(id ? [id] : [])
    ] as const;
    }


export const getGetMyProductQueryOptions = <TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyProductQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyProduct>>> = ({ client, signal }) => getMyProduct(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyProductQueryResult = NonNullable<Awaited<ReturnType<typeof getMyProduct>>>
export type GetMyProductQueryError = ErrorType<Error>


export function useGetMyProduct<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyProduct>>,
          TError,
          Awaited<ReturnType<typeof getMyProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProduct<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyProduct>>,
          TError,
          Awaited<ReturnType<typeof getMyProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProduct<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own products
 */

export function useGetMyProduct<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyProductQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of a performer's own products
 */
export const prefetchGetMyProductQuery = async <TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyProductQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyProduct} query
 */
export const invalidateGetMyProduct = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyProductQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One of a performer's own products
 */
export const useSetGetMyProductQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getMyProduct>> | undefined | ((old: Awaited<ReturnType<typeof getMyProduct>> | undefined) => Awaited<ReturnType<typeof getMyProduct>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyProduct>>>({ exact: $exactMatch, queryKey: getGetMyProductQueryKey(id) }, updater);
  };
}



export const getGetMyProductSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyProductQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyProduct>>> = ({ client, signal }) => getMyProduct(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyProduct>>>
export type GetMyProductSuspenseQueryError = ErrorType<Error>


export function useGetMyProductSuspense<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProductSuspense<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProductSuspense<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of a performer's own products
 */

export function useGetMyProductSuspense<TData = Awaited<ReturnType<typeof getMyProduct>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyProduct>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyProductSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
const listBookmarkedProducts = (
    params?: ListBookmarkedProductsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ProductList>(
      {url: `/reactions/products/bookmark`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBookmarkedProductsInfiniteQueryKey = (params?: ListBookmarkedProductsParams,) => {
    return [
    'infinite', "listBookmarkedProducts", ...(params ? [params] : [])
    ] as const;
    }

export const getListBookmarkedProductsQueryKey = (params?: ListBookmarkedProductsParams,) => {
    return [
    "listBookmarkedProducts", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookmarkedProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedProducts>>, QueryKey, ListBookmarkedProductsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedProducts>>>
export type ListBookmarkedProductsInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedProducts>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedProducts>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedProductsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedProductsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedProductsInfinite} query
 */
export const invalidateListBookmarkedProductsInfinite = async (
 queryClient: QueryClient, params?: ListBookmarkedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedProductsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedProductsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedProductsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>>({ exact: $exactMatch, queryKey: getListBookmarkedProductsInfiniteQueryKey(params) }, updater);
  };
}



export const getListBookmarkedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedProducts>>> = ({ client, signal }) => listBookmarkedProducts(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedProducts>>>
export type ListBookmarkedProductsQueryError = ErrorType<Error>


export function useListBookmarkedProducts<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedProducts>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProducts<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookmarkedProducts>>,
          TError,
          Awaited<ReturnType<typeof listBookmarkedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProducts<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedProducts<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
export const prefetchListBookmarkedProductsQuery = async <TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookmarkedProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookmarkedProducts} query
 */
export const invalidateListBookmarkedProducts = async (
 queryClient: QueryClient, params?: ListBookmarkedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookmarkedProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */
export const useSetListBookmarkedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBookmarkedProductsParams | undefined,updater: Awaited<ReturnType<typeof listBookmarkedProducts>> | undefined | ((old: Awaited<ReturnType<typeof listBookmarkedProducts>> | undefined) => Awaited<ReturnType<typeof listBookmarkedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBookmarkedProducts>>>({ exact: $exactMatch, queryKey: getListBookmarkedProductsQueryKey(params) }, updater);
  };
}



export const getListBookmarkedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedProducts>>> = ({ client, signal }) => listBookmarkedProducts(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookmarkedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedProducts>>>
export type ListBookmarkedProductsSuspenseQueryError = ErrorType<Error>


export function useListBookmarkedProductsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedProductsSuspense<TData = Awaited<ReturnType<typeof listBookmarkedProducts>>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBookmarkedProductsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookmarkedProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookmarkedProducts>>, QueryKey, ListBookmarkedProductsParams['cursor']> = ({ client, signal, pageParam }) => listBookmarkedProducts({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookmarkedProductsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookmarkedProducts>>>
export type ListBookmarkedProductsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBookmarkedProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBookmarkedProductsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookmarkedProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The products that the viewer bookmarked, latest bookmark first
 */

export function useListBookmarkedProductsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookmarkedProducts>>, ListBookmarkedProductsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBookmarkedProductsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookmarkedProducts>>, TError, TData, QueryKey, ListBookmarkedProductsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookmarkedProductsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






