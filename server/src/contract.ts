import { type Group, matchingOrder, type OperationId, operations } from '@fanlight/sdk/operations';
import type { operations as Contract } from '@fanlight/sdk/schema';
import type { AccessFacts } from './access/operation-access.ts';
import type { Context } from './context.ts';
import type { Form } from './http/read.ts';
import type { PlannedOperationId } from './planned-operations.ts';

type Parameters<Id extends OperationId> = Contract[Id]['parameters'];
type PartOf<Id extends OperationId, Name extends 'path' | 'query'> =
  Parameters<Id> extends Record<Name, infer P> ? P : Exclude<Parameters<Id>[Name & keyof Parameters<Id>], undefined>;
type Body<Id extends OperationId> = Contract[Id] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : Contract[Id] extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? F
    : undefined;
type Success<Id extends OperationId> = Contract[Id]['responses'][(200 | 201) & keyof Contract[Id]['responses']];

/** The result of a handler: JSON as described by the contract, or a response with a file. */
export type ResultOf<Id extends OperationId> =
  Success<Id> extends { content: { 'application/json': infer A } } ? A : Response;

/** The input of a handler. It was validated against the contract, and contains the defaults. */
export interface Input<Id extends OperationId> {
  params: PartOf<Id, 'path'>;
  query: PartOf<Id, 'query'>;
  /** A JSON body, or the text fields of a form. Files are only in `form`. */
  body: Body<Id>;
  /** A multipart body. Its text fields are validated, its files are not. */
  form: Form;
  request: Request;
  /**
   * Reads a body that the contract does not describe, such as that of a webhook. Fails if it is larger than the
   * maximum.
   */
  readText: (maximumBytes: number) => Promise<string>;
}

export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<ResultOf<Id>>;

/** The operations that have a handler. */
type Handled = Exclude<OperationId, PlannedOperationId>;
type IdsOf<G extends Group> = {
  [Id in Handled]: (typeof operations)[Id]['group'] extends G ? Id : never;
}[Handled];

/** The groups in which at least one operation has a handler. */
export type ActiveGroup = { [Id in Handled]: (typeof operations)[Id]['group'] }[Handled];

type KindOf<Id extends OperationId> = (typeof operations)[Id]['access'];
type ResolverOf<Id extends OperationId> = (
  context: Context,
  input: Input<Id>,
) => Promise<AccessFacts[KindOf<Id> & keyof AccessFacts] | null | undefined>;

/** The operations with `x-access`, whose access is decided by a resolver. */
type ResolvedId = { [Id in Handled]: KindOf<Id> extends keyof AccessFacts ? Id : never }[Handled];

/**
 * The resolvers of a group, one for each of its operations with `x-access`. Each returns the facts that its kind of
 * access needs.
 */
export type AccessOf<G extends Group> = { [Id in IdsOf<G> & ResolvedId]: ResolverOf<Id> };

/** The resolvers of every group, by operation. */
export type AccessResolvers = { [Id in ResolvedId]: ResolverOf<Id> };

/**
 * The handler of an operation. If `Access` has a resolver for the operation, the handler receives the row that the
 * resolver returns.
 */
type HandlerWith<Id extends OperationId, Access> =
  Access extends Record<Id, (...given: never[]) => Promise<infer Facts>>
    ? (context: Context, input: Input<Id>, row: Extract<Facts, { row: unknown }>['row']) => Promise<ResultOf<Id>>
    : Handler<Id>;

/** The handlers of a group, one for each of its operations. */
export type HandlersOf<G extends Group, Access = unknown> = { [Id in IdsOf<G>]: HandlerWith<Id, Access> };

/** The handlers of every group, by operation. */
export type Handlers = {
  [Id in Handled]: Id extends ResolvedId
    ? (context: Context, input: Input<Id>, row: never) => Promise<ResultOf<Id>>
    : Handler<Id>;
};

/** An operation and its path below `/api`, in Hono's syntax. */
export interface Route {
  id: OperationId;
  method: string;
  path: string;
}

/** The routes of the contract, in the order in which they are matched. */
export const routes: Route[] = matchingOrder.map((id) => {
  const { method, path } = operations[id];
  return { id, method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') };
});
