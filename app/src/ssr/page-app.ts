import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { createQueryClient } from '@fanlight/sdk/hooks';
import { type App, createApp } from '../create-app.ts';

/** The viewer whose page is rendered. */
export interface Viewer {
  origin: string;
  /** Null for visitors. */
  token: string | null;
  /** The language of the page. */
  locale: string;
  callApi: CallApi;
}

/** Calls the API with a URL and headers. The keys of `headers` are the names. */
export type CallApi = (url: string, headers: Record<string, string>) => Promise<Response>;

/** Creates the app of one viewer's page. Failed calls are not retried, because the browser calls again. */
export function createPageApp({ origin, token, locale, callApi }: Viewer): App {
  const client = createClient({
    baseUrl: `${origin}/api`,
    token: memoryTokenStore(token),
    // Passes on only URL and headers, because loaders only read. Creating a `Request` for each call would take longer
    // than the call.
    fetch: (url, init) => callApi(String(url), init?.headers as Record<string, string>),
    locale: () => locale,
    retry: { times: 0 },
    // Disables the time limit of each call: the host's limit is shorter, and a timer per call costs time.
    timeoutMs: 0,
  });
  return createApp({ client, queryClient: createQueryClient({ client }), origin });
}
