/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Block,
  BlockCreateRequest,
  BlockList,
  BlockedCountriesUpdateRequest,
  BlockedCountryList,
  CountryBlock,
  Done,
  Error,
  Id,
  ListBlockedUsersParams
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
 * @summary The countries that the performer has blocked
 */
const listBlockedCountries = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BlockedCountryList>(
      {url: `/block/countries`, method: 'GET', signal
    },
      options);
    }




export const getListBlockedCountriesQueryKey = () => {
    return [
    "listBlockedCountries"
    ] as const;
    }


export const getListBlockedCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedCountries>>> = ({ client, signal }) => listBlockedCountries(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlockedCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedCountries>>>
export type ListBlockedCountriesQueryError = ErrorType<Error>


export function useListBlockedCountries<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedCountries>>,
          TError,
          Awaited<ReturnType<typeof listBlockedCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedCountries<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedCountries>>,
          TError,
          Awaited<ReturnType<typeof listBlockedCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedCountries<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The countries that the performer has blocked
 */

export function useListBlockedCountries<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The countries that the performer has blocked
 */
export const prefetchListBlockedCountriesQuery = async <TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBlockedCountriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBlockedCountries} query
 */
export const invalidateListBlockedCountries = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBlockedCountriesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The countries that the performer has blocked
 */
export const useSetListBlockedCountriesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listBlockedCountries>> | undefined | ((old: Awaited<ReturnType<typeof listBlockedCountries>> | undefined) => Awaited<ReturnType<typeof listBlockedCountries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBlockedCountries>>>({ exact: $exactMatch, queryKey: getListBlockedCountriesQueryKey() }, updater);
  };
}



