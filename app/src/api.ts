import { createClient } from '@fanlight/sdk';
import { configure, createQueryClient } from '@fanlight/sdk/hooks';

type Listener = () => void;
let onSessionLost: Listener = () => undefined;

/**
 * The browser's client, for callbacks; it stores the token in the cookie `token` (rule P3). Loaders and components use
 * their `Services` instead: the SSR bundle has no browser client (`ssr/no-browser.ts`).
 */
export const client = createClient({
  // SSR has no `location`: the worker's fetch passes each call to the host, whatever the origin.
  baseUrl: typeof location === 'undefined' ? 'http://localhost/api' : '/api',
  onUnauthorized: () => onSessionLost(),
  locale: () => document.documentElement.lang,
});
configure(client);

/** The browser's query cache; see {@link client}. */
export const queryClient = createQueryClient();

/** Sets the callback for a token that the server no longer accepts. */
export function whenSessionIsLost(listener: Listener): void {
  onSessionLost = listener;
}
