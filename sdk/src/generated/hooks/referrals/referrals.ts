/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ListReferralsParams,
  ReferralList,
  Referrer
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
 * For a year, a referrer earns a share of the referred performer's income (rule M5).
 * @summary The viewer's referral code and link
 */
const getReferralCode = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Referrer>(
      {url: `/referrals/user/code`, method: 'GET', signal
    },
      options);
    }




export const getGetReferralCodeQueryKey = () => {
    return [
    "getReferralCode"
    ] as const;
    }


export const getGetReferralCodeQueryOptions = <TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralCodeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralCode>>> = ({ client, signal }) => getReferralCode(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralCode>>>
export type GetReferralCodeQueryError = ErrorType<Error>


export function useGetReferralCode<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralCode>>,
          TError,
          Awaited<ReturnType<typeof getReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralCode<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralCode>>,
          TError,
          Awaited<ReturnType<typeof getReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralCode<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral code and link
 */

export function useGetReferralCode<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralCodeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's referral code and link
 */
export const prefetchGetReferralCodeQuery = async <TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralCodeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralCode} query
 */
export const invalidateGetReferralCode = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralCodeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The viewer's referral code and link
 */
export const useSetGetReferralCodeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getReferralCode>> | undefined | ((old: Awaited<ReturnType<typeof getReferralCode>> | undefined) => Awaited<ReturnType<typeof getReferralCode>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getReferralCode>>>({ exact: $exactMatch, queryKey: getGetReferralCodeQueryKey() }, updater);
  };
}



export const getGetReferralCodeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralCodeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralCode>>> = ({ client, signal }) => getReferralCode(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralCodeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralCode>>>
export type GetReferralCodeSuspenseQueryError = ErrorType<Error>


export function useGetReferralCodeSuspense<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralCodeSuspense<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralCodeSuspense<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's referral code and link
 */

export function useGetReferralCodeSuspense<TData = Awaited<ReturnType<typeof getReferralCode>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralCode>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralCodeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The users that the viewer referred, latest first
 */
const listReferrals = (
    params?: ListReferralsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReferralList>(
      {url: `/referrals/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReferralsInfiniteQueryKey = (params?: ListReferralsParams,) => {
    return [
    'infinite', "listReferrals", ...(params ? [params] : [])
    ] as const;
    }

export const getListReferralsQueryKey = (params?: ListReferralsParams,) => {
    return [
    "listReferrals", ...(params ? [params] : [])
    ] as const;
    }


export const getListReferralsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>, QueryKey, ListReferralsParams['cursor']> = ({ client, signal, pageParam }) => listReferrals({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsInfiniteQueryError = ErrorType<Error>


export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer referred, latest first
 */

export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The users that the viewer referred, latest first
 */
export const prefetchListReferralsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReferralsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReferralsInfinite} query
 */
export const invalidateListReferralsInfinite = async (
 queryClient: QueryClient, params?: ListReferralsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReferralsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The users that the viewer referred, latest first
 */
export const useSetListReferralsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReferralsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>>({ exact: $exactMatch, queryKey: getListReferralsInfiniteQueryKey(params) }, updater);
  };
}



export const getListReferralsQueryOptions = <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>> = ({ client, signal }) => listReferrals(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsQueryError = ErrorType<Error>


export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer referred, latest first
 */

export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The users that the viewer referred, latest first
 */
export const prefetchListReferralsQuery = async <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReferralsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReferrals} query
 */
export const invalidateListReferrals = async (
 queryClient: QueryClient, params?: ListReferralsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReferralsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The users that the viewer referred, latest first
 */
export const useSetListReferralsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReferralsParams | undefined,updater: Awaited<ReturnType<typeof listReferrals>> | undefined | ((old: Awaited<ReturnType<typeof listReferrals>> | undefined) => Awaited<ReturnType<typeof listReferrals>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReferrals>>>({ exact: $exactMatch, queryKey: getListReferralsQueryKey(params) }, updater);
  };
}



export const getListReferralsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>> = ({ client, signal }) => listReferrals(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReferralsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsSuspenseQueryError = ErrorType<Error>


export function useListReferralsSuspense<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsSuspense<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsSuspense<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer referred, latest first
 */

export function useListReferralsSuspense<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReferralsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>, QueryKey, ListReferralsParams['cursor']> = ({ client, signal, pageParam }) => listReferrals({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReferralsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The users that the viewer referred, latest first
 */

export function useListReferralsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






