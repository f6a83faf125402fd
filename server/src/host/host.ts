import { existsSync, readdirSync } from 'node:fs';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { systemClock } from '../adapters/clocks.ts';
import { createNodePorts } from '../adapters/node/index.ts';
import { createLogger, type Logger, logFailure, logRequests } from '../adapters/node/log.ts';
import type { RecaptchaOptions } from '../adapters/node/recaptcha.ts';
import type { S3Options } from '../adapters/node/s3-storage.ts';
import * as built from '../built-files.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { StripeOptions } from '../groups/payments/gateways/stripe/index.ts';
import { toIpKey } from '../http/client-ip.ts';
import type { Clock, Ports } from '../ports/index.ts';
import { compressPage } from './compress-page.ts';
import { limitHttp } from './connections.ts';
import { addHealth } from './health.ts';
import { watchLoopLag } from './loop-lag.ts';
import { startOperatorEndpoint } from './operator/endpoint.ts';
import { createPageMaker } from './page.ts';
import { createPolicy, pageCacheControl, permissionsPolicy } from './policy.ts';
import { attachRealtime } from './realtime.ts';
import { type Renderer, startRenderer } from './ssr.ts';

export { createLogger } from '../adapters/node/log.ts';

/** Options of the host. */
export interface HostOptions {
  mode: 'demo' | 'production';
  host: string;
  /** The port; 0 selects any free port. */
  port: number;
  folder: string;
  /** The seed data of a new folder. See `NodeOptions`. */
  seed?: string | undefined;
  databaseUrl?: string | undefined;
  /** An S3-compatible storage for the files. By default, they are in the folder. */
  s3?: S3Options | undefined;
  smtpUrl?: string | undefined;
  ffmpegPath?: string | undefined;
  secret?: string | undefined;
  /** The Stripe account for card payments. Without it, demo mode uses the sandbox (rule M6). */
  stripe?: StripeOptions | undefined;
  /** The keys of reCAPTCHA. Without them, no captcha is required. */
  recaptcha?: RecaptchaOptions | undefined;
  /**
   * Whether the host is behind a trusted proxy. The IP address of the client is then the last entry of
   * `X-Forwarded-For`.
   */
  trustProxy?: boolean | undefined;
  /** The path of an MMDB file with the countries of IP addresses, which replaces the embedded one. */
  ipDatabase?: string | undefined;
  /** The time limit of SSR. See `host/ssr.ts`. */
  ssrTimeoutMs?: number | undefined;
  /** The public origin. By default, it consists of `http://`, the host and the port. */
  origin?: string | undefined;
  /** Called before the server listens. It can set the clock of its engine. */
  prepare?: ((world: World) => Promise<void>) | undefined;
  /** Replaces the clock of the system, for tests that simulate months. */
  clock?: Clock | undefined;
  log?: (line: string) => void;
  /** The logger of errors and requests. By default, it writes to standard output. */
  logger?: Logger | undefined;
}

/** The arguments of {@link HostOptions.prepare}. */
export interface World {
  engine: Engine;
  ports: Ports;
  log: (line: string) => void;
}

/** A running host. */
export interface Host {
  /** The origin, without a trailing slash. */
  origin: string;
  engine: Engine;
  /** Completes the work in progress, and releases all resources. */
  stop(): Promise<void>;
}

const appFolder = fileURLToPath(built.appFolder);
const docsParent = fileURLToPath(built.docsParent);
/** The limit of server-rendered page loads from one IP address. An office with a hundred people needs fewer. */
const pageLimit = { points: 600, seconds: 60 };

/**
 * Returns the IP address of the client. In the header, only the entry that the trusted proxy has appended counts,
 * because clients can send the others.
 */
function ipOfRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

const ipOf = (call: Context<{ Bindings: HttpBindings }>, trustProxy: boolean) =>
  ipOfRequest(call.env.incoming, trustProxy);

/** Returns the headers that a middleware adds to a response. */
async function readHeaders(middleware: MiddlewareHandler): Promise<[name: string, value: string][]> {
  const site = new Hono().use(middleware).get('/', (call) => call.body(null));
  return [...(await site.request('/')).headers];
}

