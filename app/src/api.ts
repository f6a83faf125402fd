import { createClient } from '@fanlight/sdk';
import { configure, createQueryClient } from '@fanlight/sdk/hooks';

type Listener = () => void;
let onSessionLost: Listener = () => undefined;

/** The one client of the app; the token is kept in the cookie `token` (rule P3). */
export const client = createClient({
  // In SSR there is no page: the worker's fetch hands each call to the host, whatever origin it names.
  baseUrl: typeof location === 'undefined' ? 'http://localhost/api' : '/api',
  onUnauthorized: () => onSessionLost(),
  // In SSR the host sends the viewer's language.
  locale: () => (typeof document === 'undefined' ? '' : document.documentElement.lang),
});
configure(client);

/** What the server said, kept for a while. */
export const queryClient = createQueryClient();

/** Says what happens when the server no longer knows the token. */
export function whenSessionIsLost(listener: Listener): void {
  onSessionLost = listener;
}
