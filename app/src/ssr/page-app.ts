import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { createQueryClient } from '@fanlight/sdk/hooks';
import { type App, createApp } from '../create-app.ts';

/** The viewer for whom an app is created. */
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

/** Creates the app of one viewer's page. Failed calls are not retried: the browser fetches them. */
export function createPageApp({ origin, token, locale, callApi }: Viewer): App {
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
  return createApp({ client, queryClient: createQueryClient({ client }), origin });
}
