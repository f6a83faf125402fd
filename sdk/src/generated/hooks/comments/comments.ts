/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Comment,
  CommentCreateRequest,
  CommentList,
  CommentUpdateUpload,
  Done,
  Error,
  ListCommentRepliesParams,
  ListCommentsParams
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
 * Without replies; each comment has the number of its replies.
 * @summary The comments on an item, newest first
 */
const listComments = (
    params: ListCommentsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CommentList>(
      {url: `/comments`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCommentsInfiniteQueryKey = (params?: ListCommentsParams,) => {
    return [
    'infinite', "listComments", ...(params ? [params] : [])
    ] as const;
    }

export const getListCommentsQueryKey = (params?: ListCommentsParams,) => {
    return [
    "listComments", ...(params ? [params] : [])
    ] as const;
    }


export const getListCommentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(params: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>, QueryKey, ListCommentsParams['cursor']> = ({ client, signal, pageParam }) => listComments({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsInfiniteQueryError = ErrorType<Error>


export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The comments on an item, newest first
 */

export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The comments on an item, newest first
 */
export const prefetchListCommentsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCommentsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCommentsInfinite} query
 */
export const invalidateListCommentsInfinite = async (
 queryClient: QueryClient, params: ListCommentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCommentsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The comments on an item, newest first
 */
export const useSetListCommentsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListCommentsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>>({ exact: $exactMatch, queryKey: getListCommentsInfiniteQueryKey(params) }, updater);
  };
}



export const getListCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(params: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>> = ({ client, signal }) => listComments(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsQueryError = ErrorType<Error>


export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The comments on an item, newest first
 */

export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The comments on an item, newest first
 */
export const prefetchListCommentsQuery = async <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCommentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListComments} query
 */
export const invalidateListComments = async (
 queryClient: QueryClient, params: ListCommentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCommentsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The comments on an item, newest first
 */
export const useSetListCommentsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListCommentsParams | undefined,updater: Awaited<ReturnType<typeof listComments>> | undefined | ((old: Awaited<ReturnType<typeof listComments>> | undefined) => Awaited<ReturnType<typeof listComments>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listComments>>>({ exact: $exactMatch, queryKey: getListCommentsQueryKey(params) }, updater);
  };
}



export const getListCommentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(params: ListCommentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>> = ({ client, signal }) => listComments(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCommentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsSuspenseQueryError = ErrorType<Error>


export function useListCommentsSuspense<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsSuspense<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsSuspense<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The comments on an item, newest first
 */

export function useListCommentsSuspense<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCommentsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(params: ListCommentsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>, QueryKey, ListCommentsParams['cursor']> = ({ client, signal, pageParam }) => listComments({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListCommentsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The comments on an item, newest first
 */

export function useListCommentsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['cursor']>, TError = ErrorType<Error>>(
 params: ListCommentsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Comment on an item that the viewer may see, or reply to a comment
 */
const createComment = (
    commentCreateRequest: CommentCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Comment>(
      {url: `/comments`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: commentCreateRequest, signal
    },
      options);
    }




export const getCreateCommentMutationKey = () => ['createComment'] as const;

export const getCreateCommentMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext> => {

const mutationKey = getCreateCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createComment>>, CreateCommentMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createComment(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCommentMutationResult = NonNullable<Awaited<ReturnType<typeof createComment>>>
    export type CreateCommentMutationBody = CommentCreateRequest
    export type CreateCommentMutationError = ErrorType<Error>
    export type CreateCommentMutationVariables = {data: CommentCreateRequest}

    /**
 * @summary Comment on an item that the viewer may see, or reply to a comment
 */
export const useCreateComment = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createComment>>,
        TError,
        CreateCommentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCommentMutationOptions(options), queryClient);
    }
    /**
 * @summary Edit the viewer's own comment
 */
const updateComment = (
    id: string,
    commentUpdateUpload: CommentUpdateUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Comment>(
      {url: `/comments/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: commentUpdateUpload, signal
    },
      options);
    }




export const getUpdateCommentMutationKey = () => ['updateComment'] as const;

export const getUpdateCommentMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateComment>>, TError,UpdateCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateComment>>, TError,UpdateCommentMutationVariables, TContext> => {

const mutationKey = getUpdateCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateComment>>, UpdateCommentMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateComment(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCommentMutationResult = NonNullable<Awaited<ReturnType<typeof updateComment>>>
    export type UpdateCommentMutationBody = CommentUpdateUpload
    export type UpdateCommentMutationError = ErrorType<Error>
    export type UpdateCommentMutationVariables = {id: string;data: CommentUpdateUpload}

    /**
 * @summary Edit the viewer's own comment
 */
export const useUpdateComment = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateComment>>, TError,UpdateCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateComment>>,
        TError,
        UpdateCommentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCommentMutationOptions(options), queryClient);
    }
    /**
 * Its replies are deleted too.
 * @summary Delete the viewer's own comment, or any comment on the viewer's own post
 */
const deleteComment = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/comments/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteCommentMutationKey = () => ['deleteComment'] as const;

export const getDeleteCommentMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext> => {

const mutationKey = getDeleteCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteComment>>, DeleteCommentMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  deleteComment(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCommentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteComment>>>

    export type DeleteCommentMutationError = ErrorType<Error>
    export type DeleteCommentMutationVariables = {id: string}

    /**
 * @summary Delete the viewer's own comment, or any comment on the viewer's own post
 */
export const useDeleteComment = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteComment>>,
        TError,
        DeleteCommentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCommentMutationOptions(options), queryClient);
    }
    /**
 * @summary The replies to a comment, oldest first
 */
const listCommentReplies = (
    id: string,
    params?: ListCommentRepliesParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CommentList>(
      {url: `/comments/${encodeURIComponent(String(id))}/replies`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCommentRepliesInfiniteQueryKey = (id: string,
    params?: ListCommentRepliesParams,) => {
    return [
    'infinite', "listCommentReplies", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getListCommentRepliesQueryKey = (id: string,
    params?: ListCommentRepliesParams,) => {
    return [
    "listCommentReplies", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListCommentRepliesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentRepliesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommentReplies>>, QueryKey, ListCommentRepliesParams['cursor']> = ({ client, signal, pageParam }) => listCommentReplies(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentRepliesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCommentReplies>>>
export type ListCommentRepliesInfiniteQueryError = ErrorType<Error>


export function useListCommentRepliesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  ListCommentRepliesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommentReplies>>,
          TError,
          Awaited<ReturnType<typeof listCommentReplies>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommentReplies>>,
          TError,
          Awaited<ReturnType<typeof listCommentReplies>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The replies to a comment, oldest first
 */

export function useListCommentRepliesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentRepliesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The replies to a comment, oldest first
 */
export const prefetchListCommentRepliesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCommentRepliesInfiniteQueryOptions(id,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCommentRepliesInfinite} query
 */
export const invalidateListCommentRepliesInfinite = async (
 queryClient: QueryClient, id: string,
    params?: ListCommentRepliesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCommentRepliesInfiniteQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The replies to a comment, oldest first
 */
export const useSetListCommentRepliesInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ListCommentRepliesParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>>({ exact: $exactMatch, queryKey: getListCommentRepliesInfiniteQueryKey(id,params) }, updater);
  };
}



export const getListCommentRepliesQueryOptions = <TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentRepliesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommentReplies>>> = ({ client, signal }) => listCommentReplies(id,params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentRepliesQueryResult = NonNullable<Awaited<ReturnType<typeof listCommentReplies>>>
export type ListCommentRepliesQueryError = ErrorType<Error>


export function useListCommentReplies<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  ListCommentRepliesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommentReplies>>,
          TError,
          Awaited<ReturnType<typeof listCommentReplies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentReplies<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommentReplies>>,
          TError,
          Awaited<ReturnType<typeof listCommentReplies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentReplies<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The replies to a comment, oldest first
 */

export function useListCommentReplies<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentRepliesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The replies to a comment, oldest first
 */
export const prefetchListCommentRepliesQuery = async <TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCommentRepliesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCommentReplies} query
 */
export const invalidateListCommentReplies = async (
 queryClient: QueryClient, id: string,
    params?: ListCommentRepliesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCommentRepliesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary The replies to a comment, oldest first
 */
export const useSetListCommentRepliesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ListCommentRepliesParams | undefined,updater: Awaited<ReturnType<typeof listCommentReplies>> | undefined | ((old: Awaited<ReturnType<typeof listCommentReplies>> | undefined) => Awaited<ReturnType<typeof listCommentReplies>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCommentReplies>>>({ exact: $exactMatch, queryKey: getListCommentRepliesQueryKey(id,params) }, updater);
  };
}



export const getListCommentRepliesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentRepliesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommentReplies>>> = ({ client, signal }) => listCommentReplies(id,params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCommentRepliesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCommentReplies>>>
export type ListCommentRepliesSuspenseQueryError = ErrorType<Error>


export function useListCommentRepliesSuspense<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  ListCommentRepliesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesSuspense<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesSuspense<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The replies to a comment, oldest first
 */

export function useListCommentRepliesSuspense<TData = Awaited<ReturnType<typeof listCommentReplies>>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentRepliesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCommentRepliesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentRepliesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommentReplies>>, QueryKey, ListCommentRepliesParams['cursor']> = ({ client, signal, pageParam }) => listCommentReplies(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentRepliesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCommentReplies>>>
export type ListCommentRepliesSuspenseInfiniteQueryError = ErrorType<Error>


export function useListCommentRepliesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params: undefined |  ListCommentRepliesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommentRepliesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The replies to a comment, oldest first
 */

export function useListCommentRepliesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCommentReplies>>, ListCommentRepliesParams['cursor']>, TError = ErrorType<Error>>(
 id: string,
    params?: ListCommentRepliesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCommentReplies>>, TError, TData, QueryKey, ListCommentRepliesParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentRepliesSuspenseInfiniteQueryOptions(id,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






