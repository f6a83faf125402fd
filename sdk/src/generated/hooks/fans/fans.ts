/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  Fan,
  FanUpdateRequest
} from '@fanlight/sdk/models';

import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { transport, withTransport } from '../../../hook-transport.ts';
import type { ErrorType } from '../../../hook-transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Idempotent. The fan never sees the note or the lists. A fan who is muted causes no notifications for the performer (rule N1); comments, sales and tips still appear in their lists. The changes last when the fan unfollows or unsubscribes, and are deleted with the account of the fan or the performer (rule P8).
 * @summary Change the note about a fan and the fan's lists
 */
const updateFan = (
    id: string,
    fanUpdateRequest: FanUpdateRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<Fan>(
      {url: `/performers/fans/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fanUpdateRequest, signal
    },
      options);
    }




export const getUpdateFanMutationKey = () => ['updateFan'] as const;

export const getUpdateFanMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFan>>, TError,UpdateFanMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFan>>, TError,UpdateFanMutationVariables, TContext> => {

const mutationKey = getUpdateFanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFan>>, UpdateFanMutationVariables> = (props, { client }) => {
          const {id,data} = props ?? {};

          return  updateFan(id,data,withTransport(client, requestOptions))
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFanMutationResult = NonNullable<Awaited<ReturnType<typeof updateFan>>>
    export type UpdateFanMutationBody = FanUpdateRequest
    export type UpdateFanMutationError = ErrorType<Error>
    export type UpdateFanMutationVariables = {id: string;data: FanUpdateRequest}

    /**
 * @summary Change the note about a fan and the fan's lists
 */
export const useUpdateFan = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFan>>, TError,UpdateFanMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFan>>,
        TError,
        UpdateFanMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFanMutationOptions(options), queryClient);
    }
