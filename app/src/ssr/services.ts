import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { configure, createQueryClient } from '@fanlight/sdk/hooks';
import type { Services } from '../services.ts';

/** The viewer of the services. */
export interface Viewer {
  origin: string;
  /** Null for visitors. */
  token: string | null;
  /** The language of the page. */
  locale: string;
  callApi: CallApi;
}

/** Calls the API: address, and headers by their names. */
export type CallApi = (url: string, headers: Record<string, string>) => Promise<Response>;

/** Generated hooks outside of a query function must not call the API for whoever was rendered last. */
const nobody = createClient({
  token: memoryTokenStore(),
  baseUrl: 'http://localhost/api',
  fetch: () => Promise.reject(new Error('A hook called the API outside of its query function.')),
});

/** Client and cache of one viewer's page. Failed calls are not repeated: the browser repeats them. */
export function createServices({ origin, token, locale, callApi }: Viewer): Services {
  const client = createClient({
    baseUrl: `${origin}/api`,
    token: memoryTokenStore(token),
    // Loaders only read; to make a `Request` of each call takes longer than the call.
    fetch: (url, init) => callApi(String(url), init?.headers as Record<string, string>),
    locale: () => locale,
    retry: { times: 0 },
    // The host's time-out is shorter, and one timer per call less.
    timeoutMs: 0,
  });
  const queryClient = createQueryClient();
  const original = queryClient.defaultQueryOptions.bind(queryClient) as (options: object) => object;
  // Query functions of generated hooks read the configured transport synchronously when they are called: it is this
  // viewer's for that moment.
  const bound = (options: { queryFn?: unknown; _defaulted?: boolean }) => {
    const { _defaulted: isDefaulted, queryFn } = options;
    if (isDefaulted || typeof queryFn !== 'function') return original(options);
    const callAsViewer = (...context: unknown[]) => {
      configure(client);
      try {
        return queryFn(...context);
      } finally {
        configure(nobody);
      }
    };
    return original({ ...options, queryFn: callAsViewer });
  };
  Object.assign(queryClient, { defaultQueryOptions: bound });
  return { client, queryClient, origin };
}
