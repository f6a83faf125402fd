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
import * as built from '../built-files.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { StripeOptions } from '../groups/payments/gateways/stripe/index.ts';
import { toAddressKey } from '../http/client-address.ts';
import type { Clock, Ports } from '../ports/index.ts';
import { compressPage } from './compress-page.ts';
import { limitHttp } from './connections.ts';
import { addHealth } from './health.ts';
import { watchLoopLag } from './loop-lag.ts';
import { createPageMaker } from './page.ts';
import { createPolicy, pageCacheControl, permissionsPolicy } from './policy.ts';
import { attachRealtime } from './realtime.ts';
import { type Renderer, startRenderer } from './ssr.ts';

export { createLogger } from '../adapters/node/log.ts';

/** What a host is started with. */
export interface HostOptions {
  mode: 'demo' | 'production';
  host: string;
  /** 0 takes any free port. */
  port: number;
  folder: string;
  /** What a new folder begins with; see `NodeOptions`. */
  seed?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  ffmpegPath?: string | undefined;
  secret?: string | undefined;
  /** The Stripe account that takes card payments; left out, demo mode has the sandbox (rule M6). */
  stripe?: StripeOptions | undefined;
  /** The keys at reCAPTCHA; left out, deletedUserSummary is asked whether they are a person. */
  recaptcha?: RecaptchaOptions | undefined;
  /** Behind a proxy of one's own: the address of the caller is what that wrote last into `X-Forwarded-For`. */
  trustProxy?: boolean | undefined;
  /** An MMDB file of countries by address, instead of the embedded one. */
  ipDatabase?: string | undefined;
  /** How long a page load waits for SSR; see `host/ssr.ts`. */
  ssrTimeoutMs?: number | undefined;
  /** What people type; made of host and port when left out. */
  origin?: string | undefined;
  /** Runs in process before the server listens, with a way to set the clock of the engine it is given. */
  prepare?: ((world: World) => Promise<void>) | undefined;
  /** Another time than the system's; for journeys through months. */
  clock?: Clock | undefined;
  log?: (line: string) => void;
  /** Where faults and requests are logged; standard output where left out. */
  logger?: Logger | undefined;
}

/** What {@link HostOptions.prepare} gets. */
export interface World {
  engine: Engine;
  ports: Ports;
  log: (line: string) => void;
}

/** A running host. */
export interface Host {
  /** With no slash at the end. */
  origin: string;
  engine: Engine;
  /** Finishes what is under way, then gives everything back. */
  stop(): Promise<void>;
}

const appFolder = fileURLToPath(built.appFolder);
const docsParent = fileURLToPath(built.docsParent);
/** Page loads of one address that are rendered on the server: an office of a hundred people needs fewer. */
const pageLimit = { points: 600, seconds: 60 };

/** Whose call it is. What callers write themselves is believed only where a proxy of ours wrote the last word. */
function addressOfRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

const addressOf = (call: Context<{ Bindings: HttpBindings }>, trustProxy: boolean) =>
  addressOfRequest(call.env.incoming, trustProxy);

/** The headers that a middleware adds to an answer. */
async function readHeaders(middleware: MiddlewareHandler): Promise<[name: string, value: string][]> {
  const site = new Hono().use(middleware).get('/', (call) => call.body(null));
  return [...(await site.request('/')).headers];
}

