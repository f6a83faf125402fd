import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Context as Call, Hono } from 'hono';
import { requireAccess } from './access/operation-access.ts';
import { type Connection, type ConnectionEnd, createConnections } from './channels/connections.ts';
import { canReadChannel, listChannels } from './channels/policies.ts';
import { type Context, createContext, type EngineOptions, type SessionViewer } from './context.ts';
import { type Handlers, routes } from './contract.ts';
import { errorCodeOf, foreignKeyViolation } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import { requireSlots } from './db/prepared.ts';
import { findValidSessions, findViewer, findViewerOfCall } from './groups/auth/index.ts';
import { channelPolicies } from './groups/events/index.ts';
import { deleteUnusedPolls } from './groups/feeds/index.ts';
import { cleanFiles, createCallFiles, createMediaQueue, deleteStoredBytes } from './groups/files/index.ts';
import { accessResolvers, clientEvents, dueJobs, handleEvent, handlers, subscribersOf } from './groups/index.ts';
import { deliverMail } from './groups/mails/index.ts';
import { type BodyBudget, createBodyBudget } from './http/body-budget.ts';
import { checkResponse, requireNamedFailure } from './http/check-response.ts';
import { normalizeIp } from './http/client-ip.ts';
import { writeCookie } from './http/cookies.ts';
import { ApiFailure } from './http/failure.ts';
import { readInput } from './http/input.ts';
import { countCall, ipKeyOf, requireIpLimit } from './http/limit.ts';
import { type MessageLocale, readLocale } from './http/messages/index.ts';
import { toFailure, toJson } from './http/response.ts';
import { readCallKey, readKey } from './idempotency/call-key.ts';
import { type StoredResponseRow, toStoredResponse } from './idempotency/store.ts';
import { createDeadLetters, type DeadLetters } from './outbox/dead-letters.ts';
import { createDueRunner, type DueJob } from './outbox/due.ts';
import { createOutbox, type Outbox } from './outbox/worker.ts';
import { isPlannedOperation } from './planned-operations.ts';
import type { Ports, WireEvent } from './ports/index.ts';

export type { Connection, ConnectionEnd };

/** Facts about the client that are not in the request. Only the host knows them. */
export interface ClientFacts {
  /** The client's IP address; undefined if the host does not know it. */
  ip?: string;
  /**
   * True for calls by the host itself, such as those of SSR. These calls have no rate limit, because the host limits
   * the page requests that cause them.
   */
  isInternal?: boolean;
}

/** The engine responds to requests, keeps realtime connections and does background work. */
export interface Engine {
  /** Responds to a call below `/api`. Never throws. */
  fetch(request: Request, client?: ClientFacts): Promise<Response>;
  /** Opens a connection for realtime events (rule W6). The host transports the events to and from the client. */
  connect(end: ConnectionEnd): Connection;
  ports: Ports;
  options: EngineOptions;
  deadLetters: DeadLetters;
  /** Waits until all effects of completed requests are done. */
  settle(): Promise<void>;
  /** Runs all due jobs now, such as renewing subscriptions. */
  runDue(): Promise<void>;
  /** Starts the background work. */
  start(): void;
  /** Stops the background work after the work in progress is completed, and closes the database. */
  stop(): Promise<void>;
}

/** Logs errors that the response does not describe, with the id of the request that caused them. */
type Log = (error: unknown, about?: { requestId?: string }) => void;

interface Env {
  Bindings: ClientFacts;
  Variables: {
    requestId: string;
    locale: MessageLocale;
    limitHeaders?: Record<string, string>;
    /** Whether the response is a replay of the first response for the same `Idempotency-Key` (rule W4). */
    isReplayed?: boolean;
  };
}

const basePath = '/api';
/** The limit for calls by one account, or by visitors with one IP address. A user needs far fewer calls. */
const callLimit = { points: 1200, seconds: 60 };
/** The limit for all calls from one IP address. It is checked before the database is queried. */
const sharedIpLimit = { points: 20_000, seconds: 60 };
/**
 * The limit for searches by visitors with one IP address. The database needs tens of times as long for a search as for
 * another read.
 */
