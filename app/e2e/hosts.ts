import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { type Host, type StripeAccess, startHost, startTimedHost, type TimedHost } from './host.ts';

/** Somewhere that the built app can be opened. */
export interface Place {
  /** Where the app is, with no slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** The built app on the real server. */
export const onServer = (): Promise<Host> => startHost();

/** The same with a clock that the journey sets; with Stripe if an account is given. */
export const onTimedServer = (stripe?: StripeAccess): Promise<TimedHost> => startTimedHost(stripe);

/** The app that runs the platform in its own tab: nothing but its files is served. */
export async function inTab(): Promise<Place> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({
    root,
    mode: 'tab',
    logLevel: 'error',
    build: { outDir: 'dist/tab' },
    preview: { host: '127.0.0.1', port: 4390, strictPort: false, open: false },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (!origin) throw new Error('The files of the tab are served nowhere.');
  return { origin: origin.replace(/\/$/, ''), stop: () => server.close() };
}
