/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ListReportsParams,
  Report,
  ReportAppealRequest,
  ReportCreateRequest,
  ReportList
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
 * Reporter and reported user see the outcome; the reporter stays anonymous (rule R1).
 * @summary Reports by and about the viewer, latest first
 */
const listReports = (
    params?: ListReportsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReportList>(
      {url: `/reports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReportsInfiniteQueryKey = (params?: ListReportsParams,) => {
    return [
    'infinite', "listReports", ...(params ? [params] : [])
    ] as const;
    }

export const getListReportsQueryKey = (params?: ListReportsParams,) => {
    return [
    "listReports", ...(params ? [params] : [])
    ] as const;
    }


export const getListReportsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>, QueryKey, ListReportsParams['cursor']> = ({ client, signal, pageParam }) => listReports({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsInfiniteQueryError = ErrorType<Error>


export function useListReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReportsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports by and about the viewer, latest first
 */

export function useListReportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Reports by and about the viewer, latest first
 */
export const prefetchListReportsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReportsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReportsInfinite} query
 */
export const invalidateListReportsInfinite = async (
 queryClient: QueryClient, params?: ListReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportsInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Reports by and about the viewer, latest first
 */
export const useSetListReportsInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReportsParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>>({ exact: $exactMatch, queryKey: getListReportsInfiniteQueryKey(params) }, updater);
  };
}



export const getListReportsQueryOptions = <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>> = ({ client, signal }) => listReports(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsQueryError = ErrorType<Error>


export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params: undefined |  ListReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports by and about the viewer, latest first
 */

export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Reports by and about the viewer, latest first
 */
export const prefetchListReportsQuery = async <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReportsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReports} query
 */
export const invalidateListReports = async (
 queryClient: QueryClient, params?: ListReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Reports by and about the viewer, latest first
 */
export const useSetListReportsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListReportsParams | undefined,updater: Awaited<ReturnType<typeof listReports>> | undefined | ((old: Awaited<ReturnType<typeof listReports>> | undefined) => Awaited<ReturnType<typeof listReports>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listReports>>>({ exact: $exactMatch, queryKey: getListReportsQueryKey(params) }, updater);
  };
}



export const getListReportsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(params?: ListReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>> = ({ client, signal }) => listReports(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReportsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsSuspenseQueryError = ErrorType<Error>


export function useListReportsSuspense<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params: undefined |  ListReportsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsSuspense<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsSuspense<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports by and about the viewer, latest first
 */

export function useListReportsSuspense<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReportsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(params?: ListReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>, QueryKey, ListReportsParams['cursor']> = ({ client, signal, pageParam }) => listReports({...params, 'cursor': pageParam ?? params?.['cursor']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsSuspenseInfiniteQueryError = ErrorType<Error>


export function useListReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params: undefined |  ListReportsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports by and about the viewer, latest first
 */

export function useListReportsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReports>>, ListReportsParams['cursor']>, TError = ErrorType<Error>>(
 params?: ListReportsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData, QueryKey, ListReportsParams['cursor']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One report per user and target. Urgent reasons hide the target immediately (rule R1).
 * @summary Report an item or a user
 */
const createReport = (
    reportCreateRequest: ReportCreateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Report>(
      {url: `/reports`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportCreateRequest, signal
    },
      options);
    }




export const getCreateReportMutationKey = () => ['createReport'] as const;

export const getCreateReportMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext> => {

const mutationKey = getCreateReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReport>>, CreateReportMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  createReport(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportMutationResult = NonNullable<Awaited<ReturnType<typeof createReport>>>
    export type CreateReportMutationBody = ReportCreateRequest
    export type CreateReportMutationError = ErrorType<Error>
    export type CreateReportMutationVariables = {data: ReportCreateRequest}

    /**
 * @summary Report an item or a user
 */
export const useCreateReport = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReport>>,
        TError,
        CreateReportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportMutationOptions(options), queryClient);
    }
    /**
 * Once for each party, after a decision (rule R1).
 * @summary Appeal the outcome of a report
 */
const appealReport = (
    id: string,
    reportAppealRequest: ReportAppealRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Report>(
      {url: `/reports/${encodeURIComponent(String(id))}/appeal`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportAppealRequest, signal
    },
      options);
    }




export const getAppealReportMutationKey = () => ['appealReport'] as const;

export const getAppealReportMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealReport>>, TError,AppealReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof appealReport>>, TError,AppealReportMutationVariables, TContext> => {

const mutationKey = getAppealReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appealReport>>, AppealReportMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  appealReport(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type AppealReportMutationResult = NonNullable<Awaited<ReturnType<typeof appealReport>>>
    export type AppealReportMutationBody = ReportAppealRequest
    export type AppealReportMutationError = ErrorType<Error>
    export type AppealReportMutationVariables = {id: string;data: ReportAppealRequest}

    /**
 * @summary Appeal the outcome of a report
 */
export const useAppealReport = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealReport>>, TError,AppealReportMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appealReport>>,
        TError,
        AppealReportMutationVariables,
        TContext
      > => {
      return useMutation(getAppealReportMutationOptions(options), queryClient);
    }
