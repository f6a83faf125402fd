/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Conversation,
  ConversationCreateRequest,
  ConversationList,
  ConversationRequestList,
  Error,
  ListConversationRequestsParams,
  ListConversationsParams,
  SearchConversationsParams,
  StreamConversation,
  StreamConversationUpdateRequest
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
 * Message requests that the viewer has not opened yet are left out; they have their own list (rule C1).
 * @summary The viewer's conversations, latest message first
 */
const listConversations = (
    params?: ListConversationsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ConversationList>(
      {url: `/conversations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListConversationsInfiniteQueryKey = (params?: ListConversationsParams,) => {
    return [
    'infinite', "listConversations", ...(params ? [params] : [])
    ] as const;
    }

export const getListConversationsQueryKey = (params?: ListConversationsParams,) => {
    return [
    "listConversations", ...(params ? [params] : [])
    ] as const;
    }


export const getListConversationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>, QueryKey, ListConversationsParams['cursor']> = ({ client, signal, pageParam }) => listConversations({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsInfiniteQueryError = ErrorType<Error>


export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's conversations, latest message first
 */

export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's conversations, latest message first
 */
export const prefetchListConversationsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListConversationsInfinite} query
 */
export const invalidateListConversationsInfinite = async (
 queryClient: QueryClient, params?: ListConversationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConversationsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's conversations, latest message first
 */
export const useSetListConversationsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListConversationsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>>({ exact: $exactMatch, queryKey: getListConversationsInfiniteQueryKey(params) }, updater);
  };
}



export const getListConversationsQueryOptions = <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>> = ({ client, signal }) => listConversations(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsQueryError = ErrorType<Error>


export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's conversations, latest message first
 */

export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The viewer's conversations, latest message first
 */
export const prefetchListConversationsQuery = async <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListConversations} query
 */
export const invalidateListConversations = async (
 queryClient: QueryClient, params?: ListConversationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConversationsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The viewer's conversations, latest message first
 */
export const useSetListConversationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListConversationsParams | undefined,updater: Awaited<ReturnType<typeof listConversations>> | undefined | ((old: Awaited<ReturnType<typeof listConversations>> | undefined) => Awaited<ReturnType<typeof listConversations>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listConversations>>>({ exact: $exactMatch, queryKey: getListConversationsQueryKey(params) }, updater);
  };
}



export const getListConversationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>> = ({ client, signal }) => listConversations(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListConversationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsSuspenseQueryError = ErrorType<Error>


export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's conversations, latest message first
 */

export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListConversationsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>, QueryKey, ListConversationsParams['cursor']> = ({ client, signal, pageParam }) => listConversations({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The viewer's conversations, latest message first
 */

export function useListConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Two users have one conversation; an existing one is returned.
 * @summary Start a conversation with a user
 */
const createConversation = (
    conversationCreateRequest: ConversationCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Conversation>(
      {url: `/conversations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: conversationCreateRequest, signal
    },
      options);
    }




export const getCreateConversationMutationKey = () => ['createConversation'] as const;

export const getCreateConversationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConversation>>, TError,CreateConversationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createConversation>>, TError,CreateConversationMutationVariables, TContext> => {

const mutationKey = getCreateConversationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createConversation>>, CreateConversationMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createConversation(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateConversationMutationResult = NonNullable<Awaited<ReturnType<typeof createConversation>>>
    export type CreateConversationMutationBody = ConversationCreateRequest
    export type CreateConversationMutationError = ErrorType<Error>
    export type CreateConversationMutationVariables = {data: ConversationCreateRequest}

    /**
 * @summary Start a conversation with a user
 */
export const useCreateConversation = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConversation>>, TError,CreateConversationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createConversation>>,
        TError,
        CreateConversationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateConversationMutationOptions(options), queryClient);
    }
    /**
 * First messages from fans whom the performer neither follows nor has as subscribers (rule C1).
 * @summary Private requests that the viewer has not opened yet, latest first
 */
