import { createClient } from '@fanlight/sdk';
import { configure, createQueryClient } from '@fanlight/sdk/hooks';

type Listener = () => void;
let onSessionLost: Listener = () => undefined;

/**
 * The client of the page in the browser, for callbacks; the token is kept in the cookie `token` (rule P3). Loaders and
 * rendering take their `Services` instead: the SSR bundle has no browser client (`ssr/no-browser.ts`).
 */
export const client = createClient({
  // In SSR there is no page: the worker's fetch hands each call to the host, whatever origin it names.
  baseUrl: typeof location === 'undefined' ? 'http://localhost/api' : '/api',
  onUnauthorized: () => onSessionLost(),
  locale: () => document.documentElement.lang,
});
configure(client);

/** The cache of the page in the browser; see {@link client}. */
export const queryClient = createQueryClient();

/** Sets the callback for a token that the server does not accept any more. */
export function whenSessionIsLost(listener: Listener): void {
  onSessionLost = listener;
}
