/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Address,
  AddressCreateRequest,
  AddressList,
  AddressUpdateUpload,
  Done,
  Error,
  ListAddressesParams
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
 * The first address becomes the default.
 * @summary Add an address to the address book
 */
const createAddress = (
    addressCreateRequest: AddressCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Address>(
      {url: `/addresses/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addressCreateRequest, signal
    },
      options);
    }




export const getCreateAddressMutationKey = () => ['createAddress'] as const;

export const getCreateAddressMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext> => {

const mutationKey = getCreateAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAddress>>, CreateAddressMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createAddress(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createAddress>>>
    export type CreateAddressMutationBody = AddressCreateRequest
    export type CreateAddressMutationError = ErrorType<Error>
    export type CreateAddressMutationVariables = {data: AddressCreateRequest}

    /**
 * @summary Add an address to the address book
 */
export const useCreateAddress = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAddress>>,
        TError,
        CreateAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAddressMutationOptions(options), queryClient);
    }
    /**
 * @summary The viewer's address book, the default one first
 */
const listAddresses = (
    params?: ListAddressesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AddressList>(
      {url: `/addresses/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAddressesInfiniteQueryKey = (params?: ListAddressesParams,) => {
    return [
    'infinite', "listAddresses", ...(params ? [params] : [])
    ] as const;
    }

export const getListAddressesQueryKey = (params?: ListAddressesParams,) => {
    return [
    "listAddresses", ...(params ? [params] : [])
    ] as const;
    }


export const getListAddressesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(params?: ListAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>, QueryKey, ListAddressesParams['offset']> = ({ client, signal, pageParam }) => listAddresses({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesInfiniteQueryError = ErrorType<Error>


export function useListAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListAddressesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's address book, the default one first
 */

export function useListAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's address book, the default one first
 */
export const prefetchListAddressesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAddressesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAddressesInfinite} query
 */
export const invalidateListAddressesInfinite = async (
 queryClient: QueryClient, params?: ListAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressesInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's address book, the default one first
 */
export const useSetListAddressesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListAddressesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>>({ exact: $exactMatch, queryKey: getListAddressesInfiniteQueryKey(params) }, updater);
  };
}



export const getListAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ client, signal }) => listAddresses(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesQueryError = ErrorType<Error>


export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params: undefined |  ListAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's address book, the default one first
 */

export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's address book, the default one first
 */
export const prefetchListAddressesQuery = async <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAddressesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAddresses} query
 */
export const invalidateListAddresses = async (
 queryClient: QueryClient, params?: ListAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's address book, the default one first
 */
export const useSetListAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListAddressesParams | undefined,updater: Awaited<ReturnType<typeof listAddresses>> | undefined | ((old: Awaited<ReturnType<typeof listAddresses>> | undefined) => Awaited<ReturnType<typeof listAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listAddresses>>>({ exact: $exactMatch, queryKey: getListAddressesQueryKey(params) }, updater);
  };
}



export const getListAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ client, signal }) => listAddresses(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesSuspenseQueryError = ErrorType<Error>


export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params: undefined |  ListAddressesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's address book, the default one first
 */

export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAddressesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>, QueryKey, ListAddressesParams['offset']> = ({ client, signal, pageParam }) => listAddresses({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListAddressesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListAddressesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's address book, the default one first
 */

export function useListAddressesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAddresses>>, ListAddressesParams['offset']>, TError = ErrorType<Error>>(
 params?: ListAddressesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData, QueryKey, ListAddressesParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Existing orders keep their own copy of the address.
 * @summary Change an address
 */
const updateAddress = (
    id: string,
    addressUpdateUpload: AddressUpdateUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Address>(
      {url: `/addresses/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: addressUpdateUpload, signal
    },
      options);
    }




export const getUpdateAddressMutationKey = () => ['updateAddress'] as const;

export const getUpdateAddressMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAddress>>, TError,UpdateAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAddress>>, TError,UpdateAddressMutationVariables, TContext> => {

const mutationKey = getUpdateAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAddress>>, UpdateAddressMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateAddress(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateAddress>>>
    export type UpdateAddressMutationBody = AddressUpdateUpload
    export type UpdateAddressMutationError = ErrorType<Error>
    export type UpdateAddressMutationVariables = {id: string;data: AddressUpdateUpload}

    /**
 * @summary Change an address
 */
export const useUpdateAddress = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAddress>>, TError,UpdateAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAddress>>,
        TError,
        UpdateAddressMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAddressMutationOptions(options), queryClient);
    }
    /**
 * Existing orders keep their own copy of the address.
 * @summary Remove an address
 */
const deleteAddress = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/addresses/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteAddressMutationKey = () => ['deleteAddress'] as const;

export const getDeleteAddressMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext> => {

const mutationKey = getDeleteAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAddress>>, DeleteAddressMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteAddress(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAddress>>>

    export type DeleteAddressMutationError = ErrorType<Error>
    export type DeleteAddressMutationVariables = {id: string}

    /**
 * @summary Remove an address
 */
export const useDeleteAddress = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAddress>>,
        TError,
        DeleteAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAddressMutationOptions(options), queryClient);
    }