const visitorSearchLimit = { points: 240, seconds: 60 };
/**
 * The maximum number of events in the headers of a response, so that the headers stay short. Clients cannot match
 * further events with the response, and fetch the data that these events change.
 */
const maxNamedEvents = 20;
/** Milliseconds between two removals of files that no item uses. */
const cleaningIntervalMs = 60 * 60 * 1000;
/** Milliseconds between two passes of each due job, and the time budget of one pass. */
const dueIntervalMs = 60 * 1000;
const dueBudgetMs = 50 * 1000;
/**
 * Milliseconds between two checks for files that a killed server was processing. The interval is short, because users
 * wait for their uploads.
 */
const mediaSweepIntervalMs = 15 * 1000;
/** Milliseconds between two checks whether the sessions of connections are still valid. */
const recheckIntervalMs = 60 * 1000;

function requireRole(id: OperationId, viewer: SessionViewer | null) {
  const roles: readonly string[] = operations[id].roles;
  if (roles.includes('public')) return;
  if (!viewer) throw new ApiFailure('UNAUTHENTICATED');
  if (!roles.includes(viewer.isPerformer ? 'performer' : 'user')) {
    throw new ApiFailure('FORBIDDEN', { reason: 'PERFORMERS_ONLY' });
  }
}

const readToken = (request: Request) =>
  request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim() ?? '';

interface EngineParts {
  ports: Ports;
  options: EngineOptions;
  outbox: Outbox;
  bodies: BodyBudget;
}

/** Returns those headers of a request that handlers use, and an object that collects the cookies for the response. */
function readVisit({ headers }: Request, { origin }: EngineOptions) {
  const cookies: string[] = [];
  const isSecure = origin.startsWith('https:');
  return {
    userAgent: headers.get('user-agent') ?? '',
    cookieHeader: headers.get('cookie') ?? '',
    cookies,
    setCookie(name: string, value: string, maxAgeSeconds: number) {
      cookies.push(writeCookie(name, value, { maxAgeSeconds, isSecure }));
    },
  };
}

/**
 * Whether an error may have been caused by the deletion of the viewer's account during the request (rule P8). A foreign
 * key to the account has failed then, or a row of the viewer was not found.
 */
const mayBeCausedByDeletion = (error: unknown): boolean =>
  errorCodeOf(error) === foreignKeyViolation ||
  (error instanceof ApiFailure && ['VALIDATION_FAILED', 'NOT_FOUND'].includes(error.code));

const isSearch = ({ query }: { query?: unknown }): boolean => Boolean((query as { q?: string } | undefined)?.q);

async function respond(
  id: OperationId,
  call: Call<Env>,
  { ports, options, outbox, bodies }: EngineParts,
): Promise<Response> {
  const request = call.req.raw;
  const { requestId, locale } = call.var;
  const ip = normalizeIp(call.env.ip ?? '');
  const isLimited = !call.env.isInternal;
  if (isLimited) await requireIpLimit({ ip, ports }, 'shared-address', sharedIpLimit);
  const countryCode = ip ? await ports.countries.of(ip) : null;
  const token = readToken(request);
  const idempotencyKey = readKey(id, request);
  const found = token ? await findViewerOfCall(ports, token, { countryCode, idempotencyKey }) : null;
  const sessionViewer = found?.viewer ?? null;
  if (isLimited) {
    const { headers, retryAfter } = await countCall({ ports, ip, userId: sessionViewer?.userId }, callLimit);
    call.set('limitHeaders', headers);
    if (retryAfter > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter });
  }
  // The context of an operation whose response does not depend on the viewer (`x-viewer: none`) has no viewer.
  const { viewer: dependence }: Operation = operations[id];
  const viewer = dependence === 'none' ? null : sessionViewer;
  requireRole(id, viewer);
  // Planned operations are refused before the body is read, so that no files are stored.
  if (isPlannedOperation(id)) throw new ApiFailure('NOT_IMPLEMENTED');
  const files = createCallFiles(ports, viewer?.userId);
  const memory = bodies.openShare(sessionViewer ? `account:${sessionViewer.userId}` : ipKeyOf({ ip }, 'address'));
  let isDone = false;
  try {
    const input = await readInput(id, request, call.req.param(), { ports, files, memory });
    if (isLimited && !sessionViewer && isSearch(input))
      await requireIpLimit({ ip, ports }, 'search', visitorSearchLimit);
    const callKey = readCallKey(id, input, viewer, ports);
    const markReplayed = () => call.set('isReplayed', true);
    const named: WireEvent[] = [];
    const nameEvents = (events: WireEvent[]) => void named.push(...events);
    const base = { viewer, requestId, locale, ip, countryCode, ports, options, callKey, markReplayed, nameEvents };
    const { cookies, ...visit } = readVisit(request, options);
    const response = await handle(
      id,
      createContext({ ...base, ...visit }, outbox),
      input,
      found?.storedResponse ?? null,
    );
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    for (const { channel, no } of named.slice(0, maxNamedEvents)) {
      response.headers.append('fanlight-events', `${channel}=${no}`);
    }
    isDone = true;
    return response;
  } catch (error) {
    if (viewer && mayBeCausedByDeletion(error) && !(await findViewer(ports, token)))
      throw new ApiFailure('UNAUTHENTICATED');
    if (options.strictResponses) requireNamedFailure(id, error);
    throw error;
  } finally {
    memory.release();
    await files.release(isDone);
  }
}