/** Creates a site with the built app and the engine on one origin. */
async function createSite(
  engine: Engine,
  trustProxy: boolean,
  renderer: Renderer | undefined,
  isStopping: () => boolean,
) {
  const site = new Hono<{ Bindings: HttpBindings }>();
  addHealth(site, engine.ports, isStopping);
  const callApi = (request: Request) => engine.fetch(request, { isInternal: true });
  const page = createPageMaker({ folder: appFolder, callApi, renderer });
  const contentSecurityPolicy = createPolicy(engine, page?.scriptHashes ?? []);
  const secure = secureHeaders({ contentSecurityPolicy, permissionsPolicy, crossOriginEmbedderPolicy: false });
  const safeHeaders = await readHeaders(secure);
  // The headers are set without the middleware, which would create a Headers object for every response. A response with
  // a policy of its own, such as a flag, overrides them.
  site.use(async (call, next) => {
    for (const [name, value] of safeHeaders) call.env.outgoing.setHeader(name, value);
    await next();
  });
  site.all('/api/*', (call) => engine.fetch(call.req.raw, { ip: ipOf(call, trustProxy) }));
  // `serveStatic` requires a path that is relative to the working directory of the process.
  const root = relative(process.cwd(), appFolder) || '.';
  const docsRoot = relative(process.cwd(), docsParent) || '.';
  const onFound = (path: string, call: Context) => {
    const isForever = path.includes('/assets/');
    call.header('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  // The redirect adds a slash, because the API reference loads its files by relative URLs.
  site.get('/docs', (call) => call.redirect('/docs/', 301));
  site.use('/docs/*', serveStatic({ root: docsRoot, precompressed: true, onFound }));
  if (!page) return site;
  const sendPage = async (call: Context) => {
    const { url } = call.req;
    const cookie = call.req.header('cookie') ?? '';
    const ip = ipOf(call, trustProxy);
    // An IP address over its limit gets pages without SSR, which cost little. The browser renders these pages.
    const { retryAfter } = await engine.ports.rateLimits.take(`page:${toIpKey(ip)}`, pageLimit);
    const load = {
      url,
      cookie,
      languages: call.req.header('accept-language') ?? '',
      country: ip ? await engine.ports.countries.of(ip) : null,
      isRendered: retryAfter === 0,
    };
    const createdPage = await page.make(load, (request) => engine.fetch(request, { ip, isInternal: true }));
    const { body, encoding } = await compressPage(createdPage, call.req.header('accept-encoding') ?? '');
    return new Response(body, {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': pageCacheControl(cookie),
        Vary: 'Accept-Encoding, Cookie, Accept-Language',
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
  site.get('/', sendPage);
  site.get('/index.html', sendPage);
  // Lists the files once, because most requested paths are pages, for which the folder need not be read.
  const files = new Set(
    readdirSync(appFolder, { recursive: true }).map((name) => `/${String(name).replaceAll('\\', '/')}`),
  );
  const sendFile = serveStatic({ root, precompressed: true, onFound });
  site.use((call, next) => (files.has(call.req.path) ? sendFile(call, next) : next()));
  // All other paths are pages, which the app renders. The app also has a page for paths that do not exist.
  site.get('*', sendPage);
  return site;
}

/** Waits until the server listens. Rejects if the port is in use. */
function listen(server: HttpServer, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** A server that stops waits for the requests in progress at most this number of milliseconds. */
const finishRequestsMs = 18_000;
/** The server then waits for background work at most this number of milliseconds. The sum is below 30 seconds. */
const finishWorkMs = 8000;

/** Accepts no new connections, and closes each open connection after its response. */
async function close(server: HttpServer, finishRequests: (timeoutMs: number) => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await finishRequests(finishRequestsMs);
  server.closeAllConnections();
  await closed;
}

/** Waits for work, but not longer than a time limit. */
async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Creates the gateway of Stripe. Its library is loaded only if Stripe is configured. */
async function openStripe(options: StripeOptions) {
  return (await import('../groups/payments/gateways/stripe/index.ts')).createStripeGateway(options);
}

/**
 * Starts the platform on one port: the API, realtime, and the built app if there is one.
 *
 * @throws {FolderInUse} if another server uses the folder
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { mode, host, port, clock = systemClock, log = console.log, logger = createLogger() } = options;
  const origin = options.origin ?? `http://${host}:${port}`;
  const { ports, release } = await createNodePorts({ ...options, origin, clock });
  // The renderer is started before the engine, so that its workers load their code meanwhile.
  const lag = watchLoopLag();
  const renderer = startRenderer({
    folder: fileURLToPath(built.ssrFolder),
    log,
    timeoutMs: options.ssrTimeoutMs,
    loopLagMs: lag.read,
  });
  try {
    const strictResponses = process.env.NODE_ENV === 'test';
    const gateway = options.stripe && (await openStripe(options.stripe));
    const engine = await createEngine(ports, { mode, strictResponses, origin, gateway }, (error, about) =>
      logFailure(logger, error, about),
    );
    const { prepare } = options;
    // The lock ensures that only one of several servers that start concurrently on an empty database seeds it.
    if (prepare) await ports.database.exclusively(() => prepare({ engine, ports, log }));
    const trustProxy = options.trustProxy ?? false;
    let isStopping = false;
    const site = await createSite(engine, trustProxy, renderer, () => isStopping);
    const serverOptions = { connectionsCheckingInterval: 5000 };
    const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as HttpServer;
    const finishRequests = limitHttp(server, { trustProxy });
    logRequests(server, logger);
    const closeRealtime = attachRealtime(server, engine, {
      ipOf: (request) => ipOfRequest(request, trustProxy),
    });
    await renderer?.whenReady();
    // With PostgreSQL, the command line uses the database itself.
    const closeOperatorEndpoint = options.databaseUrl
      ? undefined
      : await startOperatorEndpoint(engine, options.folder, (error) => logFailure(logger, error));
    const address = await listen(server, port, host).catch(async (error) => {
      await closeOperatorEndpoint?.();
      throw error;
    });
    engine.start();
    if (!existsSync(appFolder)) log('The app is not built: npm run build makes it. The API works without it.');
    return {
      origin: options.origin ?? `http://${host}:${address.port}`,
      engine,
      async stop() {
        isStopping = true;
        await Promise.all([closeRealtime(), close(server, finishRequests), closeOperatorEndpoint?.()]);
        lag.stop();
        await waitAtMost(Promise.all([renderer?.stop(), engine.stop()]), finishWorkMs);
        release();
      },
    };
  } catch (error) {
    lag.stop();
    await renderer?.stop();
    await ports.database.close();
    release();
    throw error;
  }
}
