import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { configure, createQueryClient } from '@fanlight/sdk/hooks';
import type { Services } from '../services.ts';

/** The viewer for whom services are created. */
export interface Viewer {
  origin: string;
  /** Null for visitors. */
  token: string | null;
  /** The language of the page. */
  locale: string;
  callApi: CallApi;
}

/** Calls the API with a URL and headers by name. */
export type CallApi = (url: string, headers: Record<string, string>) => Promise<Response>;

/** The configured client outside of query functions: a hook must not call the API as the last viewer. */
const unboundClient = createClient({
  token: memoryTokenStore(),
  baseUrl: 'http://localhost/api',
  fetch: () => Promise.reject(new Error('A hook called the API outside of its query function.')),
});

/** Creates client and cache for one viewer's page. Failed calls are not retried: the browser fetches them. */
export function createServices({ origin, token, locale, callApi }: Viewer): Services {
  const client = createClient({
    baseUrl: `${origin}/api`,
    token: memoryTokenStore(token),
    // Loaders only read. Creating a `Request` for each call would take longer than the call.
    fetch: (url, init) => callApi(String(url), init?.headers as Record<string, string>),
    locale: () => locale,
    retry: { times: 0 },
    // No time limit per call: the host's limit is shorter, and timers cost time.
    timeoutMs: 0,
  });
  const queryClient = createQueryClient();
  const original = queryClient.defaultQueryOptions.bind(queryClient) as (options: object) => object;
  // Query functions of generated hooks read the configured transport synchronously when they are called, so it is set
  // to this viewer's client just for the call.
  const bound = (options: { queryFn?: unknown; _defaulted?: boolean }) => {
    const { _defaulted: isDefaulted, queryFn } = options;
    if (isDefaulted || typeof queryFn !== 'function') return original(options);
    const callAsViewer = (...context: unknown[]) => {
      configure(client);
      try {
        return queryFn(...context);
      } finally {
        configure(unboundClient);
      }
    };
    return original({ ...options, queryFn: callAsViewer });
  };
  Object.assign(queryClient, { defaultQueryOptions: bound });
  return { client, queryClient, origin };
}