/**
 * Returns the result of the handler, checked against the contract. If there is a `stored` response for the key of the
 * call, returns that one.
 */
async function handle(
  id: OperationId,
  context: Context,
  input: unknown,
  stored: StoredResponseRow | null,
): Promise<Response> {
  const { options, callKey, requestId } = context;
  // The exact type of the handler depends on the operation, which is known only at run time.
  const handler = handlers[id as keyof Handlers] as unknown as (
    context: Context,
    input: unknown,
    row: unknown,
  ) => Promise<unknown>;
  const run = async () => handler(context, input, await requireAccess(id, accessResolvers, context, input));
  // The replay comes before all checks whose results may have changed since the first call, such as checks of prices
  // (rule W4).
  const first = callKey && stored ? toStoredResponse(callKey, stored) : undefined;
  const result = first?.isKnown ? context.replay(first) : await run();
  if (result instanceof Response) return result;
  return toJson(checkResponse(id, result, options.strictResponses), operations[id].status, {
    'x-request-id': requestId,
  });
}

function requireHandlers(given: Handlers) {
  const missing = (Object.keys(operations) as OperationId[]).filter(
    (id) => !isPlannedOperation(id) && typeof given[id as keyof Handlers] !== 'function',
  );
  if (missing.length > 0) throw new Error(`Operations of the contract without a handler: ${missing.join(', ')}`);
}

/**
 * Returns the methods of all operations whose path matches the path of the URL. HEAD is handled like GET, without a
 * body.
 */
