import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { routes } from './generated/routes.ts';
import type { operations, paths } from './generated/schema.ts';
import { createTransport, type SendOptions, type Transport, type TransportOptions } from './transport.ts';

export type OperationId = keyof operations & keyof typeof routes;

type Operation<K extends OperationId> = operations[K];
type ParametersOf<K extends OperationId> = Operation<K>['parameters'];
type PathPart<K extends OperationId> = ParametersOf<K> extends { path: infer P } ? { params: P } : { params?: never };
type QueryPart<K extends OperationId> =
  ParametersOf<K> extends { query: infer Q }
    ? { query: Q }
    : { query?: Exclude<ParametersOf<K>['query' & keyof ParametersOf<K>], undefined> };
type BodyPart<K extends OperationId> =
  Operation<K> extends { requestBody: { content: infer C } } ? { body: C[keyof C] } : { body?: never };
type Success<K extends OperationId> = Operation<K>['responses'][(200 | 201) & keyof Operation<K>['responses']];

/** What an operation takes: path parameters, query and body as the contract names them, and how it is sent. */
export type CallOptions<K extends OperationId> = PathPart<K> &
  QueryPart<K> &
  BodyPart<K> &
  Omit<SendOptions, 'transport'> & { signal?: AbortSignal };

/** What an operation answers, out of its envelope; lists stay `{ data, total, isMore, cursor? }`. Files are `Blob`s. */
export type AnswerOf<K extends OperationId> =
  Success<K> extends { content: { 'application/json': { data: infer D } } } ? D : Blob;

type Arguments<K extends OperationId> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

export interface Client {
  readonly transport: Transport;
  /**
   * Calls an operation by its name: `client.call('createComment', { body })`.
   * Throws `ApiError` for a failure, `NetworkError` for no answer, the signal's reason when cancelled.
   */
  call<K extends OperationId>(operation: K, ...options: Arguments<K>): Promise<AnswerOf<K>>;
}

interface LooseOptions extends SendOptions {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
}

const fill = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** A client of its own: its token, its address, its rules. Several live beside each other. */
export function createClient(options: TransportOptions = {}): Client {
  const transport = createTransport(options);
  return {
    transport,
    call<K extends OperationId>(operation: K, ...[given]: Arguments<K>): Promise<AnswerOf<K>> {
      const { params = {}, query, body, signal, ...rest } = (given ?? {}) as LooseOptions;
      const [method = 'GET', path = '', kind] = routes[operation].split(' ');
      return transport.send<AnswerOf<K>>(
        {
          method,
          url: fill(path, params),
          params: query,
          data: body,
          ...(signal ? { signal } : {}),
          ...(kind === 'multipart' ? { headers: { 'Content-Type': 'multipart/form-data' } } : {}),
          ...(kind === 'binary' ? { responseType: 'blob' } : {}),
        },
        rest,
      );
    },
  };
}

/** openapi-fetch over the same transport, for who prefers addresses: `fetchClient(client).GET('/users/me')`. */
export function fetchClient(client: Client): FetchClient<paths> {
  return createFetchClient<paths>({ baseUrl: client.transport.baseUrl, fetch: client.transport.fetch });
}
