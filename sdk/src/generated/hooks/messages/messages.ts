/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  FileProcessing,
  Id,
  ListMessagesParams,
  ListPublicMessagesParams,
  ListStreamMessagesParams,
  Message,
  MessageCreateRequest,
  MessageFile,
  MessageList,
  MessagePhotoUpload,
  MessageVideoUpload,
  StreamMessage,
  StreamMessageCreateRequest,
  StreamMessageList,
  UnreadCount
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
 * For visitors, who are not logged in. Rooms of streams that are not public return 403.
 * @summary The messages in the room of a public stream, latest first
 */
const listPublicMessages = (
    id: Id,
    params?: ListPublicMessagesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamMessageList>(
      {url: `/messages/conversations/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPublicMessagesInfiniteQueryKey = (id: Id,
    params?: ListPublicMessagesParams,) => {
    return [
    'infinite', "listPublicMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListPublicMessagesQueryKey = (id: Id,
    params?: ListPublicMessagesParams,) => {
    return [
    "listPublicMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListPublicMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicMessages>>, QueryKey, ListPublicMessagesParams['cursor']> = ({ client, signal, pageParam }) => listPublicMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicMessages>>>
export type ListPublicMessagesInfiniteQueryError = ErrorType<Error>


export function useListPublicMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListPublicMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicMessages>>,
          TError,
          Awaited<ReturnType<typeof listPublicMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicMessages>>,
          TError,
          Awaited<ReturnType<typeof listPublicMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a public stream, latest first
 */

export function useListPublicMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicMessagesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages in the room of a public stream, latest first
 */
export const prefetchListPublicMessagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicMessagesInfiniteQueryOptions(id,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicMessagesInfinite} query
 */
export const invalidateListPublicMessagesInfinite = async (
 queryClient: QueryClient, id: Id,
    params?: ListPublicMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicMessagesInfiniteQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages in the room of a public stream, latest first
 */
export const useSetListPublicMessagesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListPublicMessagesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>>({ exact: $exactMatch, queryKey: getListPublicMessagesInfiniteQueryKey(id,params) }, updater);
  };
}



export const getListPublicMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicMessages>>> = ({ client, signal }) => listPublicMessages(id,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicMessages>>>
export type ListPublicMessagesQueryError = ErrorType<Error>


export function useListPublicMessages<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListPublicMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicMessages>>,
          TError,
          Awaited<ReturnType<typeof listPublicMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessages<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicMessages>>,
          TError,
          Awaited<ReturnType<typeof listPublicMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessages<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a public stream, latest first
 */

export function useListPublicMessages<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages in the room of a public stream, latest first
 */
export const prefetchListPublicMessagesQuery = async <TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicMessagesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicMessages} query
 */
export const invalidateListPublicMessages = async (
 queryClient: QueryClient, id: Id,
    params?: ListPublicMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicMessagesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages in the room of a public stream, latest first
 */
export const useSetListPublicMessagesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListPublicMessagesParams | undefined,updater: Awaited<ReturnType<typeof listPublicMessages>> | undefined | ((old: Awaited<ReturnType<typeof listPublicMessages>> | undefined) => Awaited<ReturnType<typeof listPublicMessages>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPublicMessages>>>({ exact: $exactMatch, queryKey: getListPublicMessagesQueryKey(id,params) }, updater);
  };
}



export const getListPublicMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicMessages>>> = ({ client, signal }) => listPublicMessages(id,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicMessages>>>
export type ListPublicMessagesSuspenseQueryError = ErrorType<Error>


export function useListPublicMessagesSuspense<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListPublicMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesSuspense<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesSuspense<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a public stream, latest first
 */

export function useListPublicMessagesSuspense<TData = Awaited<ReturnType<typeof listPublicMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicMessagesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPublicMessagesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicMessages>>, QueryKey, ListPublicMessagesParams['cursor']> = ({ client, signal, pageParam }) => listPublicMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicMessagesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicMessages>>>
export type ListPublicMessagesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListPublicMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListPublicMessagesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a public stream, latest first
 */

export function useListPublicMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicMessages>>, ListPublicMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListPublicMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicMessages>>, TError, TData, QueryKey, ListPublicMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicMessagesSuspenseInfiniteQueryOptions(id,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The messages of a conversation, latest first
 */
const listMessages = (
    id: Id,
    params?: ListMessagesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MessageList>(
      {url: `/messages/conversations/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMessagesInfiniteQueryKey = (id: Id,
    params?: ListMessagesParams,) => {
    return [
    'infinite', "listMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListMessagesQueryKey = (id: Id,
    params?: ListMessagesParams,) => {
    return [
    "listMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['cursor']> = ({ client, signal, pageParam }) => listMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesInfiniteQueryError = ErrorType<Error>


export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages of a conversation, latest first
 */

export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages of a conversation, latest first
 */
export const prefetchListMessagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMessagesInfiniteQueryOptions(id,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMessagesInfinite} query
 */
export const invalidateListMessagesInfinite = async (
 queryClient: QueryClient, id: Id,
    params?: ListMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMessagesInfiniteQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages of a conversation, latest first
 */
export const useSetListMessagesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListMessagesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>>({ exact: $exactMatch, queryKey: getListMessagesInfiniteQueryKey(id,params) }, updater);
  };
}



export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ client, signal }) => listMessages(id,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ErrorType<Error>


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages of a conversation, latest first
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages of a conversation, latest first
 */
export const prefetchListMessagesQuery = async <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMessagesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMessages} query
 */
export const invalidateListMessages = async (
 queryClient: QueryClient, id: Id,
    params?: ListMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMessagesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages of a conversation, latest first
 */
export const useSetListMessagesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListMessagesParams | undefined,updater: Awaited<ReturnType<typeof listMessages>> | undefined | ((old: Awaited<ReturnType<typeof listMessages>> | undefined) => Awaited<ReturnType<typeof listMessages>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listMessages>>>({ exact: $exactMatch, queryKey: getListMessagesQueryKey(id,params) }, updater);
  };
}



export const getListMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ client, signal }) => listMessages(id,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesSuspenseQueryError = ErrorType<Error>


export function useListMessagesSuspense<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesSuspense<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesSuspense<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages of a conversation, latest first
 */

export function useListMessagesSuspense<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMessagesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['cursor']> = ({ client, signal, pageParam }) => listMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages of a conversation, latest first
 */

export function useListMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesSuspenseInfiniteQueryOptions(id,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Text, photos or one video. A performer may set a price; the message stays locked until it is bought (rule C2). A repeated request with the same `clientKey` returns the first message. Returns 403 if either participant has blocked the other.
 * @summary Send a message
 */
const sendMessage = (
    id: Id,
    messageCreateRequest: MessageCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Message>(
      {url: `/messages/conversations/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: messageCreateRequest, signal
    },
      options);
    }




export const getSendMessageMutationKey = () => ['sendMessage'] as const;

export const getSendMessageMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext> => {

const mutationKey = getSendMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMessage>>, SendMessageMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  sendMessage(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendMessage>>>
    export type SendMessageMutationBody = MessageCreateRequest
    export type SendMessageMutationError = ErrorType<Error>
    export type SendMessageMutationVariables = {id: Id;data: MessageCreateRequest}

    /**
 * @summary Send a message
 */
export const useSendMessage = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMessage>>,
        TError,
        SendMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendMessageMutationOptions(options), queryClient);
    }
    /**
 * A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message contains it.
 * @summary Upload a video for a message
 */
const uploadMessageVideo = (
    messageVideoUpload: MessageVideoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MessageFile>(
      {url: `/messages/private/file/video`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: messageVideoUpload, signal
    },
      options);
    }




export const getUploadMessageVideoMutationKey = () => ['uploadMessageVideo'] as const;

export const getUploadMessageVideoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMessageVideo>>, TError,UploadMessageVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadMessageVideo>>, TError,UploadMessageVideoMutationVariables, TContext> => {

const mutationKey = getUploadMessageVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadMessageVideo>>, UploadMessageVideoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadMessageVideo(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadMessageVideoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadMessageVideo>>>
    export type UploadMessageVideoMutationBody = MessageVideoUpload
    export type UploadMessageVideoMutationError = ErrorType<Error>
    export type UploadMessageVideoMutationVariables = {data: MessageVideoUpload}

    /**
 * @summary Upload a video for a message
 */
export const useUploadMessageVideo = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMessageVideo>>, TError,UploadMessageVideoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadMessageVideo>>,
        TError,
        UploadMessageVideoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadMessageVideoMutationOptions(options), queryClient);
    }
    /**
 * The photo is deleted after a day unless a message contains it.
 * @summary Upload a photo for a message
 */
const uploadMessagePhoto = (
    messagePhotoUpload: MessagePhotoUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<MessageFile>(
      {url: `/messages/public/file/photo`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: messagePhotoUpload, signal
    },
      options);
    }




export const getUploadMessagePhotoMutationKey = () => ['uploadMessagePhoto'] as const;

export const getUploadMessagePhotoMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMessagePhoto>>, TError,UploadMessagePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadMessagePhoto>>, TError,UploadMessagePhotoMutationVariables, TContext> => {

const mutationKey = getUploadMessagePhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadMessagePhoto>>, UploadMessagePhotoMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  uploadMessagePhoto(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadMessagePhotoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadMessagePhoto>>>
    export type UploadMessagePhotoMutationBody = MessagePhotoUpload
    export type UploadMessagePhotoMutationError = ErrorType<Error>
    export type UploadMessagePhotoMutationVariables = {data: MessagePhotoUpload}

    /**
 * @summary Upload a photo for a message
 */
export const useUploadMessagePhoto = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMessagePhoto>>, TError,UploadMessagePhotoMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadMessagePhoto>>,
        TError,
        UploadMessagePhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadMessagePhotoMutationOptions(options), queryClient);
    }
    /**
 * Returns the number of unread messages in all conversations.
 * @summary Mark all messages of a conversation as read
 */
const readAllMessages = (
    id: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UnreadCount>(
      {url: `/messages/read-all/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      options);
    }




export const getReadAllMessagesMutationKey = () => ['readAllMessages'] as const;

export const getReadAllMessagesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext> => {

const mutationKey = getReadAllMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readAllMessages>>, ReadAllMessagesMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  readAllMessages(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadAllMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readAllMessages>>>

    export type ReadAllMessagesMutationError = ErrorType<Error>
    export type ReadAllMessagesMutationVariables = {id: Id}

    /**
 * @summary Mark all messages of a conversation as read
 */
export const useReadAllMessages = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readAllMessages>>,
        TError,
        ReadAllMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getReadAllMessagesMutationOptions(options), queryClient);
    }
    /**
 * @summary The messages in the room of a stream, latest first
 */
const listStreamMessages = (
    id: Id,
    params?: ListStreamMessagesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamMessageList>(
      {url: `/messages/stream/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStreamMessagesInfiniteQueryKey = (id: Id,
    params?: ListStreamMessagesParams,) => {
    return [
    'infinite', "listStreamMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListStreamMessagesQueryKey = (id: Id,
    params?: ListStreamMessagesParams,) => {
    return [
    "listStreamMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListStreamMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreamMessages>>, QueryKey, ListStreamMessagesParams['cursor']> = ({ client, signal, pageParam }) => listStreamMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStreamMessages>>>
export type ListStreamMessagesInfiniteQueryError = ErrorType<Error>


export function useListStreamMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListStreamMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreamMessages>>,
          TError,
          Awaited<ReturnType<typeof listStreamMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreamMessages>>,
          TError,
          Awaited<ReturnType<typeof listStreamMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a stream, latest first
 */

export function useListStreamMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamMessagesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages in the room of a stream, latest first
 */
export const prefetchListStreamMessagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStreamMessagesInfiniteQueryOptions(id,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStreamMessagesInfinite} query
 */
export const invalidateListStreamMessagesInfinite = async (
 queryClient: QueryClient, id: Id,
    params?: ListStreamMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStreamMessagesInfiniteQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages in the room of a stream, latest first
 */
export const useSetListStreamMessagesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListStreamMessagesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>>({ exact: $exactMatch, queryKey: getListStreamMessagesInfiniteQueryKey(id,params) }, updater);
  };
}



export const getListStreamMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreamMessages>>> = ({ client, signal }) => listStreamMessages(id,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listStreamMessages>>>
export type ListStreamMessagesQueryError = ErrorType<Error>


export function useListStreamMessages<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListStreamMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreamMessages>>,
          TError,
          Awaited<ReturnType<typeof listStreamMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessages<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreamMessages>>,
          TError,
          Awaited<ReturnType<typeof listStreamMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessages<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a stream, latest first
 */

export function useListStreamMessages<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The messages in the room of a stream, latest first
 */
export const prefetchListStreamMessagesQuery = async <TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStreamMessagesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStreamMessages} query
 */
export const invalidateListStreamMessages = async (
 queryClient: QueryClient, id: Id,
    params?: ListStreamMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStreamMessagesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The messages in the room of a stream, latest first
 */
export const useSetListStreamMessagesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListStreamMessagesParams | undefined,updater: Awaited<ReturnType<typeof listStreamMessages>> | undefined | ((old: Awaited<ReturnType<typeof listStreamMessages>> | undefined) => Awaited<ReturnType<typeof listStreamMessages>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStreamMessages>>>({ exact: $exactMatch, queryKey: getListStreamMessagesQueryKey(id,params) }, updater);
  };
}



export const getListStreamMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreamMessages>>> = ({ client, signal }) => listStreamMessages(id,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStreamMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStreamMessages>>>
export type ListStreamMessagesSuspenseQueryError = ErrorType<Error>


export function useListStreamMessagesSuspense<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListStreamMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesSuspense<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesSuspense<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a stream, latest first
 */

export function useListStreamMessagesSuspense<TData = Awaited<ReturnType<typeof listStreamMessages>>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamMessagesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStreamMessagesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamMessagesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreamMessages>>, QueryKey, ListStreamMessagesParams['cursor']> = ({ client, signal, pageParam }) => listStreamMessages(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamMessagesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStreamMessages>>>
export type ListStreamMessagesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListStreamMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params: undefined |  ListStreamMessagesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The messages in the room of a stream, latest first
 */

export function useListStreamMessagesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreamMessages>>, ListStreamMessagesParams['cursor']>, TError = ErrorType<Error>>(
 id: Id,
    params?: ListStreamMessagesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreamMessages>>, TError, TData, QueryKey, ListStreamMessagesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamMessagesSuspenseInfiniteQueryOptions(id,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Subject to slow mode, mutes and bans (rule S3). A repeated request with the same `clientKey` returns the first message.
 * @summary Send a chat message in a stream
 */
const sendStreamMessage = (
    id: Id,
    streamMessageCreateRequest: StreamMessageCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamMessage>(
      {url: `/messages/stream/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: streamMessageCreateRequest, signal
    },
      options);
    }




export const getSendStreamMessageMutationKey = () => ['sendStreamMessage'] as const;

export const getSendStreamMessageMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendStreamMessage>>, TError,SendStreamMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendStreamMessage>>, TError,SendStreamMessageMutationVariables, TContext> => {

const mutationKey = getSendStreamMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendStreamMessage>>, SendStreamMessageMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  sendStreamMessage(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendStreamMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendStreamMessage>>>
    export type SendStreamMessageMutationBody = StreamMessageCreateRequest
    export type SendStreamMessageMutationError = ErrorType<Error>
    export type SendStreamMessageMutationVariables = {id: Id;data: StreamMessageCreateRequest}

    /**
 * @summary Send a chat message in a stream
 */
export const useSendStreamMessage = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendStreamMessage>>, TError,SendStreamMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendStreamMessage>>,
        TError,
        SendStreamMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendStreamMessageMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete all messages of the performer's own room
 */
const removeAllStreamMessages = (
    id: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/messages/stream/${encodeURIComponent(String(id))}/remove-all-message`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveAllStreamMessagesMutationKey = () => ['removeAllStreamMessages'] as const;

export const getRemoveAllStreamMessagesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAllStreamMessages>>, TError,RemoveAllStreamMessagesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeAllStreamMessages>>, TError,RemoveAllStreamMessagesMutationVariables, TContext> => {

const mutationKey = getRemoveAllStreamMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeAllStreamMessages>>, RemoveAllStreamMessagesMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  removeAllStreamMessages(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveAllStreamMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof removeAllStreamMessages>>>

    export type RemoveAllStreamMessagesMutationError = ErrorType<Error>
    export type RemoveAllStreamMessagesMutationVariables = {id: Id}

    /**
 * @summary Delete all messages of the performer's own room
 */
export const useRemoveAllStreamMessages = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAllStreamMessages>>, TError,RemoveAllStreamMessagesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeAllStreamMessages>>,
        TError,
        RemoveAllStreamMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveAllStreamMessagesMutationOptions(options), queryClient);
    }
    /**
 * In all conversations; private requests do not count until they are opened.
 * @summary The number of the viewer's unread messages
 */
const getUnreadMessageCount = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UnreadCount>(
      {url: `/messages/total-unread-messages`, method: 'GET', signal
    },
      options);
    }




export const getGetUnreadMessageCountQueryKey = () => {
    return [
    "getUnreadMessageCount"
    ] as const;
    }


export const getGetUnreadMessageCountQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadMessageCountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadMessageCount>>> = ({ client, signal }) => getUnreadMessageCount(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadMessageCountQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadMessageCount>>>
export type GetUnreadMessageCountQueryError = ErrorType<Error>


export function useGetUnreadMessageCount<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadMessageCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadMessageCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadMessageCount<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadMessageCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadMessageCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadMessageCount<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The number of the viewer's unread messages
 */

export function useGetUnreadMessageCount<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadMessageCountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The number of the viewer's unread messages
 */
export const prefetchGetUnreadMessageCountQuery = async <TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUnreadMessageCountQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUnreadMessageCount} query
 */
export const invalidateGetUnreadMessageCount = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUnreadMessageCountQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The number of the viewer's unread messages
 */
export const useSetGetUnreadMessageCountQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getUnreadMessageCount>> | undefined | ((old: Awaited<ReturnType<typeof getUnreadMessageCount>> | undefined) => Awaited<ReturnType<typeof getUnreadMessageCount>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getUnreadMessageCount>>>({ exact: $exactMatch, queryKey: getGetUnreadMessageCountQueryKey() }, updater);
  };
}



export const getGetUnreadMessageCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadMessageCountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadMessageCount>>> = ({ client, signal }) => getUnreadMessageCount(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUnreadMessageCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadMessageCount>>>
export type GetUnreadMessageCountSuspenseQueryError = ErrorType<Error>


export function useGetUnreadMessageCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadMessageCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadMessageCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The number of the viewer's unread messages
 */

export function useGetUnreadMessageCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessageCount>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessageCount>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadMessageCountSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In a conversation the message is removed from the list; in a stream a notice replaces it (rule C3). Buyers keep bought messages.
 * @summary Delete the viewer's own message, or any message in the viewer's own stream
 */
const deleteMessage = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/messages/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteMessageMutationKey = () => ['deleteMessage'] as const;

export const getDeleteMessageMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext> => {

const mutationKey = getDeleteMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMessage>>, DeleteMessageMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteMessage(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMessageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMessage>>>

    export type DeleteMessageMutationError = ErrorType<Error>
    export type DeleteMessageMutationVariables = {id: string}

    /**
 * @summary Delete the viewer's own message, or any message in the viewer's own stream
 */
export const useDeleteMessage = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMessage>>,
        TError,
        DeleteMessageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMessageMutationOptions(options), queryClient);
    }
    /**
 * @summary The processing status of a message's file
 */
const getMessageFileStatus = (
    id: string,
    fileId: Id,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<FileProcessing>(
      {url: `/messages/${encodeURIComponent(String(id))}/file/${encodeURIComponent(String(fileId))}/status`, method: 'GET', signal
    },
      options);
    }




export const getGetMessageFileStatusQueryKey = (id: string,
    fileId: Id,) => {
    return [
    "getMessageFileStatus", ...(fileId ? [fileId] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetMessageFileStatusQueryOptions = <TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessageFileStatus>>> = ({ client, signal }) => getMessageFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageFileStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getMessageFileStatus>>>
export type GetMessageFileStatusQueryError = ErrorType<Error>


export function useGetMessageFileStatus<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessageFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getMessageFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessageFileStatus<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessageFileStatus>>,
          TError,
          Awaited<ReturnType<typeof getMessageFileStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessageFileStatus<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a message's file
 */

export function useGetMessageFileStatus<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageFileStatusQueryOptions(id,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The processing status of a message's file
 */
export const prefetchGetMessageFileStatusQuery = async <TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    fileId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMessageFileStatusQueryOptions(id,fileId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMessageFileStatus} query
 */
export const invalidateGetMessageFileStatus = async (
 queryClient: QueryClient, id: string,
    fileId: Id, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMessageFileStatusQueryKey(id,fileId) }, options);

  return queryClient;
}

/**
 * @summary The processing status of a message's file
 */
export const useSetGetMessageFileStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    fileId: Id,updater: Awaited<ReturnType<typeof getMessageFileStatus>> | undefined | ((old: Awaited<ReturnType<typeof getMessageFileStatus>> | undefined) => Awaited<ReturnType<typeof getMessageFileStatus>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMessageFileStatus>>>({ exact: $exactMatch, queryKey: getGetMessageFileStatusQueryKey(id,fileId) }, updater);
  };
}



export const getGetMessageFileStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageFileStatusQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessageFileStatus>>> = ({ client, signal }) => getMessageFileStatus(id,fileId, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMessageFileStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMessageFileStatus>>>
export type GetMessageFileStatusSuspenseQueryError = ErrorType<Error>


export function useGetMessageFileStatusSuspense<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessageFileStatusSuspense<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessageFileStatusSuspense<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The processing status of a message's file
 */

export function useGetMessageFileStatusSuspense<TData = Awaited<ReturnType<typeof getMessageFileStatus>>, TError = ErrorType<Error>>(
 id: string,
    fileId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessageFileStatus>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageFileStatusSuspenseQueryOptions(id,fileId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






