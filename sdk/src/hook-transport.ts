import type { QueryClient } from '@tanstack/react-query';
import type { ApiError, NetworkError } from './errors.ts';
import { createTransport, type SendOptions, type Transport, type TransportRequest } from './transport.ts';

/** The option `request` of a generated hook. */
export interface HookRequestOptions extends SendOptions {
  /** The transport to use in place of that of the query client. */
  transport?: Transport | undefined;
}

// The transports are not stored in the default `meta` of a query client, because `dehydrate` would copy them into its
// output.
const transports = new WeakMap<QueryClient, Transport>();

/**
 * Sets the client by which the hooks and prefetch functions of a query client call the API. In a page, the default is
 * `createClient()`.
 */
export function setClient(queryClient: QueryClient, client: { transport: Transport }): void {
  transports.set(queryClient, client.transport);
}

/** Adds the transport of the query client that runs the query or the mutation. Called by generated hooks. */
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

/** Sends a call with the options that {@link withTransport} has added. Called by generated hooks. */
export function transport<T>(request: TransportRequest, options?: HookRequestOptions): Promise<T> {
  const { transport } = options as { transport: Transport };
  return transport.send<T>(request, options);
}

/** Sends a call that moves money (rule W4). Called by generated hooks. */
export function payment<T>(request: TransportRequest, options?: HookRequestOptions): Promise<T> {
  return transport<T>({ ...request, isPaying: true }, options);
}

/**
 * The type of `error` of a hook. In the contract all errors have the same body, so the type for the operation is not
 * used.
 */
export type ErrorType<_Body> = ApiError | NetworkError;