const listConversationRequests = (
    params?: ListConversationRequestsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ConversationRequestList>(
      {url: `/conversations/requests`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListConversationRequestsInfiniteQueryKey = (params?: ListConversationRequestsParams,) => {
    return [
    'infinite', "listConversationRequests", ...(params ? [params] : [])
    ] as const;
    }

export const getListConversationRequestsQueryKey = (params?: ListConversationRequestsParams,) => {
    return [
    "listConversationRequests", ...(params ? [params] : [])
    ] as const;
    }


export const getListConversationRequestsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListConversationRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationRequests>>, QueryKey, ListConversationRequestsParams['cursor']> = ({ client, signal, pageParam }) => listConversationRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationRequestsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationRequests>>>
export type ListConversationRequestsInfiniteQueryError = ErrorType<Error>


export function useListConversationRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationRequestsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationRequests>>,
          TError,
          Awaited<ReturnType<typeof listConversationRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationRequests>>,
          TError,
          Awaited<ReturnType<typeof listConversationRequests>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */

export function useListConversationRequestsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationRequestsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */
export const prefetchListConversationRequestsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListConversationRequestsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationRequestsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListConversationRequestsInfinite} query
 */
export const invalidateListConversationRequestsInfinite = async (
 queryClient: QueryClient, params?: ListConversationRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConversationRequestsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */
export const useSetListConversationRequestsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListConversationRequestsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>>({ exact: $exactMatch, queryKey: getListConversationRequestsInfiniteQueryKey(params) }, updater);
  };
}



export const getListConversationRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(params?: ListConversationRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationRequests>>> = ({ client, signal }) => listConversationRequests(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationRequests>>>
export type ListConversationRequestsQueryError = ErrorType<Error>


export function useListConversationRequests<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationRequests>>,
          TError,
          Awaited<ReturnType<typeof listConversationRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequests<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationRequests>>,
          TError,
          Awaited<ReturnType<typeof listConversationRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequests<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */

export function useListConversationRequests<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */
export const prefetchListConversationRequestsQuery = async <TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListConversationRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationRequestsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListConversationRequests} query
 */
export const invalidateListConversationRequests = async (
 queryClient: QueryClient, params?: ListConversationRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConversationRequestsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */
export const useSetListConversationRequestsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListConversationRequestsParams | undefined,updater: Awaited<ReturnType<typeof listConversationRequests>> | undefined | ((old: Awaited<ReturnType<typeof listConversationRequests>> | undefined) => Awaited<ReturnType<typeof listConversationRequests>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listConversationRequests>>>({ exact: $exactMatch, queryKey: getListConversationRequestsQueryKey(params) }, updater);
  };
}



export const getListConversationRequestsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationRequests>>> = ({ client, signal }) => listConversationRequests(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListConversationRequestsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationRequests>>>
export type ListConversationRequestsSuspenseQueryError = ErrorType<Error>


export function useListConversationRequestsSuspense<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationRequestsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsSuspense<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsSuspense<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */

export function useListConversationRequestsSuspense<TData = Awaited<ReturnType<typeof listConversationRequests>>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationRequestsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListConversationRequestsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationRequestsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationRequests>>, QueryKey, ListConversationRequestsParams['cursor']> = ({ client, signal, pageParam }) => listConversationRequests({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationRequestsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationRequests>>>
export type ListConversationRequestsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListConversationRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListConversationRequestsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */

export function useListConversationRequestsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationRequests>>, ListConversationRequestsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListConversationRequestsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationRequests>>, TError, TData, QueryKey, ListConversationRequestsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationRequestsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The conversation moves from the requests to the viewer's conversations.
 * @summary Open a private request
 */
const acceptConversationRequest = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Conversation>(
      {url: `/conversations/requests/${encodeURIComponent(String(id))}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptConversationRequestMutationKey = () => ['acceptConversationRequest'] as const;

export const getAcceptConversationRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptConversationRequest>>, TError,AcceptConversationRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptConversationRequest>>, TError,AcceptConversationRequestMutationVariables, TContext> => {

const mutationKey = getAcceptConversationRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptConversationRequest>>, AcceptConversationRequestMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  acceptConversationRequest(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptConversationRequestMutationResult = NonNullable<Awaited<ReturnType<typeof acceptConversationRequest>>>

    export type AcceptConversationRequestMutationError = ErrorType<Error>
    export type AcceptConversationRequestMutationVariables = {id: string}

    /**
 * @summary Open a private request
 */
export const useAcceptConversationRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptConversationRequest>>, TError,AcceptConversationRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptConversationRequest>>,
        TError,
        AcceptConversationRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptConversationRequestMutationOptions(options), queryClient);
    }
    /**
 * Message requests that the viewer has not opened yet are left out (rule C1).
 * @summary Find conversations by the name or username of the other participant
 */
const searchConversations = (
    params?: SearchConversationsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ConversationList>(
      {url: `/conversations/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchConversationsInfiniteQueryKey = (params?: SearchConversationsParams,) => {
    return [
    'infinite', "searchConversations", ...(params ? [params] : [])
    ] as const;
    }

export const getSearchConversationsQueryKey = (params?: SearchConversationsParams,) => {
    return [
    "searchConversations", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchConversationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(params?: SearchConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchConversationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchConversations>>, QueryKey, SearchConversationsParams['cursor']> = ({ client, signal, pageParam }) => searchConversations({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchConversationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchConversations>>>
export type SearchConversationsInfiniteQueryError = ErrorType<Error>


export function useSearchConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  SearchConversationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchConversations>>,
          TError,
          Awaited<ReturnType<typeof searchConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchConversations>>,
          TError,
          Awaited<ReturnType<typeof searchConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find conversations by the name or username of the other participant
 */

export function useSearchConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchConversationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find conversations by the name or username of the other participant
 */
export const prefetchSearchConversationsInfiniteQuery = async <TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: SearchConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchConversationsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchConversationsInfinite} query
 */
export const invalidateSearchConversationsInfinite = async (
 queryClient: QueryClient, params?: SearchConversationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchConversationsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find conversations by the name or username of the other participant
 */
export const useSetSearchConversationsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchConversationsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>>({ exact: $exactMatch, queryKey: getSearchConversationsInfiniteQueryKey(params) }, updater);
  };
}



export const getSearchConversationsQueryOptions = <TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(params?: SearchConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchConversations>>> = ({ client, signal }) => searchConversations(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchConversationsQueryResult = NonNullable<Awaited<ReturnType<typeof searchConversations>>>
export type SearchConversationsQueryError = ErrorType<Error>


export function useSearchConversations<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params: undefined |  SearchConversationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchConversations>>,
          TError,
          Awaited<ReturnType<typeof searchConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversations<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchConversations>>,
          TError,
          Awaited<ReturnType<typeof searchConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversations<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find conversations by the name or username of the other participant
 */

export function useSearchConversations<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchConversationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find conversations by the name or username of the other participant
 */
export const prefetchSearchConversationsQuery = async <TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: SearchConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchConversationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchConversations} query
 */
export const invalidateSearchConversations = async (
 queryClient: QueryClient, params?: SearchConversationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchConversationsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Find conversations by the name or username of the other participant
 */
export const useSetSearchConversationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchConversationsParams | undefined,updater: Awaited<ReturnType<typeof searchConversations>> | undefined | ((old: Awaited<ReturnType<typeof searchConversations>> | undefined) => Awaited<ReturnType<typeof searchConversations>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchConversations>>>({ exact: $exactMatch, queryKey: getSearchConversationsQueryKey(params) }, updater);
  };
}



export const getSearchConversationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchConversations>>> = ({ client, signal }) => searchConversations(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchConversationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchConversations>>>
export type SearchConversationsSuspenseQueryError = ErrorType<Error>


export function useSearchConversationsSuspense<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params: undefined |  SearchConversationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsSuspense<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsSuspense<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find conversations by the name or username of the other participant
 */

export function useSearchConversationsSuspense<TData = Awaited<ReturnType<typeof searchConversations>>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchConversationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchConversationsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchConversationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchConversations>>, QueryKey, SearchConversationsParams['cursor']> = ({ client, signal, pageParam }) => searchConversations({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchConversationsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchConversations>>>
export type SearchConversationsSuspenseInfiniteQueryError = ErrorType<Error>


export function useSearchConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  SearchConversationsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find conversations by the name or username of the other participant
 */

export function useSearchConversationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchConversations>>, SearchConversationsParams['cursor']>, TError = ErrorType<Error>>(
 params?: SearchConversationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof searchConversations>>, TError, TData, QueryKey, SearchConversationsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchConversationsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A performer has one room for all streams, which exists before the first one. It contains the messages of the current or last stream.
 * @summary The room of a performer's streams
 */
const getPerformerStreamConversation = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamConversation>(
      {url: `/conversations/stream/performer/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPerformerStreamConversationQueryKey = (id: string,) => {
    return [
    "getPerformerStreamConversation", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPerformerStreamConversationQueryOptions = <TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerStreamConversationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformerStreamConversation>>> = ({ client, signal }) => getPerformerStreamConversation(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformerStreamConversationQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformerStreamConversation>>>
export type GetPerformerStreamConversationQueryError = ErrorType<Error>


export function useGetPerformerStreamConversation<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformerStreamConversation>>,
          TError,
          Awaited<ReturnType<typeof getPerformerStreamConversation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerStreamConversation<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformerStreamConversation>>,
          TError,
          Awaited<ReturnType<typeof getPerformerStreamConversation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerStreamConversation<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The room of a performer's streams
 */

export function useGetPerformerStreamConversation<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerStreamConversationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The room of a performer's streams
 */
export const prefetchGetPerformerStreamConversationQuery = async <TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPerformerStreamConversationQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPerformerStreamConversation} query
 */
export const invalidateGetPerformerStreamConversation = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPerformerStreamConversationQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The room of a performer's streams
 */
export const useSetGetPerformerStreamConversationQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPerformerStreamConversation>> | undefined | ((old: Awaited<ReturnType<typeof getPerformerStreamConversation>> | undefined) => Awaited<ReturnType<typeof getPerformerStreamConversation>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPerformerStreamConversation>>>({ exact: $exactMatch, queryKey: getGetPerformerStreamConversationQueryKey(id) }, updater);
  };
}



export const getGetPerformerStreamConversationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformerStreamConversationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformerStreamConversation>>> = ({ client, signal }) => getPerformerStreamConversation(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPerformerStreamConversationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformerStreamConversation>>>
export type GetPerformerStreamConversationSuspenseQueryError = ErrorType<Error>


export function useGetPerformerStreamConversationSuspense<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerStreamConversationSuspense<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformerStreamConversationSuspense<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The room of a performer's streams
 */

export function useGetPerformerStreamConversationSuspense<TData = Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerformerStreamConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformerStreamConversationSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the rules of the performer's own room
 */
const updateStreamConversation = (
    id: string,
    streamConversationUpdateRequest: StreamConversationUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamConversation>(
      {url: `/conversations/stream/${encodeURIComponent(String(id))}/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streamConversationUpdateRequest, signal
    },
      options);
    }




export const getUpdateStreamConversationMutationKey = () => ['updateStreamConversation'] as const;

export const getUpdateStreamConversationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStreamConversation>>, TError,UpdateStreamConversationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStreamConversation>>, TError,UpdateStreamConversationMutationVariables, TContext> => {

const mutationKey = getUpdateStreamConversationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStreamConversation>>, UpdateStreamConversationMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateStreamConversation(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStreamConversationMutationResult = NonNullable<Awaited<ReturnType<typeof updateStreamConversation>>>
    export type UpdateStreamConversationMutationBody = StreamConversationUpdateRequest
    export type UpdateStreamConversationMutationError = ErrorType<Error>
    export type UpdateStreamConversationMutationVariables = {id: string;data: StreamConversationUpdateRequest}

    /**
 * @summary Change the rules of the performer's own room
 */
export const useUpdateStreamConversation = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStreamConversation>>, TError,UpdateStreamConversationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStreamConversation>>,
        TError,
        UpdateStreamConversationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStreamConversationMutationOptions(options), queryClient);
    }
    /**
 * @summary One conversation, as the viewer sees it
 */
const getConversation = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Conversation>(
      {url: `/conversations/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetConversationQueryKey = (id: string,) => {
    return [
    "getConversation", ...(id ? [id] : [])
    ] as const;
    }


export const getGetConversationQueryOptions = <TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConversationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversation>>> = ({ client, signal }) => getConversation(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConversationQueryResult = NonNullable<Awaited<ReturnType<typeof getConversation>>>
export type GetConversationQueryError = ErrorType<Error>


export function useGetConversation<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversation>>,
          TError,
          Awaited<ReturnType<typeof getConversation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversation<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversation>>,
          TError,
          Awaited<ReturnType<typeof getConversation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversation<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One conversation, as the viewer sees it
 */

export function useGetConversation<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConversationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One conversation, as the viewer sees it
 */
export const prefetchGetConversationQuery = async <TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetConversationQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetConversation} query
 */
export const invalidateGetConversation = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetConversationQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary One conversation, as the viewer sees it
 */
export const useSetGetConversationQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getConversation>> | undefined | ((old: Awaited<ReturnType<typeof getConversation>> | undefined) => Awaited<ReturnType<typeof getConversation>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getConversation>>>({ exact: $exactMatch, queryKey: getGetConversationQueryKey(id) }, updater);
  };
}



export const getGetConversationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConversationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversation>>> = ({ client, signal }) => getConversation(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetConversationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConversation>>>
export type GetConversationSuspenseQueryError = ErrorType<Error>


export function useGetConversationSuspense<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationSuspense<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationSuspense<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One conversation, as the viewer sees it
 */

export function useGetConversationSuspense<TData = Awaited<ReturnType<typeof getConversation>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConversationSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






