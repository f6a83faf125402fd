/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AgoraToken,
  AgoraTokenRequest,
  Error,
  ListStreamsParams,
  Stream,
  StreamBanRequest,
  StreamGoalUpdateRequest,
  StreamHeartbeat,
  StreamHeartbeatRequest,
  StreamList,
  StreamMuteRequest,
  StreamSession,
  StreamStartRequest,
  StreamStatusUpdateRequest,
  StreamUpdateRequest,
  StreamViewerState
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
 * The stream's performer receives the role of the host, all others that of a viewer. Tokens for public streams require no login.
 * @summary Get or renew the Agora token of a broadcaster or viewer
 */
const createAgoraToken = (
    agoraTokenRequest: AgoraTokenRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<AgoraToken>(
      {url: `/streaming/agora/token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: agoraTokenRequest, signal
    },
      options);
    }




export const getCreateAgoraTokenMutationKey = () => ['createAgoraToken'] as const;

export const getCreateAgoraTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgoraToken>>, TError,CreateAgoraTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createAgoraToken>>, TError,CreateAgoraTokenMutationVariables, TContext> => {

const mutationKey = getCreateAgoraTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAgoraToken>>, CreateAgoraTokenMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createAgoraToken(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAgoraTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createAgoraToken>>>
    export type CreateAgoraTokenMutationBody = AgoraTokenRequest
    export type CreateAgoraTokenMutationError = ErrorType<Error>
    export type CreateAgoraTokenMutationVariables = {data: AgoraTokenRequest}

    /**
 * @summary Get or renew the Agora token of a broadcaster or viewer
 */
export const useCreateAgoraToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgoraToken>>, TError,CreateAgoraTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAgoraToken>>,
        TError,
        CreateAgoraTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAgoraTokenMutationOptions(options), queryClient);
    }
    /**
 * If `stream.access` refuses, `broadcast` is null, and `access` has what unlocks it. Returns 410 if the performer is not live, 403 if the viewer is banned. A WebRTC stream requires a login, since its signalling uses the realtime channel (rule S2).
 * @summary The live stream of a performer, with all data for watching
 */
const joinStream = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamSession>(
      {url: `/streaming/join/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getJoinStreamQueryKey = (id: string,) => {
    return [
    "joinStream", ...(id ? [id] : [])
    ] as const;
    }


export const getJoinStreamQueryOptions = <TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getJoinStreamQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof joinStream>>> = ({ client, signal }) => joinStream(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type JoinStreamQueryResult = NonNullable<Awaited<ReturnType<typeof joinStream>>>
export type JoinStreamQueryError = ErrorType<Error>


export function useJoinStream<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof joinStream>>,
          TError,
          Awaited<ReturnType<typeof joinStream>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJoinStream<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof joinStream>>,
          TError,
          Awaited<ReturnType<typeof joinStream>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJoinStream<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live stream of a performer, with all data for watching
 */

export function useJoinStream<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getJoinStreamQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The live stream of a performer, with all data for watching
 */
export const prefetchJoinStreamQuery = async <TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getJoinStreamQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useJoinStream} query
 */
export const invalidateJoinStream = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getJoinStreamQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The live stream of a performer, with all data for watching
 */
export const useSetJoinStreamQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof joinStream>> | undefined | ((old: Awaited<ReturnType<typeof joinStream>> | undefined) => Awaited<ReturnType<typeof joinStream>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof joinStream>>>({ exact: $exactMatch, queryKey: getJoinStreamQueryKey(id) }, updater);
  };
}



export const getJoinStreamSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getJoinStreamQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof joinStream>>> = ({ client, signal }) => joinStream(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type JoinStreamSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof joinStream>>>
export type JoinStreamSuspenseQueryError = ErrorType<Error>


export function useJoinStreamSuspense<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJoinStreamSuspense<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJoinStreamSuspense<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live stream of a performer, with all data for watching
 */

export function useJoinStreamSuspense<TData = Awaited<ReturnType<typeof joinStream>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof joinStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getJoinStreamSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A performer has at most one live stream (rule S1). The response has the data for broadcasting (rule S2).
 * @summary Go live
 */
const startStream = (
    streamStartRequest: StreamStartRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamSession>(
      {url: `/streaming/live`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: streamStartRequest, signal
    },
      options);
    }




export const getStartStreamMutationKey = () => ['startStream'] as const;

export const getStartStreamMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext> => {

const mutationKey = getStartStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startStream>>, StartStreamMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  startStream(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartStreamMutationResult = NonNullable<Awaited<ReturnType<typeof startStream>>>
    export type StartStreamMutationBody = StreamStartRequest
    export type StartStreamMutationError = ErrorType<Error>
    export type StartStreamMutationVariables = {data: StreamStartRequest}

    /**
 * @summary Go live
 */
export const useStartStream = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startStream>>,
        TError,
        StartStreamMutationVariables,
        TContext
      > => {
      return useMutation(getStartStreamMutationOptions(options), queryClient);
    }
    /**
 * An ended stream has a `summary`, and cannot be resumed.
 * @summary Pause, resume or end the performer's own stream
 */
const updateLiveStream = (
    id: string,
    streamStatusUpdateRequest: StreamStatusUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Stream>(
      {url: `/streaming/live/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streamStatusUpdateRequest, signal
    },
      options);
    }




export const getUpdateLiveStreamMutationKey = () => ['updateLiveStream'] as const;

export const getUpdateLiveStreamMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLiveStream>>, TError,UpdateLiveStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLiveStream>>, TError,UpdateLiveStreamMutationVariables, TContext> => {

const mutationKey = getUpdateLiveStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLiveStream>>, UpdateLiveStreamMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateLiveStream(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLiveStreamMutationResult = NonNullable<Awaited<ReturnType<typeof updateLiveStream>>>
    export type UpdateLiveStreamMutationBody = StreamStatusUpdateRequest
    export type UpdateLiveStreamMutationError = ErrorType<Error>
    export type UpdateLiveStreamMutationVariables = {id: string;data: StreamStatusUpdateRequest}

    /**
 * @summary Pause, resume or end the performer's own stream
 */
export const useUpdateLiveStream = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLiveStream>>, TError,UpdateLiveStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLiveStream>>,
        TError,
        UpdateLiveStreamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLiveStreamMutationOptions(options), queryClient);
    }
    /**
 * To be sent every 20 seconds. The stream ends after 60 seconds without it (rule S1).
 * @summary Send the heartbeat of the performer's own live stream
 */
const setStreamDuration = (
    streamHeartbeatRequest: StreamHeartbeatRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamHeartbeat>(
      {url: `/streaming/set-duration`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streamHeartbeatRequest, signal
    },
      options);
    }




export const getSetStreamDurationMutationKey = () => ['setStreamDuration'] as const;

export const getSetStreamDurationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStreamDuration>>, TError,SetStreamDurationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setStreamDuration>>, TError,SetStreamDurationMutationVariables, TContext> => {

const mutationKey = getSetStreamDurationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStreamDuration>>, SetStreamDurationMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  setStreamDuration(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetStreamDurationMutationResult = NonNullable<Awaited<ReturnType<typeof setStreamDuration>>>
    export type SetStreamDurationMutationBody = StreamHeartbeatRequest
    export type SetStreamDurationMutationError = ErrorType<Error>
    export type SetStreamDurationMutationVariables = {data: StreamHeartbeatRequest}

    /**
 * @summary Send the heartbeat of the performer's own live stream
 */
export const useSetStreamDuration = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStreamDuration>>, TError,SetStreamDurationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStreamDuration>>,
        TError,
        SetStreamDurationMutationVariables,
        TContext
      > => {
      return useMutation(getSetStreamDurationMutationOptions(options), queryClient);
    }
    /**
 * Changes the stream that is live now; 404 if there is none. Bought tickets stay valid.
 * @summary Change the details of the performer's own live stream
 */
const updateStream = (
    streamUpdateRequest: StreamUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Stream>(
      {url: `/streaming/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streamUpdateRequest, signal
    },
      options);
    }




export const getUpdateStreamMutationKey = () => ['updateStream'] as const;

export const getUpdateStreamMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStream>>, TError,UpdateStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStream>>, TError,UpdateStreamMutationVariables, TContext> => {

const mutationKey = getUpdateStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStream>>, UpdateStreamMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  updateStream(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStreamMutationResult = NonNullable<Awaited<ReturnType<typeof updateStream>>>
    export type UpdateStreamMutationBody = StreamUpdateRequest
    export type UpdateStreamMutationError = ErrorType<Error>
    export type UpdateStreamMutationVariables = {data: StreamUpdateRequest}

    /**
 * @summary Change the details of the performer's own live stream
 */
export const useUpdateStream = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStream>>, TError,UpdateStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStream>>,
        TError,
        UpdateStreamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStreamMutationOptions(options), queryClient);
    }
    /**
 * @summary The live streams
 */
const listStreams = (
    params?: ListStreamsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamList>(
      {url: `/streaming/user/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStreamsInfiniteQueryKey = (params?: ListStreamsParams,) => {
    return [
    'infinite', "listStreams", ...(params ? [params] : [])
    ] as const;
    }

export const getListStreamsQueryKey = (params?: ListStreamsParams,) => {
    return [
    "listStreams", ...(params ? [params] : [])
    ] as const;
    }


export const getListStreamsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(params?: ListStreamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreams>>, QueryKey, ListStreamsParams['offset']> = ({ client, signal, pageParam }) => listStreams({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStreams>>>
export type ListStreamsInfiniteQueryError = ErrorType<Error>


export function useListStreamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListStreamsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreams>>,
          TError,
          Awaited<ReturnType<typeof listStreams>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreams>>,
          TError,
          Awaited<ReturnType<typeof listStreams>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live streams
 */

export function useListStreamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The live streams
 */
export const prefetchListStreamsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListStreamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStreamsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStreamsInfinite} query
 */
export const invalidateListStreamsInfinite = async (
 queryClient: QueryClient, params?: ListStreamsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStreamsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The live streams
 */
export const useSetListStreamsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStreamsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>>({ exact: $exactMatch, queryKey: getListStreamsInfiniteQueryKey(params) }, updater);
  };
}



export const getListStreamsQueryOptions = <TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(params?: ListStreamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreams>>> = ({ client, signal }) => listStreams(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamsQueryResult = NonNullable<Awaited<ReturnType<typeof listStreams>>>
export type ListStreamsQueryError = ErrorType<Error>


export function useListStreams<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params: undefined |  ListStreamsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreams>>,
          TError,
          Awaited<ReturnType<typeof listStreams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreams<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreams>>,
          TError,
          Awaited<ReturnType<typeof listStreams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreams<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live streams
 */

export function useListStreams<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The live streams
 */
export const prefetchListStreamsQuery = async <TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListStreamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStreamsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStreams} query
 */
export const invalidateListStreams = async (
 queryClient: QueryClient, params?: ListStreamsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStreamsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The live streams
 */
export const useSetListStreamsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStreamsParams | undefined,updater: Awaited<ReturnType<typeof listStreams>> | undefined | ((old: Awaited<ReturnType<typeof listStreams>> | undefined) => Awaited<ReturnType<typeof listStreams>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStreams>>>({ exact: $exactMatch, queryKey: getListStreamsQueryKey(params) }, updater);
  };
}



export const getListStreamsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreams>>> = ({ client, signal }) => listStreams(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStreamsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStreams>>>
export type ListStreamsSuspenseQueryError = ErrorType<Error>


export function useListStreamsSuspense<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params: undefined |  ListStreamsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsSuspense<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsSuspense<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live streams
 */

export function useListStreamsSuspense<TData = Awaited<ReturnType<typeof listStreams>>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStreamsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreamsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreams>>, QueryKey, ListStreamsParams['offset']> = ({ client, signal, pageParam }) => listStreams({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreamsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStreams>>>
export type ListStreamsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListStreamsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListStreamsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreamsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The live streams
 */

export function useListStreamsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreams>>, ListStreamsParams['offset']>, TError = ErrorType<Error>>(
 params?: ListStreamsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreams>>, TError, TData, QueryKey, ListStreamsParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreamsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Applies to this stream and later ones, until it is lifted (rule S3).
 * @summary Ban a user from the performer's streams, or lift the ban
 */
const banStreamViewer = (
    id: string,
    streamBanRequest: StreamBanRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamViewerState>(
      {url: `/streaming/${encodeURIComponent(String(id))}/ban`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: streamBanRequest, signal
    },
      options);
    }




export const getBanStreamViewerMutationKey = () => ['banStreamViewer'] as const;

export const getBanStreamViewerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof banStreamViewer>>, TError,BanStreamViewerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof banStreamViewer>>, TError,BanStreamViewerMutationVariables, TContext> => {

const mutationKey = getBanStreamViewerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof banStreamViewer>>, BanStreamViewerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  banStreamViewer(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type BanStreamViewerMutationResult = NonNullable<Awaited<ReturnType<typeof banStreamViewer>>>
    export type BanStreamViewerMutationBody = StreamBanRequest
    export type BanStreamViewerMutationError = ErrorType<Error>
    export type BanStreamViewerMutationVariables = {id: string;data: StreamBanRequest}

    /**
 * @summary Ban a user from the performer's streams, or lift the ban
 */
export const useBanStreamViewer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof banStreamViewer>>, TError,BanStreamViewerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof banStreamViewer>>,
        TError,
        BanStreamViewerMutationVariables,
        TContext
      > => {
      return useMutation(getBanStreamViewerMutationOptions(options), queryClient);
    }
    /**
 * All tips of the stream count towards the goal, including earlier ones (rule S3).
 * @summary Set, change or remove the goal of the performer's own stream
 */
const updateStreamGoal = (
    id: string,
    streamGoalUpdateRequest: StreamGoalUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Stream>(
      {url: `/streaming/${encodeURIComponent(String(id))}/goal`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streamGoalUpdateRequest, signal
    },
      options);
    }




export const getUpdateStreamGoalMutationKey = () => ['updateStreamGoal'] as const;

export const getUpdateStreamGoalMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStreamGoal>>, TError,UpdateStreamGoalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStreamGoal>>, TError,UpdateStreamGoalMutationVariables, TContext> => {

const mutationKey = getUpdateStreamGoalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStreamGoal>>, UpdateStreamGoalMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateStreamGoal(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStreamGoalMutationResult = NonNullable<Awaited<ReturnType<typeof updateStreamGoal>>>
    export type UpdateStreamGoalMutationBody = StreamGoalUpdateRequest
    export type UpdateStreamGoalMutationError = ErrorType<Error>
    export type UpdateStreamGoalMutationVariables = {id: string;data: StreamGoalUpdateRequest}

    /**
 * @summary Set, change or remove the goal of the performer's own stream
 */
export const useUpdateStreamGoal = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStreamGoal>>, TError,UpdateStreamGoalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStreamGoal>>,
        TError,
        UpdateStreamGoalMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStreamGoalMutationOptions(options), queryClient);
    }
    /**
 * A muted user can watch but not write (rule S3).
 * @summary Mute a user in the performer's own stream, or remove the mute
 */
const muteStreamViewer = (
    id: string,
    streamMuteRequest: StreamMuteRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StreamViewerState>(
      {url: `/streaming/${encodeURIComponent(String(id))}/mute`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: streamMuteRequest, signal
    },
      options);
    }




export const getMuteStreamViewerMutationKey = () => ['muteStreamViewer'] as const;

export const getMuteStreamViewerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof muteStreamViewer>>, TError,MuteStreamViewerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof muteStreamViewer>>, TError,MuteStreamViewerMutationVariables, TContext> => {

const mutationKey = getMuteStreamViewerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof muteStreamViewer>>, MuteStreamViewerMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  muteStreamViewer(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type MuteStreamViewerMutationResult = NonNullable<Awaited<ReturnType<typeof muteStreamViewer>>>
    export type MuteStreamViewerMutationBody = StreamMuteRequest
    export type MuteStreamViewerMutationError = ErrorType<Error>
    export type MuteStreamViewerMutationVariables = {id: string;data: StreamMuteRequest}

    /**
 * @summary Mute a user in the performer's own stream, or remove the mute
 */
export const useMuteStreamViewer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof muteStreamViewer>>, TError,MuteStreamViewerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof muteStreamViewer>>,
        TError,
        MuteStreamViewerMutationVariables,
        TContext
      > => {
      return useMutation(getMuteStreamViewerMutationOptions(options), queryClient);
    }
