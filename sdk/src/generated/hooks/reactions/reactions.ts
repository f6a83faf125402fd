/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  Error,
  ReactionRequest,
  ReactionState
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

import { transport } from '../../../transport.ts';
import type { ErrorType } from '../../../transport.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Like or bookmark; doing it twice changes nothing
 */
export const createReaction = (
    reactionRequest: ReactionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReactionState>(
      {url: `/reactions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reactionRequest, signal
    },
      options);
    }




export const getCreateReactionMutationKey = () => ['createReaction'] as const;

export const getCreateReactionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext> => {

const mutationKey = getCreateReactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReaction>>, CreateReactionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReaction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReactionMutationResult = NonNullable<Awaited<ReturnType<typeof createReaction>>>
    export type CreateReactionMutationBody = ReactionRequest
    export type CreateReactionMutationError = ErrorType<Error>
    export type CreateReactionMutationVariables = {data: ReactionRequest}

    /**
 * @summary Like or bookmark; doing it twice changes nothing
 */
export const useCreateReaction = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReaction>>, TError,CreateReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReaction>>,
        TError,
        CreateReactionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReactionMutationOptions(options), queryClient);
    }
    /**
 * @summary Take a like or bookmark back; doing it twice changes nothing
 */
export const deleteReaction = (
    reactionRequest: ReactionRequest,
 options?: SecondParameter<typeof transport>,signal?: AbortSignal
) => {


      return transport<ReactionState>(
      {url: `/reactions`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: reactionRequest, signal
    },
      options);
    }




export const getDeleteReactionMutationKey = () => ['deleteReaction'] as const;

export const getDeleteReactionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext> => {

const mutationKey = getDeleteReactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReaction>>, DeleteReactionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteReaction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReactionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReaction>>>
    export type DeleteReactionMutationBody = ReactionRequest
    export type DeleteReactionMutationError = ErrorType<Error>
    export type DeleteReactionMutationVariables = {data: ReactionRequest}

    /**
 * @summary Take a like or bookmark back; doing it twice changes nothing
 */
export const useDeleteReaction = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReaction>>, TError,DeleteReactionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReaction>>,
        TError,
        DeleteReactionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReactionMutationOptions(options), queryClient);
    }