function allowedMethods(urlPath: string): string {
  const methods = routes.flatMap(({ method, path }) => {
    const pattern = new RegExp(`^${basePath}${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return pattern.test(urlPath) ? [method] : [];
  });
  if (methods.includes('GET')) methods.push('HEAD');
  return [...new Set([...methods, 'OPTIONS'])].toSorted().join(', ');
}

function createApp(inside: EngineParts, log: Log): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (call, next) => {
    call.set('requestId', inside.ports.ids.next());
    call.set('locale', readLocale(call.req.header('accept-language') ?? null));
    await next();
    for (const [name, value] of Object.entries(call.var.limitHeaders ?? {})) call.res.headers.set(name, value);
    if (call.var.isReplayed) call.res.headers.set('idempotent-replayed', 'true');
  });
  for (const { id, method, path } of routes) app.on(method, basePath + path, (call) => respond(id, call, inside));
  for (const { path } of routes) {
    app.all(basePath + path, (call) => {
      const headers = { allow: allowedMethods(call.req.path), 'x-request-id': call.var.requestId };
      if (call.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      const failure = new ApiFailure('METHOD_NOT_ALLOWED');
      return toJson(failure.toBody(call.var.requestId, call.var.locale), failure.status, headers);
    });
  }
  const fail = (error: unknown, { var: about }: Call<Env>) =>
    toFailure(error, about, (fault) => log(fault, { requestId: about.requestId }));
  app.notFound((call) => fail(new ApiFailure('NOT_FOUND'), call));
  app.onError(fail);
  return app;
}

/**
 * Creates an engine that uses these ports, and migrates the database. Throws if an operation of the contract has no
 * handler.
 */
export async function createEngine(ports: Ports, options: EngineOptions, log: Log = console.error): Promise<Engine> {
  requireHandlers(handlers);
  if (options.strictResponses) requireSlots(ports.database.db);
  await migrate(ports.database, ports.clock);
  const media = createMediaQueue(ports, (work, options) => createBackgroundContext().transaction(work, options), log);
  const outbox: Outbox = createOutbox(
    ports,
    {
      event: (event) => ports.broadcast.publish(event),
      mail: (mail) => deliverMail(ports, options, mail),
      file: (fileId) => deleteStoredBytes(ports, fileId),
      media: (fileId) => media.add(fileId),
      subscribersOf,
      domain: (delivery, progress) => handleEvent(createBackgroundContext(), delivery, progress),
    },
    log,
  );
  // Creates the context of effects and due jobs, which have no request.
  const createBackgroundContext = () =>
    createContext(
      {
        viewer: null,
        isBackground: true,
        requestId: ports.ids.next(),
        ip: '',
        countryCode: null,
        userAgent: '',
        ports,
        options,
        callKey: null,
      },
      outbox,
    );
  const connections = createConnections({
    broadcast: ports.broadcast,
    clientEvents,
    findViewer: (token) => findViewer(ports, token),
    listChannels: (viewer) => listChannels(channelPolicies, ports.database.db, viewer),
    canRead: (viewer, channel) => canReadChannel(channelPolicies, ports.database.db, viewer, channel),
    findValidSessions: (sessionIds) => findValidSessions(ports, sessionIds),
    log,
  });
  const due = createDueRunner(dueJobs, createBackgroundContext, log);
  const bodies = createBodyBudget(options.bodyMemoryBytes);
  const app = createApp({ ports, options, outbox, bodies }, log);
  const settle = async () => {
    // Repeats until both are idle, because processed files cause effects, and effects may start more processing.
    for (let isIdle = false; !isIdle; ) {
      await outbox.settle();
      isIdle = !(await media.settle());
    }
  };
  let stopCleaning: (() => void) | undefined;
  let stopDue: (() => void)[] = [];
  const runDue = async () => {
    await due.run();
    await media.sweep().catch(log);
    await connections.recheck();
  };
  return {
    ports,
    options,
    fetch: async (request, client = {}) => app.fetch(request, client),
    connect: connections.connect,
    deadLetters: createDeadLetters(ports),
    settle,
    runDue,
    start() {
      outbox.start();
      // Each job has its own timer, so that a long job does not delay other jobs.
      if (stopDue.length === 0) {
        const run = (job: DueJob) => due.runJob(job, dueBudgetMs);
        // The first pass starts immediately, because rows may have become due while no server was running, or may not
        // have been handled by a server that was killed.
        for (const job of dueJobs) void run(job);
        stopDue = [
          ...dueJobs.map((job) => ports.timer.every(dueIntervalMs, () => run(job))),
          ports.timer.every(mediaSweepIntervalMs, () => media.sweep().catch(log)),
          ports.timer.every(recheckIntervalMs, connections.recheck),
        ];
        void media.sweep().catch(log);
      }
      stopCleaning ??= ports.timer.every(cleaningIntervalMs, async () => {
        await cleanFiles(ports).catch(log);
        await deleteUnusedPolls(ports).catch(log);
      });
    },
    async stop() {
      stopCleaning?.();
      for (const stop of stopDue) stop();
      connections.stop();
      await due.stop();
      await media.stop();
      await outbox.stop();
      await ports.database.close();
    },
  };
}
