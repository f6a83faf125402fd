/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Done,
  Error,
  Upload,
  UploadChunk,
  UploadCreateRequest
} from '@fanlight/sdk/models';

import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
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
 * A file above the size limit of its kind returns 413. The parts are sent by `appendUpload`. A finished upload can be used by `uploadId` instead of a file; its type is then checked by its bytes (rule F1).
 * @summary Start the upload of a large file in parts
 */
const createUpload = (
    uploadCreateRequest: UploadCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Upload>(
      {url: `/uploads`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: uploadCreateRequest, signal
    },
      options);
    }




export const getCreateUploadMutationKey = () => ['createUpload'] as const;

export const getCreateUploadMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext> => {

const mutationKey = getCreateUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpload>>, CreateUploadMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createUpload(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createUpload>>>
    export type CreateUploadMutationBody = UploadCreateRequest
    export type CreateUploadMutationError = ErrorType<Error>
    export type CreateUploadMutationVariables = {data: UploadCreateRequest}

    /**
 * @summary Start the upload of a large file in parts
 */
export const useCreateUpload = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpload>>,
        TError,
        CreateUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadMutationOptions(options), queryClient);
    }
    /**
 * After an interruption, the next part starts at its `offset`.
 * @summary The progress of an upload
 */
const getUpload = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Upload>(
      {url: `/uploads/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetUploadQueryKey = (id: string,) => {
    return [
    "getUpload", ...(id ? [id] : [])
    ] as const;
    }


export const getGetUploadQueryOptions = <TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpload>>> = ({ client, signal }) => getUpload(id, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUploadQueryResult = NonNullable<Awaited<ReturnType<typeof getUpload>>>
export type GetUploadQueryError = ErrorType<Error>


export function useGetUpload<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpload>>,
          TError,
          Awaited<ReturnType<typeof getUpload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpload<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpload>>,
          TError,
          Awaited<ReturnType<typeof getUpload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpload<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The progress of an upload
 */

export function useGetUpload<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The progress of an upload
 */
export const prefetchGetUploadQuery = async <TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUploadQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUpload} query
 */
export const invalidateGetUpload = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUploadQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The progress of an upload
 */
export const useSetGetUploadQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getUpload>> | undefined | ((old: Awaited<ReturnType<typeof getUpload>> | undefined) => Awaited<ReturnType<typeof getUpload>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getUpload>>>({ exact: $exactMatch, queryKey: getGetUploadQueryKey(id) }, updater);
  };
}



export const getGetUploadSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpload>>> = ({ client, signal }) => getUpload(id, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUploadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUpload>>>
export type GetUploadSuspenseQueryError = ErrorType<Error>


export function useGetUploadSuspense<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadSuspense<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadSuspense<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The progress of an upload
 */

export function useGetUploadSuspense<TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<Error>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A part that does not start at `offset` returns 409 `UPLOAD_OFFSET_MISMATCH` and changes nothing; one that exceeds the size returns 413. An interrupted part does not count.
 * @summary Send the next part of an upload
 */
const appendUpload = (
    id: string,
    uploadChunk: UploadChunk,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Upload>(
      {url: `/uploads/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: uploadChunk, signal
    },
      options);
    }




export const getAppendUploadMutationKey = () => ['appendUpload'] as const;

export const getAppendUploadMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appendUpload>>, TError,AppendUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof appendUpload>>, TError,AppendUploadMutationVariables, TContext> => {

const mutationKey = getAppendUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appendUpload>>, AppendUploadMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  appendUpload(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type AppendUploadMutationResult = NonNullable<Awaited<ReturnType<typeof appendUpload>>>
    export type AppendUploadMutationBody = UploadChunk
    export type AppendUploadMutationError = ErrorType<Error>
    export type AppendUploadMutationVariables = {id: string;data: UploadChunk}

    /**
 * @summary Send the next part of an upload
 */
export const useAppendUpload = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appendUpload>>, TError,AppendUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appendUpload>>,
        TError,
        AppendUploadMutationVariables,
        TContext
      > => {
      return useMutation(getAppendUploadMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel an upload and delete its parts
 */
const cancelUpload = (
    id: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Done>(
      {url: `/uploads/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getCancelUploadMutationKey = () => ['cancelUpload'] as const;

export const getCancelUploadMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelUpload>>, TError,CancelUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelUpload>>, TError,CancelUploadMutationVariables, TContext> => {

const mutationKey = getCancelUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelUpload>>, CancelUploadMutationVariables> = (props, { client }) => {
          const {id} = props ?? {};

          return  cancelUpload(id,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelUploadMutationResult = NonNullable<Awaited<ReturnType<typeof cancelUpload>>>

    export type CancelUploadMutationError = ErrorType<Error>
    export type CancelUploadMutationVariables = {id: string}

    /**
 * @summary Cancel an upload and delete its parts
 */
export const useCancelUpload = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelUpload>>, TError,CancelUploadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelUpload>>,
        TError,
        CancelUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCancelUploadMutationOptions(options), queryClient);
    }