export const getListBlockedCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedCountries>>> = ({ client, signal }) => listBlockedCountries(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBlockedCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedCountries>>>
export type ListBlockedCountriesSuspenseQueryError = ErrorType<Error>


export function useListBlockedCountriesSuspense<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedCountriesSuspense<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedCountriesSuspense<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The countries that the performer has blocked
 */

export function useListBlockedCountriesSuspense<TData = Awaited<ReturnType<typeof listBlockedCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedCountriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the whole list. Running subscriptions from these countries continue until the end of the paid period, and are not renewed (rule A4).
 * @summary Set the countries that the performer blocks
 */
const updateBlockedCountries = (
    blockedCountriesUpdateRequest: BlockedCountriesUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BlockedCountryList>(
      {url: `/block/countries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blockedCountriesUpdateRequest, signal
    },
      options);
    }




export const getUpdateBlockedCountriesMutationKey = () => ['updateBlockedCountries'] as const;

export const getUpdateBlockedCountriesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBlockedCountries>>, TError,UpdateBlockedCountriesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBlockedCountries>>, TError,UpdateBlockedCountriesMutationVariables, TContext> => {

const mutationKey = getUpdateBlockedCountriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBlockedCountries>>, UpdateBlockedCountriesMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updateBlockedCountries(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBlockedCountriesMutationResult = NonNullable<Awaited<ReturnType<typeof updateBlockedCountries>>>
    export type UpdateBlockedCountriesMutationBody = BlockedCountriesUpdateRequest
    export type UpdateBlockedCountriesMutationError = ErrorType<Error>
    export type UpdateBlockedCountriesMutationVariables = {data: BlockedCountriesUpdateRequest}

    /**
 * @summary Set the countries that the performer blocks
 */
export const useUpdateBlockedCountries = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBlockedCountries>>, TError,UpdateBlockedCountriesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBlockedCountries>>,
        TError,
        UpdateBlockedCountriesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBlockedCountriesMutationOptions(options), queryClient);
    }
    /**
 * Requested on page load; visitors from a blocked country see the block page (rule A4). Countries blocked by performers are not considered.
 * @summary Whether the whole site is blocked in the visitor's country
 */
const checkCountryBlock = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CountryBlock>(
      {url: `/block/countries/check`, method: 'GET', signal
    },
      options);
    }




export const getCheckCountryBlockQueryKey = () => {
    return [
    "checkCountryBlock"
    ] as const;
    }


export const getCheckCountryBlockQueryOptions = <TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckCountryBlockQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkCountryBlock>>> = ({ client, signal }) => checkCountryBlock(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckCountryBlockQueryResult = NonNullable<Awaited<ReturnType<typeof checkCountryBlock>>>
export type CheckCountryBlockQueryError = ErrorType<Error>


export function useCheckCountryBlock<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCountryBlock>>,
          TError,
          Awaited<ReturnType<typeof checkCountryBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCountryBlock<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCountryBlock>>,
          TError,
          Awaited<ReturnType<typeof checkCountryBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCountryBlock<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the whole site is blocked in the visitor's country
 */

export function useCheckCountryBlock<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckCountryBlockQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether the whole site is blocked in the visitor's country
 */
export const prefetchCheckCountryBlockQuery = async <TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getCheckCountryBlockQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCheckCountryBlock} query
 */
export const invalidateCheckCountryBlock = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckCountryBlockQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Whether the whole site is blocked in the visitor's country
 */
export const useSetCheckCountryBlockQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof checkCountryBlock>> | undefined | ((old: Awaited<ReturnType<typeof checkCountryBlock>> | undefined) => Awaited<ReturnType<typeof checkCountryBlock>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof checkCountryBlock>>>({ exact: $exactMatch, queryKey: getCheckCountryBlockQueryKey() }, updater);
  };
}



export const getCheckCountryBlockSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckCountryBlockQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkCountryBlock>>> = ({ client, signal }) => checkCountryBlock(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckCountryBlockSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkCountryBlock>>>
export type CheckCountryBlockSuspenseQueryError = ErrorType<Error>


export function useCheckCountryBlockSuspense<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCountryBlockSuspense<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCountryBlockSuspense<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the whole site is blocked in the visitor's country
 */

export function useCheckCountryBlockSuspense<TData = Awaited<ReturnType<typeof checkCountryBlock>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCountryBlock>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckCountryBlockSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The users that the viewer has blocked, latest first
 */
const listBlockedUsers = (
    params?: ListBlockedUsersParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<BlockList>(
      {url: `/block/users`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBlockedUsersInfiniteQueryKey = (params?: ListBlockedUsersParams,) => {
    return [
    'infinite', "listBlockedUsers", ...(params ? [params] : [])
    ] as const;
    }

export const getListBlockedUsersQueryKey = (params?: ListBlockedUsersParams,) => {
    return [
    "listBlockedUsers", ...(params ? [params] : [])
    ] as const;
    }


export const getListBlockedUsersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(params?: ListBlockedUsersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedUsersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedUsers>>, QueryKey, ListBlockedUsersParams['cursor']> = ({ client, signal, pageParam }) => listBlockedUsers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlockedUsersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedUsers>>>
export type ListBlockedUsersInfiniteQueryError = ErrorType<Error>


export function useListBlockedUsersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBlockedUsersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedUsers>>,
          TError,
          Awaited<ReturnType<typeof listBlockedUsers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedUsers>>,
          TError,
          Awaited<ReturnType<typeof listBlockedUsers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer has blocked, latest first
 */

export function useListBlockedUsersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedUsersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The users that the viewer has blocked, latest first
 */
export const prefetchListBlockedUsersInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBlockedUsersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBlockedUsersInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBlockedUsersInfinite} query
 */
export const invalidateListBlockedUsersInfinite = async (
 queryClient: QueryClient, params?: ListBlockedUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBlockedUsersInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The users that the viewer has blocked, latest first
 */
export const useSetListBlockedUsersInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBlockedUsersParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>>({ exact: $exactMatch, queryKey: getListBlockedUsersInfiniteQueryKey(params) }, updater);
  };
}



export const getListBlockedUsersQueryOptions = <TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(params?: ListBlockedUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedUsers>>> = ({ client, signal }) => listBlockedUsers(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlockedUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedUsers>>>
export type ListBlockedUsersQueryError = ErrorType<Error>


export function useListBlockedUsers<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params: undefined |  ListBlockedUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedUsers>>,
          TError,
          Awaited<ReturnType<typeof listBlockedUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsers<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlockedUsers>>,
          TError,
          Awaited<ReturnType<typeof listBlockedUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsers<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer has blocked, latest first
 */

export function useListBlockedUsers<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The users that the viewer has blocked, latest first
 */
export const prefetchListBlockedUsersQuery = async <TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListBlockedUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBlockedUsersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBlockedUsers} query
 */
export const invalidateListBlockedUsers = async (
 queryClient: QueryClient, params?: ListBlockedUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBlockedUsersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The users that the viewer has blocked, latest first
 */
export const useSetListBlockedUsersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBlockedUsersParams | undefined,updater: Awaited<ReturnType<typeof listBlockedUsers>> | undefined | ((old: Awaited<ReturnType<typeof listBlockedUsers>> | undefined) => Awaited<ReturnType<typeof listBlockedUsers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBlockedUsers>>>({ exact: $exactMatch, queryKey: getListBlockedUsersQueryKey(params) }, updater);
  };
}



export const getListBlockedUsersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedUsers>>> = ({ client, signal }) => listBlockedUsers(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBlockedUsersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedUsers>>>
export type ListBlockedUsersSuspenseQueryError = ErrorType<Error>


export function useListBlockedUsersSuspense<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params: undefined |  ListBlockedUsersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersSuspense<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersSuspense<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer has blocked, latest first
 */

export function useListBlockedUsersSuspense<TData = Awaited<ReturnType<typeof listBlockedUsers>>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedUsersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBlockedUsersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlockedUsersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlockedUsers>>, QueryKey, ListBlockedUsersParams['cursor']> = ({ client, signal, pageParam }) => listBlockedUsers({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlockedUsersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBlockedUsers>>>
export type ListBlockedUsersSuspenseInfiniteQueryError = ErrorType<Error>


export function useListBlockedUsersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListBlockedUsersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlockedUsersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer has blocked, latest first
 */

export function useListBlockedUsersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBlockedUsers>>, ListBlockedUsersParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListBlockedUsersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listBlockedUsers>>, TError, TData, QueryKey, ListBlockedUsersParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlockedUsersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The blocked user cannot see the viewer's profile and items any more, and cannot message, comment, react or buy (rule A4). Idempotent.
 * @summary Block a user
 */
const blockUser = (
    blockCreateRequest: BlockCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Block>(
      {url: `/block/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blockCreateRequest, signal
    },
      options);
    }




export const getBlockUserMutationKey = () => ['blockUser'] as const;

export const getBlockUserMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blockUser>>, TError,BlockUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof blockUser>>, TError,BlockUserMutationVariables, TContext> => {

const mutationKey = getBlockUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof blockUser>>, BlockUserMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  blockUser(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BlockUserMutationResult = NonNullable<Awaited<ReturnType<typeof blockUser>>>
    export type BlockUserMutationBody = BlockCreateRequest
    export type BlockUserMutationError = ErrorType<Error>
    export type BlockUserMutationVariables = {data: BlockCreateRequest}

    /**
 * @summary Block a user
 */
export const useBlockUser = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blockUser>>, TError,BlockUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof blockUser>>,
        TError,
        BlockUserMutationVariables,
        TContext
      > => {
      return useMutation(getBlockUserMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove a block (idempotent)
 */
const unblockUser = (
    id: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/block/users/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getUnblockUserMutationKey = () => ['unblockUser'] as const;

export const getUnblockUserMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unblockUser>>, TError,UnblockUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof unblockUser>>, TError,UnblockUserMutationVariables, TContext> => {

const mutationKey = getUnblockUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unblockUser>>, UnblockUserMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  unblockUser(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnblockUserMutationResult = NonNullable<Awaited<ReturnType<typeof unblockUser>>>

    export type UnblockUserMutationError = ErrorType<Error>
    export type UnblockUserMutationVariables = {id: Id}

    /**
 * @summary Remove a block (idempotent)
 */
export const useUnblockUser = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unblockUser>>, TError,UnblockUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unblockUser>>,
        TError,
        UnblockUserMutationVariables,
        TContext
      > => {
      return useMutation(getUnblockUserMutationOptions(options), queryClient);
    }
