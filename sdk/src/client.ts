import type { operations } from './generated/schema.ts';
import { fillPath, partsOf, type Route } from './route.ts';
import { createTransport, type SendOptions, type Transport, type TransportOptions } from './transport.ts';

/** The id of an operation of the contract, such as `getMe`. */
export type OperationId = keyof operations & string;

type Operation<K extends OperationId> = operations[K];
type ParametersOf<K extends OperationId> = Operation<K>['parameters'];
type PathPart<K extends OperationId> = ParametersOf<K> extends { path: infer P } ? { params: P } : { params?: never };
/**
 * Makes optional fields also accept `undefined`, which is not sent. Otherwise, a value that may be undefined could not
 * be passed under `exactOptionalPropertyTypes`.
 */
type Loose<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };
type QueryPart<K extends OperationId> =
  ParametersOf<K> extends { query: infer Q }
    ? { query: Loose<Q> }
    : { query?: Loose<Exclude<ParametersOf<K>['query' & keyof ParametersOf<K>], undefined>> | undefined };
type BodyPart<K extends OperationId> =
  Operation<K> extends { requestBody: { content: infer C } } ? { body: Loose<C[keyof C]> } : { body?: never };
type Success<K extends OperationId> = Operation<K>['responses'][(200 | 201) & keyof Operation<K>['responses']];

/**
 * The input of an operation and the options of its call. The input consists of path parameters, query and body, with
 * the names of the contract.
 */
export type CallOptions<K extends OperationId> = PathPart<K> &
  QueryPart<K> &
  BodyPart<K> &
  SendOptions & {
    /** Cancels the call, which then rejects with the reason of the signal. */
    signal?: AbortSignal | undefined;
  };

/**
 * The result of an operation, without the envelope of the response. A list is `{ data, total, isMore, cursor? }`, and a
 * file is a `Blob`.
 */
export type ResultOf<K extends OperationId> =
  Success<K> extends { content: { 'application/json': { data: infer D } } } ? D : Blob;

/** The options of a call. They are optional if the operation requires no input. */
export type OptionsOf<K extends OperationId> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** Makes the calls of one user. */
export interface Client {
  /** Sends the calls, with the base URL, the token, the retries and the error handling of this client. */
  readonly transport: Transport;
  /**
   * Calls an operation: `client.call(api.createComment, { body })`. Throws `ApiError` for an error response,
   * `NetworkError` if there is no response, and the reason of the signal if the call is cancelled.
   */
  call<K extends OperationId>(operation: Route<K>, ...options: OptionsOf<K>): Promise<ResultOf<K>>;
}

/** The options of any call, for code that works with all operations. */
export interface LooseOptions extends SendOptions {
  params?: Record<string, unknown>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Calls an operation that is known only at run time. */
export function callAny<T>({ transport }: Client, operation: Route, options: LooseOptions = {}): Promise<T> {
  const { params, query, body, signal } = options;
  const { method, path, isMultipart, isBinary, isPaying } = partsOf(operation);
  return transport.send<T>(
    {
      method,
      url: params ? fillPath(path, params) : path,
      params: query,
      data: body,
      isPaying,
      ...(signal ? { signal } : {}),
      ...(isMultipart ? { headers: { 'Content-Type': 'multipart/form-data' } } : {}),
      ...(isBinary ? { responseType: 'blob' } : {}),
    },
    options,
  );
}

/** Creates a client with its own token, base URL and options. A process can have several clients. */
export function createClient(options: TransportOptions = {}): Client {
  const transport = createTransport(options);
  const client: Client = {
    transport,
    call: <K extends OperationId>(operation: Route<K>, ...[given]: OptionsOf<K>) =>
      callAny<ResultOf<K>>(client, operation, given as LooseOptions | undefined),
  };
  return client;
}
