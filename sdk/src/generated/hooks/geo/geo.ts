/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CaptchaProof,
  CityList,
  CountryCode,
  CountryList,
  Error,
  IpLocation,
  LanguageList,
  LanguageReferenceList,
  ListSitePromosParams,
  ListTranslationsParams,
  LocaleTupleList,
  PhoneCodeList,
  RecaptchaRequest,
  SitePromoList,
  StateList,
  TranslationList,
  UserAdditional
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
 * Cities of the whole state, including its subdivisions; empty if none are known. Villages are missing, so a form should suggest these names and accept others. The data is from the [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database), which is made available here under the [Open Database License](https://opendatacommons.org/licenses/odbl/1-0/) (ODbL) 1.0.
 * @summary The cities of a state, by name
 */
const listCities = (
    country: CountryCode,
    state: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CityList>(
      {url: `/cities/${encodeURIComponent(String(country))}/${encodeURIComponent(String(state))}`, method: 'GET', signal
    },
      options);
    }




export const getListCitiesQueryKey = (country: CountryCode,
    state: string,) => {
    return [
    "listCities", ...(state ? [state] : []), ...(country ? [country] : [])
    ] as const;
    }


export const getListCitiesQueryOptions = <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(country: CountryCode,
    state: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCitiesQueryKey(country,state);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCities>>> = ({ client, signal }) => listCities(country,state, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: country !== null && country !== undefined && state !== null && state !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCities>>>
export type ListCitiesQueryError = ErrorType<Error>


export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cities of a state, by name
 */

export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCitiesQueryOptions(country,state,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The cities of a state, by name
 */
export const prefetchListCitiesQuery = async <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, country: CountryCode,
    state: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCitiesQueryOptions(country,state,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCities} query
 */
export const invalidateListCities = async (
 queryClient: QueryClient, country: CountryCode,
    state: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCitiesQueryKey(country,state) }, options);

  return queryClient;
}

/**
 * @summary The cities of a state, by name
 */
export const useSetListCitiesQueryData = () => {
  const queryClient = useQueryClient();
  return (country: CountryCode,
    state: string,updater: Awaited<ReturnType<typeof listCities>> | undefined | ((old: Awaited<ReturnType<typeof listCities>> | undefined) => Awaited<ReturnType<typeof listCities>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCities>>>({ exact: $exactMatch, queryKey: getListCitiesQueryKey(country,state) }, updater);
  };
}



export const getListCitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(country: CountryCode,
    state: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCitiesQueryKey(country,state);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCities>>> = ({ client, signal }) => listCities(country,state, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCities>>>
export type ListCitiesSuspenseQueryError = ErrorType<Error>


export function useListCitiesSuspense<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCitiesSuspense<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCitiesSuspense<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cities of a state, by name
 */

export function useListCitiesSuspense<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<Error>>(
 country: CountryCode,
    state: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCitiesSuspenseQueryOptions(country,state,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole list without paging; flags are served under the flags path (rule G1).
 * @summary All countries, by name
 */
const listCountries = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CountryList>(
      {url: `/countries/list`, method: 'GET', signal
    },
      options);
    }




export const getListCountriesQueryKey = () => {
    return [
    "listCountries"
    ] as const;
    }


export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ client, signal }) => listCountries(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = ErrorType<Error>


export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All countries, by name
 */

export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All countries, by name
 */
export const prefetchListCountriesQuery = async <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCountriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCountries} query
 */
export const invalidateListCountries = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCountriesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary All countries, by name
 */
export const useSetListCountriesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listCountries>> | undefined | ((old: Awaited<ReturnType<typeof listCountries>> | undefined) => Awaited<ReturnType<typeof listCountries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCountries>>>({ exact: $exactMatch, queryKey: getListCountriesQueryKey() }, updater);
  };
}



export const getListCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ client, signal }) => listCountries(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesSuspenseQueryError = ErrorType<Error>


export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All countries, by name
 */

export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The target of a country's `flagUrl`. The aspect ratio is three by two; the SVG has no scripts.
 * @summary The flag of a country, as an SVG
 */
const getFlag = (
    file: string,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Blob>(
      {url: `/flags/${encodeURIComponent(String(file))}`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetFlagQueryKey = (file: string,) => {
    return [
    "getFlag", ...(file ? [file] : [])
    ] as const;
    }


export const getGetFlagQueryOptions = <TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(file: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFlagQueryKey(file);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFlag>>> = ({ client, signal }) => getFlag(file, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: file !== null && file !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFlagQueryResult = NonNullable<Awaited<ReturnType<typeof getFlag>>>
export type GetFlagQueryError = ErrorType<Error>


export function useGetFlag<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFlag>>,
          TError,
          Awaited<ReturnType<typeof getFlag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFlag<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFlag>>,
          TError,
          Awaited<ReturnType<typeof getFlag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFlag<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The flag of a country, as an SVG
 */

export function useGetFlag<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFlagQueryOptions(file,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The flag of a country, as an SVG
 */
export const prefetchGetFlagQuery = async <TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, file: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFlagQueryOptions(file,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFlag} query
 */
export const invalidateGetFlag = async (
 queryClient: QueryClient, file: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFlagQueryKey(file) }, options);

  return queryClient;
}

/**
 * @summary The flag of a country, as an SVG
 */
export const useSetGetFlagQueryData = () => {
  const queryClient = useQueryClient();
  return (file: string,updater: Awaited<ReturnType<typeof getFlag>> | undefined | ((old: Awaited<ReturnType<typeof getFlag>> | undefined) => Awaited<ReturnType<typeof getFlag>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getFlag>>>({ exact: $exactMatch, queryKey: getGetFlagQueryKey(file) }, updater);
  };
}



export const getGetFlagSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(file: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFlagQueryKey(file);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFlag>>> = ({ client, signal }) => getFlag(file, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFlagSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFlag>>>
export type GetFlagSuspenseQueryError = ErrorType<Error>


export function useGetFlagSuspense<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFlagSuspense<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFlagSuspense<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The flag of a country, as an SVG
 */

export function useGetFlagSuspense<TData = Awaited<ReturnType<typeof getFlag>>, TError = ErrorType<Error>>(
 file: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFlag>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFlagSuspenseQueryOptions(file,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From an embedded database of address ranges (rule G1).
 * @summary The location of the request's IP address
 */
const getIpLocation = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<IpLocation>(
      {url: `/geo-location/ip`, method: 'GET', signal
    },
      options);
    }




export const getGetIpLocationQueryKey = () => {
    return [
    "getIpLocation"
    ] as const;
    }


export const getGetIpLocationQueryOptions = <TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIpLocationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIpLocation>>> = ({ client, signal }) => getIpLocation(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIpLocationQueryResult = NonNullable<Awaited<ReturnType<typeof getIpLocation>>>
export type GetIpLocationQueryError = ErrorType<Error>


export function useGetIpLocation<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIpLocation>>,
          TError,
          Awaited<ReturnType<typeof getIpLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpLocation<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIpLocation>>,
          TError,
          Awaited<ReturnType<typeof getIpLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpLocation<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The location of the request's IP address
 */

export function useGetIpLocation<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIpLocationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The location of the request's IP address
 */
export const prefetchGetIpLocationQuery = async <TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIpLocationQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIpLocation} query
 */
export const invalidateGetIpLocation = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIpLocationQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The location of the request's IP address
 */
export const useSetGetIpLocationQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getIpLocation>> | undefined | ((old: Awaited<ReturnType<typeof getIpLocation>> | undefined) => Awaited<ReturnType<typeof getIpLocation>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getIpLocation>>>({ exact: $exactMatch, queryKey: getGetIpLocationQueryKey() }, updater);
  };
}



export const getGetIpLocationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIpLocationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIpLocation>>> = ({ client, signal }) => getIpLocation(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIpLocationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIpLocation>>>
export type GetIpLocationSuspenseQueryError = ErrorType<Error>


export function useGetIpLocationSuspense<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpLocationSuspense<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpLocationSuspense<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The location of the request's IP address
 */

export function useGetIpLocationSuspense<TData = Awaited<ReturnType<typeof getIpLocation>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpLocation>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIpLocationSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Codes, names in English and in the language itself, direction, family and cultures of each language (rule G1).
 * @summary The language reference
 */
const listLanguageReferences = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<LanguageReferenceList>(
      {url: `/languages`, method: 'GET', signal
    },
      options);
    }




export const getListLanguageReferencesQueryKey = () => {
    return [
    "listLanguageReferences"
    ] as const;
    }


export const getListLanguageReferencesQueryOptions = <TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLanguageReferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLanguageReferences>>> = ({ client, signal }) => listLanguageReferences(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLanguageReferencesQueryResult = NonNullable<Awaited<ReturnType<typeof listLanguageReferences>>>
export type ListLanguageReferencesQueryError = ErrorType<Error>


export function useListLanguageReferences<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguageReferences>>,
          TError,
          Awaited<ReturnType<typeof listLanguageReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguageReferences<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguageReferences>>,
          TError,
          Awaited<ReturnType<typeof listLanguageReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguageReferences<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The language reference
 */

export function useListLanguageReferences<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLanguageReferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The language reference
 */
export const prefetchListLanguageReferencesQuery = async <TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLanguageReferencesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLanguageReferences} query
 */
export const invalidateListLanguageReferences = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLanguageReferencesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The language reference
 */
export const useSetListLanguageReferencesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listLanguageReferences>> | undefined | ((old: Awaited<ReturnType<typeof listLanguageReferences>> | undefined) => Awaited<ReturnType<typeof listLanguageReferences>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listLanguageReferences>>>({ exact: $exactMatch, queryKey: getListLanguageReferencesQueryKey() }, updater);
  };
}



export const getListLanguageReferencesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLanguageReferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLanguageReferences>>> = ({ client, signal }) => listLanguageReferences(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLanguageReferencesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLanguageReferences>>>
export type ListLanguageReferencesSuspenseQueryError = ErrorType<Error>


export function useListLanguageReferencesSuspense<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguageReferencesSuspense<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguageReferencesSuspense<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The language reference
 */

export function useListLanguageReferencesSuspense<TData = Awaited<ReturnType<typeof listLanguageReferences>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguageReferences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLanguageReferencesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The short list of names and codes (rule G1).
 * @summary Languages, by name
 */
const listLanguages = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<LanguageList>(
      {url: `/languages/list`, method: 'GET', signal
    },
      options);
    }




export const getListLanguagesQueryKey = () => {
    return [
    "listLanguages"
    ] as const;
    }


export const getListLanguagesQueryOptions = <TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLanguagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLanguages>>> = ({ client, signal }) => listLanguages(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLanguagesQueryResult = NonNullable<Awaited<ReturnType<typeof listLanguages>>>
export type ListLanguagesQueryError = ErrorType<Error>


export function useListLanguages<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguages>>,
          TError,
          Awaited<ReturnType<typeof listLanguages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguages<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguages>>,
          TError,
          Awaited<ReturnType<typeof listLanguages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguages<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Languages, by name
 */

export function useListLanguages<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLanguagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Languages, by name
 */
export const prefetchListLanguagesQuery = async <TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLanguagesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLanguages} query
 */
export const invalidateListLanguages = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLanguagesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Languages, by name
 */
export const useSetListLanguagesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listLanguages>> | undefined | ((old: Awaited<ReturnType<typeof listLanguages>> | undefined) => Awaited<ReturnType<typeof listLanguages>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listLanguages>>>({ exact: $exactMatch, queryKey: getListLanguagesQueryKey() }, updater);
  };
}



export const getListLanguagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLanguagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLanguages>>> = ({ client, signal }) => listLanguages(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLanguagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLanguages>>>
export type ListLanguagesSuspenseQueryError = ErrorType<Error>


export function useListLanguagesSuspense<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguagesSuspense<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguagesSuspense<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Languages, by name
 */

export function useListLanguagesSuspense<TData = Awaited<ReturnType<typeof listLanguages>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLanguages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLanguagesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Reference data (rule G1); the languages of the interface are those of `Locale`.
 * @summary The locale tuples of language, script and region
 */
const listLocales = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<LocaleTupleList>(
      {url: `/locales`, method: 'GET', signal
    },
      options);
    }




export const getListLocalesQueryKey = () => {
    return [
    "listLocales"
    ] as const;
    }


export const getListLocalesQueryOptions = <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocales>>> = ({ client, signal }) => listLocales(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocalesQueryResult = NonNullable<Awaited<ReturnType<typeof listLocales>>>
export type ListLocalesQueryError = ErrorType<Error>


export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocales>>,
          TError,
          Awaited<ReturnType<typeof listLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocales>>,
          TError,
          Awaited<ReturnType<typeof listLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The locale tuples of language, script and region
 */

export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The locale tuples of language, script and region
 */
export const prefetchListLocalesQuery = async <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLocalesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLocales} query
 */
export const invalidateListLocales = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLocalesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The locale tuples of language, script and region
 */
export const useSetListLocalesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listLocales>> | undefined | ((old: Awaited<ReturnType<typeof listLocales>> | undefined) => Awaited<ReturnType<typeof listLocales>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listLocales>>>({ exact: $exactMatch, queryKey: getListLocalesQueryKey() }, updater);
  };
}



export const getListLocalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocales>>> = ({ client, signal }) => listLocales(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLocalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLocales>>>
export type ListLocalesSuspenseQueryError = ErrorType<Error>


export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The locale tuples of language, script and region
 */

export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The phone codes of all countries
 */
const listPhoneCodes = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<PhoneCodeList>(
      {url: `/phone-codes/list`, method: 'GET', signal
    },
      options);
    }




export const getListPhoneCodesQueryKey = () => {
    return [
    "listPhoneCodes"
    ] as const;
    }


export const getListPhoneCodesQueryOptions = <TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhoneCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhoneCodes>>> = ({ client, signal }) => listPhoneCodes(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhoneCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listPhoneCodes>>>
export type ListPhoneCodesQueryError = ErrorType<Error>


export function useListPhoneCodes<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhoneCodes>>,
          TError,
          Awaited<ReturnType<typeof listPhoneCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhoneCodes<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhoneCodes>>,
          TError,
          Awaited<ReturnType<typeof listPhoneCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhoneCodes<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The phone codes of all countries
 */

export function useListPhoneCodes<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhoneCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The phone codes of all countries
 */
export const prefetchListPhoneCodesQuery = async <TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPhoneCodesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPhoneCodes} query
 */
export const invalidateListPhoneCodes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPhoneCodesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The phone codes of all countries
 */
export const useSetListPhoneCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listPhoneCodes>> | undefined | ((old: Awaited<ReturnType<typeof listPhoneCodes>> | undefined) => Awaited<ReturnType<typeof listPhoneCodes>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPhoneCodes>>>({ exact: $exactMatch, queryKey: getListPhoneCodesQueryKey() }, updater);
  };
}



export const getListPhoneCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhoneCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhoneCodes>>> = ({ client, signal }) => listPhoneCodes(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPhoneCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPhoneCodes>>>
export type ListPhoneCodesSuspenseQueryError = ErrorType<Error>


export function useListPhoneCodesSuspense<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhoneCodesSuspense<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhoneCodesSuspense<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The phone codes of all countries
 */

export function useListPhoneCodesSuspense<TData = Awaited<ReturnType<typeof listPhoneCodes>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhoneCodes>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhoneCodesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Verifies the token of the reCAPTCHA widget with its provider. The next login, registration or contact message sends the proof.
 * @summary Verify a reCAPTCHA response
 */
const verifyRecaptcha = (
    recaptchaRequest: RecaptchaRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<CaptchaProof>(
      {url: `/re-captcha/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recaptchaRequest, signal
    },
      options);
    }




export const getVerifyRecaptchaMutationKey = () => ['verifyRecaptcha'] as const;

export const getVerifyRecaptchaMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRecaptcha>>, TError,VerifyRecaptchaMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyRecaptcha>>, TError,VerifyRecaptchaMutationVariables, TContext> => {

const mutationKey = getVerifyRecaptchaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyRecaptcha>>, VerifyRecaptchaMutationVariables> = (props, { client }) => {
          const {data} = props ?? {};

          return  verifyRecaptcha(data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyRecaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof verifyRecaptcha>>>
    export type VerifyRecaptchaMutationBody = RecaptchaRequest
    export type VerifyRecaptchaMutationError = ErrorType<Error>
    export type VerifyRecaptchaMutationVariables = {data: RecaptchaRequest}

    /**
 * @summary Verify a reCAPTCHA response
 */
export const useVerifyRecaptcha = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRecaptcha>>, TError,VerifyRecaptchaMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyRecaptcha>>,
        TError,
        VerifyRecaptchaMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyRecaptchaMutationOptions(options), queryClient);
    }
    /**
 * @summary The operator's current promotions
 */
const listSitePromos = (
    params?: ListSitePromosParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<SitePromoList>(
      {url: `/site-promo/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSitePromosInfiniteQueryKey = (params?: ListSitePromosParams,) => {
    return [
    'infinite', "listSitePromos", ...(params ? [params] : [])
    ] as const;
    }

export const getListSitePromosQueryKey = (params?: ListSitePromosParams,) => {
    return [
    "listSitePromos", ...(params ? [params] : [])
    ] as const;
    }


export const getListSitePromosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(params?: ListSitePromosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitePromosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSitePromos>>, QueryKey, ListSitePromosParams['offset']> = ({ client, signal, pageParam }) => listSitePromos({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSitePromosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSitePromos>>>
export type ListSitePromosInfiniteQueryError = ErrorType<Error>


export function useListSitePromosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListSitePromosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePromos>>,
          TError,
          Awaited<ReturnType<typeof listSitePromos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePromos>>,
          TError,
          Awaited<ReturnType<typeof listSitePromos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's current promotions
 */

export function useListSitePromosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitePromosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The operator's current promotions
 */
export const prefetchListSitePromosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSitePromosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSitePromosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSitePromosInfinite} query
 */
export const invalidateListSitePromosInfinite = async (
 queryClient: QueryClient, params?: ListSitePromosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSitePromosInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The operator's current promotions
 */
export const useSetListSitePromosInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSitePromosParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']> | undefined) => InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>>({ exact: $exactMatch, queryKey: getListSitePromosInfiniteQueryKey(params) }, updater);
  };
}



export const getListSitePromosQueryOptions = <TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(params?: ListSitePromosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitePromosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSitePromos>>> = ({ client, signal }) => listSitePromos(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSitePromosQueryResult = NonNullable<Awaited<ReturnType<typeof listSitePromos>>>
export type ListSitePromosQueryError = ErrorType<Error>


export function useListSitePromos<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params: undefined |  ListSitePromosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePromos>>,
          TError,
          Awaited<ReturnType<typeof listSitePromos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromos<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePromos>>,
          TError,
          Awaited<ReturnType<typeof listSitePromos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromos<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's current promotions
 */

export function useListSitePromos<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitePromosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The operator's current promotions
 */
export const prefetchListSitePromosQuery = async <TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params?: ListSitePromosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSitePromosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSitePromos} query
 */
export const invalidateListSitePromos = async (
 queryClient: QueryClient, params?: ListSitePromosParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSitePromosQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The operator's current promotions
 */
export const useSetListSitePromosQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListSitePromosParams | undefined,updater: Awaited<ReturnType<typeof listSitePromos>> | undefined | ((old: Awaited<ReturnType<typeof listSitePromos>> | undefined) => Awaited<ReturnType<typeof listSitePromos>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listSitePromos>>>({ exact: $exactMatch, queryKey: getListSitePromosQueryKey(params) }, updater);
  };
}



export const getListSitePromosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitePromosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSitePromos>>> = ({ client, signal }) => listSitePromos(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSitePromosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSitePromos>>>
export type ListSitePromosSuspenseQueryError = ErrorType<Error>


export function useListSitePromosSuspense<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params: undefined |  ListSitePromosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosSuspense<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosSuspense<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's current promotions
 */

export function useListSitePromosSuspense<TData = Awaited<ReturnType<typeof listSitePromos>>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitePromosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSitePromosSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitePromosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSitePromos>>, QueryKey, ListSitePromosParams['offset']> = ({ client, signal, pageParam }) => listSitePromos({...params, 'offset': pageParam ?? params?.['offset']}, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSitePromosSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSitePromos>>>
export type ListSitePromosSuspenseInfiniteQueryError = ErrorType<Error>


export function useListSitePromosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params: undefined |  ListSitePromosParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePromosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's current promotions
 */

export function useListSitePromosSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSitePromos>>, ListSitePromosParams['offset']>, TError = ErrorType<Error>>(
 params?: ListSitePromosParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSitePromos>>, TError, TData, QueryKey, ListSitePromosParams['offset']>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitePromosSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Empty for a country without states.
 * @summary The states of a country, by name
 */
const listStates = (
    country: CountryCode,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<StateList>(
      {url: `/states/${encodeURIComponent(String(country))}`, method: 'GET', signal
    },
      options);
    }




export const getListStatesQueryKey = (country: CountryCode,) => {
    return [
    "listStates", ...(country ? [country] : [])
    ] as const;
    }


export const getListStatesQueryOptions = <TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(country: CountryCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatesQueryKey(country);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStates>>> = ({ client, signal }) => listStates(country, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, enabled: country !== null && country !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatesQueryResult = NonNullable<Awaited<ReturnType<typeof listStates>>>
export type ListStatesQueryError = ErrorType<Error>


export function useListStates<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStates>>,
          TError,
          Awaited<ReturnType<typeof listStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStates<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStates>>,
          TError,
          Awaited<ReturnType<typeof listStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStates<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The states of a country, by name
 */

export function useListStates<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatesQueryOptions(country,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The states of a country, by name
 */
export const prefetchListStatesQuery = async <TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, country: CountryCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStatesQueryOptions(country,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStates} query
 */
export const invalidateListStates = async (
 queryClient: QueryClient, country: CountryCode, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStatesQueryKey(country) }, options);

  return queryClient;
}

/**
 * @summary The states of a country, by name
 */
export const useSetListStatesQueryData = () => {
  const queryClient = useQueryClient();
  return (country: CountryCode,updater: Awaited<ReturnType<typeof listStates>> | undefined | ((old: Awaited<ReturnType<typeof listStates>> | undefined) => Awaited<ReturnType<typeof listStates>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStates>>>({ exact: $exactMatch, queryKey: getListStatesQueryKey(country) }, updater);
  };
}



export const getListStatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(country: CountryCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatesQueryKey(country);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStates>>> = ({ client, signal }) => listStates(country, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStates>>>
export type ListStatesSuspenseQueryError = ErrorType<Error>


export function useListStatesSuspense<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatesSuspense<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatesSuspense<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The states of a country, by name
 */

export function useListStatesSuspense<TData = Awaited<ReturnType<typeof listStates>>, TError = ErrorType<Error>>(
 country: CountryCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStates>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatesSuspenseQueryOptions(country,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole list. These translations override the built-in ones (rule L1).
 * @summary The interface texts that the operator changed
 */
const listTranslations = (
    params: ListTranslationsParams,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<TranslationList>(
      {url: `/translations/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTranslationsQueryKey = (params?: ListTranslationsParams,) => {
    return [
    "listTranslations", ...(params ? [params] : [])
    ] as const;
    }


export const getListTranslationsQueryOptions = <TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(params: ListTranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTranslationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTranslations>>> = ({ client, signal }) => listTranslations(params, withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTranslationsQueryResult = NonNullable<Awaited<ReturnType<typeof listTranslations>>>
export type ListTranslationsQueryError = ErrorType<Error>


export function useListTranslations<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTranslations>>,
          TError,
          Awaited<ReturnType<typeof listTranslations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTranslations<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTranslations>>,
          TError,
          Awaited<ReturnType<typeof listTranslations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTranslations<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The interface texts that the operator changed
 */

export function useListTranslations<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTranslationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The interface texts that the operator changed
 */
export const prefetchListTranslationsQuery = async <TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 queryClient: QueryClient, params: ListTranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTranslationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTranslations} query
 */
export const invalidateListTranslations = async (
 queryClient: QueryClient, params: ListTranslationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTranslationsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The interface texts that the operator changed
 */
export const useSetListTranslationsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTranslationsParams | undefined,updater: Awaited<ReturnType<typeof listTranslations>> | undefined | ((old: Awaited<ReturnType<typeof listTranslations>> | undefined) => Awaited<ReturnType<typeof listTranslations>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTranslations>>>({ exact: $exactMatch, queryKey: getListTranslationsQueryKey(params) }, updater);
  };
}



export const getListTranslationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(params: ListTranslationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTranslationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTranslations>>> = ({ client, signal }) => listTranslations(params, withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTranslationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTranslations>>>
export type ListTranslationsSuspenseQueryError = ErrorType<Error>


export function useListTranslationsSuspense<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTranslationsSuspense<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTranslationsSuspense<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The interface texts that the operator changed
 */

export function useListTranslationsSuspense<TData = Awaited<ReturnType<typeof listTranslations>>, TError = ErrorType<Error>>(
 params: ListTranslationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTranslations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTranslationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Genders, recipient kinds, request types and the question keys of each (rule G1).
 * @summary Options of forms about users and personalised requests
 */
const getUserAdditional = (

 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<UserAdditional>(
      {url: `/user-additional`, method: 'GET', signal
    },
      options);
    }




export const getGetUserAdditionalQueryKey = () => {
    return [
    "getUserAdditional"
    ] as const;
    }


export const getGetUserAdditionalQueryOptions = <TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserAdditionalQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserAdditional>>> = ({ client, signal }) => getUserAdditional(withTransport(client, requestOptions), signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserAdditionalQueryResult = NonNullable<Awaited<ReturnType<typeof getUserAdditional>>>
export type GetUserAdditionalQueryError = ErrorType<Error>


export function useGetUserAdditional<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAdditional>>,
          TError,
          Awaited<ReturnType<typeof getUserAdditional>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAdditional<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAdditional>>,
          TError,
          Awaited<ReturnType<typeof getUserAdditional>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAdditional<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Options of forms about users and personalised requests
 */

export function useGetUserAdditional<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserAdditionalQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Options of forms about users and personalised requests
 */
export const prefetchGetUserAdditionalQuery = async <TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserAdditionalQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUserAdditional} query
 */
export const invalidateGetUserAdditional = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserAdditionalQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Options of forms about users and personalised requests
 */
export const useSetGetUserAdditionalQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getUserAdditional>> | undefined | ((old: Awaited<ReturnType<typeof getUserAdditional>> | undefined) => Awaited<ReturnType<typeof getUserAdditional>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getUserAdditional>>>({ exact: $exactMatch, queryKey: getGetUserAdditionalQueryKey() }, updater);
  };
}



export const getGetUserAdditionalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserAdditionalQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserAdditional>>> = ({ client, signal }) => getUserAdditional(withTransport(client, requestOptions), signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserAdditionalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserAdditional>>>
export type GetUserAdditionalSuspenseQueryError = ErrorType<Error>


export function useGetUserAdditionalSuspense<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAdditionalSuspense<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAdditionalSuspense<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Options of forms about users and personalised requests
 */

export function useGetUserAdditionalSuspense<TData = Awaited<ReturnType<typeof getUserAdditional>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserAdditional>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserAdditionalSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






