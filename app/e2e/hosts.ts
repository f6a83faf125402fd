import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { type Host, type StripeAccess, startHost, startTimedHost, type TimedHost } from './host.ts';

/** A host of the built app. */
export interface AppHost {
  /** The app's origin, without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the built app on the real server. */
export const onServer = (): Promise<Host> => startHost();

/** Starts a host like `onServer`, but with a clock that the journey sets, and with Stripe if an account is given. */
export const onTimedServer = (stripe?: StripeAccess): Promise<TimedHost> => startTimedHost(stripe);

/** Serves the files of the app that runs the engine in its own tab. */
export async function inTab(): Promise<AppHost> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({
    root,
    mode: 'tab',
    logLevel: 'error',
    build: { outDir: 'dist/tab' },
    preview: { host: '127.0.0.1', port: 4390, strictPort: false, open: false },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (!origin) throw new Error('The preview server has no URL.');
  return { origin: origin.replace(/\/$/, ''), stop: () => server.close() };
}
