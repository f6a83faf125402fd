/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  EventChannelList,
  EventList,
  ListEventsParams
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
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
 * A client that reconnects reads the events that it missed, so that none is lost (rule W6).
 * @summary The events of a channel after a number, oldest first
 */
const listEvents = (
    params?: ListEventsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<EventList>(
      {url: `/events`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListEventsQueryKey = (params?: ListEventsParams,) => {
    return [
    "listEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListEventsQueryOptions = <TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEvents>>> = ({ client, signal }) => listEvents(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>
export type ListEventsQueryError = ErrorType<Error>


export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params: undefined |  ListEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The events of a channel after a number, oldest first
 */

export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The events of a channel after a number, oldest first
 */
export const prefetchListEventsQuery = async <TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEventsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEvents} query
 */
export const invalidateListEvents = async (
 queryClient: QueryClient, params?: ListEventsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEventsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The events of a channel after a number, oldest first
 */
export const useSetListEventsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListEventsParams | undefined,updater: Awaited<ReturnType<typeof listEvents>> | undefined | ((old: Awaited<ReturnType<typeof listEvents>> | undefined) => Awaited<ReturnType<typeof listEvents>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listEvents>>>({ exact: $exactMatch, queryKey: getListEventsQueryKey(params) }, updater);
  };
}



export const getListEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(params?: ListEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEvents>>> = ({ client, signal }) => listEvents(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>
export type ListEventsSuspenseQueryError = ErrorType<Error>


export function useListEventsSuspense<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params: undefined |  ListEventsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventsSuspense<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventsSuspense<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The events of a channel after a number, oldest first
 */

export function useListEventsSuspense<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Error>>(
 params?: ListEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEventsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The viewer's own channel, and those of their conversations, without paging. A client that reconnects compares the numbers with those it has, and so also finds new channels (rule W6). Channels of streams are joined, and not listed.
 * @summary The channels that the viewer may read, with their latest numbers
 */
const listEventChannels = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<EventChannelList>(
      {url: `/events/channels`, method: 'GET', signal
    },
      options);
    }




export const getListEventChannelsQueryKey = () => {
    return [
    "listEventChannels"
    ] as const;
    }


export const getListEventChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventChannels>>> = ({ client, signal }) => listEventChannels(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listEventChannels>>>
export type ListEventChannelsQueryError = ErrorType<Error>


export function useListEventChannels<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventChannels>>,
          TError,
          Awaited<ReturnType<typeof listEventChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventChannels<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventChannels>>,
          TError,
          Awaited<ReturnType<typeof listEventChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventChannels<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The channels that the viewer may read, with their latest numbers
 */

export function useListEventChannels<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEventChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The channels that the viewer may read, with their latest numbers
 */
export const prefetchListEventChannelsQuery = async <TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEventChannelsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEventChannels} query
 */
export const invalidateListEventChannels = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEventChannelsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The channels that the viewer may read, with their latest numbers
 */
export const useSetListEventChannelsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listEventChannels>> | undefined | ((old: Awaited<ReturnType<typeof listEventChannels>> | undefined) => Awaited<ReturnType<typeof listEventChannels>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listEventChannels>>>({ exact: $exactMatch, queryKey: getListEventChannelsQueryKey() }, updater);
  };
}



export const getListEventChannelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventChannels>>> = ({ client, signal }) => listEventChannels(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEventChannelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEventChannels>>>
export type ListEventChannelsSuspenseQueryError = ErrorType<Error>


export function useListEventChannelsSuspense<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventChannelsSuspense<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEventChannelsSuspense<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The channels that the viewer may read, with their latest numbers
 */

export function useListEventChannelsSuspense<TData = Awaited<ReturnType<typeof listEventChannels>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEventChannels>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEventChannelsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






