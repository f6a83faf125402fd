/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AvatarUpload,
  Error,
  Me,
  UploadedImage,
  UserUpdateRequest
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

import { transport } from '../../../transport.ts';
import type { ErrorType } from '../../../transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * A new e-mail address has to be confirmed; until then the old one stays.
 * @summary Change one's own profile and settings
 */
export const updateMe = (
    userUpdateRequest: UserUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Me>(
      {url: `/users`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userUpdateRequest, signal
    },
      options);
    }




export const getUpdateMeMutationKey = () => ['updateMe'] as const;

export const getUpdateMeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext> => {

const mutationKey = getUpdateMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMe>>, UpdateMeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMe(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMeMutationResult = NonNullable<Awaited<ReturnType<typeof updateMe>>>
    export type UpdateMeMutationBody = UserUpdateRequest
    export type UpdateMeMutationError = ErrorType<Error>
    export type UpdateMeMutationVariables = {data: UserUpdateRequest}

    /**
 * @summary Change one's own profile and settings
 */
export const useUpdateMe = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMe>>,
        TError,
        UpdateMeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMeMutationOptions(options), queryClient);
    }
    /**
 * @summary Set one's own avatar
 */
export const uploadMyAvatar = (
    avatarUpload: AvatarUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UploadedImage>(
      {url: `/users/avatar/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: avatarUpload, signal
    },
      options);
    }




export const getUploadMyAvatarMutationKey = () => ['uploadMyAvatar'] as const;

export const getUploadMyAvatarMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMyAvatar>>, TError,UploadMyAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadMyAvatar>>, TError,UploadMyAvatarMutationVariables, TContext> => {

const mutationKey = getUploadMyAvatarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadMyAvatar>>, UploadMyAvatarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadMyAvatar(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadMyAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof uploadMyAvatar>>>
    export type UploadMyAvatarMutationBody = AvatarUpload
    export type UploadMyAvatarMutationError = ErrorType<Error>
    export type UploadMyAvatarMutationVariables = {data: AvatarUpload}

    /**
 * @summary Set one's own avatar
 */
export const useUploadMyAvatar = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadMyAvatar>>, TError,UploadMyAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadMyAvatar>>,
        TError,
        UploadMyAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getUploadMyAvatarMutationOptions(options), queryClient);
    }
    /**
 * @summary Who is logged in
 */
export const getMe = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Me>(
      {url: `/users/me`, method: 'GET', signal
    },
      options);
    }




export const getGetMeQueryKey = () => {
    return [
    "getMe"
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<Error>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is logged in
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Who is logged in
 */
export const prefetchGetMeQuery = async <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMe} query
 */
export const invalidateGetMe = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Who is logged in
 */
export const useSetGetMeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMe>> | undefined | ((old: Awaited<ReturnType<typeof getMe>> | undefined) => Awaited<ReturnType<typeof getMe>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMe>>>({ exact: $exactMatch, queryKey: getGetMeQueryKey() }, updater);
  };
}



export const getGetMeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeSuspenseQueryError = ErrorType<Error>


export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is logged in
 */

export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Set the avatar of the account that the address names
 */
export const uploadUserAvatar = (
    id: string,
    avatarUpload: AvatarUpload,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UploadedImage>(
      {url: `/users/${encodeURIComponent(String(id))}/avatar/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: avatarUpload, signal
    },
      options);
    }




export const getUploadUserAvatarMutationKey = () => ['uploadUserAvatar'] as const;

export const getUploadUserAvatarMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadUserAvatar>>, TError,UploadUserAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadUserAvatar>>, TError,UploadUserAvatarMutationVariables, TContext> => {

const mutationKey = getUploadUserAvatarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadUserAvatar>>, UploadUserAvatarMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  uploadUserAvatar(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadUserAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof uploadUserAvatar>>>
    export type UploadUserAvatarMutationBody = AvatarUpload
    export type UploadUserAvatarMutationError = ErrorType<Error>
    export type UploadUserAvatarMutationVariables = {id: string;data: AvatarUpload}

    /**
 * @summary Set the avatar of the account that the address names
 */
export const useUploadUserAvatar = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadUserAvatar>>, TError,UploadUserAvatarMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadUserAvatar>>,
        TError,
        UploadUserAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getUploadUserAvatarMutationOptions(options), queryClient);
    }