/** The built app and the engine below one address. */
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
  // Without the middleware, which makes a Headers object of every answer. An answer that says itself what it may load, such
  // as a flag, keeps its own policy: it is written over these headers.
  site.use(async (call, next) => {
    for (const [name, value] of safeHeaders) call.env.outgoing.setHeader(name, value);
    await next();
  });
  site.all('/api/*', (call) => engine.fetch(call.req.raw, { ip: addressOf(call, trustProxy) }));
  // serveStatic wants a path relative to where the process was started.
  const root = relative(process.cwd(), appFolder) || '.';
  const docsRoot = relative(process.cwd(), docsParent) || '.';
  const onFound = (path: string, call: Context) => {
    const isForever = path.includes('/assets/');
    call.header('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  // The reference names its files relative to its folder, so that it works at any address.
  site.get('/docs', (call) => call.redirect('/docs/', 301));
  site.use('/docs/*', serveStatic({ root: docsRoot, precompressed: true, onFound }));
  if (!page) return site;
  const sendPage = async (call: Context) => {
    const { url } = call.req;
    const cookie = call.req.header('cookie') ?? '';
    const ip = addressOf(call, trustProxy);
    // Over the limit, the page is sent without SSR: it costs next to nothing, and the browser renders it.
    const { retryAfter } = await engine.ports.rateLimits.take(`page:${toAddressKey(ip)}`, pageLimit);
    const load = {
      url,
      cookie,
      languages: call.req.header('accept-language') ?? '',
      country: ip ? await engine.ports.countries.of(ip) : null,
      isRendered: retryAfter === 0,
    };
    const made = await page.make(load, (request) => engine.fetch(request, { ip, isInternal: true }));
    const { body, encoding } = await compressPage(made, call.req.header('accept-encoding') ?? '');
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
  // Most addresses are pages: they are not looked for in the folder.
  const files = new Set(
    readdirSync(appFolder, { recursive: true }).map((name) => `/${String(name).replaceAll('\\', '/')}`),
  );
  const sendFile = serveStatic({ root, precompressed: true, onFound });
  site.use((call, next) => (files.has(call.req.path) ? sendFile(call, next) : next()));
  // Every other address is the app's to show, its own "not found" included.
  site.get('*', sendPage);
  return site;
}

/** Waits until the server listens; rejects when the port is taken. */
function listen(server: HttpServer, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Milliseconds that requests have for their answers once the server is asked to stop. */
const finishRequestsMs = 18_000;
/** Milliseconds that the work behind the answers has after that. Together they stay below 30 seconds. */
const finishWorkMs = 8000;

/** Takes no new connections, and ends the open ones once their requests are answered. */
async function close(server: HttpServer, finishRequests: (timeoutMs: number) => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await finishRequests(finishRequestsMs);
  server.closeAllConnections();
  await closed;
}

/** Waits for work, but not longer than the given time. */
async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Stripe's library is loaded where it is used only. */
async function openStripe(options: StripeOptions) {
  return (await import('../groups/payments/gateways/stripe/index.ts')).createStripeGateway(options);
}

/**
 * Starts the platform on one port: API, realtime, and the built app where there is one.
 *
 * @throws {FolderInUse} when another server works on the folder
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { mode, host, port, clock = systemClock, log = console.log, logger = createLogger() } = options;
  const origin = options.origin ?? `http://${host}:${port}`;
  const { ports, release } = await createNodePorts({ ...options, origin, clock });
  // Its code loads while the engine starts.
  const lag = watchLoopLag();
  const renderer = startRenderer({
    folder: fileURLToPath(built.ssrFolder),
    log,
    timeoutMs: options.ssrTimeoutMs,
    loopLagMs: lag.read,
  });
  try {
    const strictAnswers = process.env.NODE_ENV === 'test';
    const gateway = options.stripe && (await openStripe(options.stripe));
    const engine = await createEngine(ports, { mode, strictAnswers, origin, gateway }, (error, about) =>
      logFailure(logger, error, about),
    );
    const { prepare } = options;
    // Servers that start together on one empty database must not both fill it.
    if (prepare) await ports.database.exclusively(() => prepare({ engine, ports, log }));
    const trustProxy = options.trustProxy ?? false;
    let isStopping = false;
    const site = await createSite(engine, trustProxy, renderer, () => isStopping);
    const serverOptions = { connectionsCheckingInterval: 5000 };
    const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as HttpServer;
    const finishRequests = limitHttp(server, { trustProxy });
    logRequests(server, logger);
    const closeRealtime = attachRealtime(server, engine, {
      addressOf: (request) => addressOfRequest(request, trustProxy),
    });
    await renderer?.whenReady();
    const address = await listen(server, port, host);
    engine.start();
    if (!existsSync(appFolder)) log('The app is not built: npm run build makes it. The API answers all the same.');
    return {
      origin: options.origin ?? `http://${host}:${address.port}`,
      engine,
      async stop() {
        isStopping = true;
        await Promise.all([closeRealtime(), close(server, finishRequests)]);
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
