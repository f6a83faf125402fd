import type { QueryClient } from '@tanstack/react-query';
import type { ApiError, NetworkError } from './errors.ts';
import { createTransport, type SendOptions, type Transport, type TransportRequest } from './transport.ts';

/** The option `request` of a generated hook. */
export interface HookRequestOptions extends SendOptions {
  /** The transport of another client than the query client's. */
  transport?: Transport | undefined;
}

// Not stored in the query client's default `meta`, because `dehydrate` copies it into its output.
const transports = new WeakMap<QueryClient, Transport>();

/**
 * Sets the client that the hooks and prefetch functions of a query client use. The default in a page is
 * `createClient()`.
 */
export function setClient(queryClient: QueryClient, client: { transport: Transport }): void {
  transports.set(queryClient, client.transport);
}

/** Called by generated hooks: adds the transport of the query client that runs the query or mutation. */
export function withTransport(
  queryClient: QueryClient,
  options: HookRequestOptions | undefined,
): HookRequestOptions & { transport: Transport } {
  let transport = options?.transport ?? transports.get(queryClient);
  if (!transport) {
    // Throws outside of a page, where the API has no default URL.
    transport = createTransport();
    transports.set(queryClient, transport);
  }
  return { ...options, transport };
}

/** Called by generated hooks, with the options of {@link withTransport}. */
export function transport<T>(request: TransportRequest, options?: HookRequestOptions): Promise<T> {
  const { transport } = options as { transport: Transport };
  return transport.send<T>(request, options);
}

/** Called by generated hooks of operations that move money (rule W4). */
export function payment<T>(request: TransportRequest, options?: HookRequestOptions): Promise<T> {
  return transport<T>({ ...request, isPaying: true }, options);
}

/** The type of a hook's `error`. All errors have the same body in the contract, so the operation's type is not used. */
export type ErrorType<_Body> = ApiError | NetworkError;
