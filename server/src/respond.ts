import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import type { Context as Call } from 'hono';
import { requireAccess } from './access/operation-access.ts';
import { type Context, createContext, type EngineOptions, type SessionViewer } from './context.ts';
import type { Handlers } from './contract.ts';
import { errorCodeOf, foreignKeyViolation } from './db/errors.ts';
import { findViewer, findViewerOfCall } from './groups/auth/index.ts';
import { createCallFiles } from './groups/files/index.ts';
import { accessResolvers, handlers } from './groups/index.ts';
import type { BodyBudget } from './http/body-budget.ts';
import { checkResponse, requireNamedFailure } from './http/check-response.ts';
import { normalizeIp } from './http/client-ip.ts';
import { writeCookie } from './http/cookies.ts';
import { ApiFailure } from './http/failure.ts';
import { readInput } from './http/input.ts';
import { countCall, ipKeyOf, requireIpLimit } from './http/limit.ts';
import type { MessageLocale } from './http/messages/index.ts';
import { toJson } from './http/response.ts';
import { readCallKey, readKey } from './idempotency/call-key.ts';
import { type StoredResponseRow, toStoredResponse } from './idempotency/store.ts';
import type { Outbox } from './outbox/worker.ts';
import { isPlannedOperation } from './planned-operations.ts';
import type { Ports, WireEvent } from './ports/index.ts';

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

/** The bindings and variables of a call in the app. */
export interface Env {
  Bindings: ClientFacts;
  Variables: {
    requestId: string;
    locale: MessageLocale;
    limitHeaders?: Record<string, string>;
    /** Whether the response is a replay of the first response for the same `Idempotency-Key` (rule W4). */
    isReplayed?: boolean;
  };
}

/** The parts of an engine that the handling of a call needs. */
export interface EngineParts {
  ports: Ports;
  options: EngineOptions;
  outbox: Outbox;
  bodies: BodyBudget;
}

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

/** The time after which operators enter a code of the second factor again. */
const operatorCodeMs = 12 * 60 * 60 * 1000;

/**
 * Refuses a call of an operator's operation, except for an operator who has entered a code of the second factor in this
 * session (rule O1). A read-only operator may only read.
 */
function requireOperator(id: OperationId, { operatorAccess, secondFactorAt }: SessionViewer, now: Date) {
  const isAllowed = operatorAccess === 'full' || (operatorAccess === 'read-only' && operations[id].method === 'GET');
  if (!isAllowed) throw new ApiFailure('FORBIDDEN');
  if (!secondFactorAt || now.getTime() - secondFactorAt.getTime() >= operatorCodeMs)
    throw new ApiFailure('SECOND_FACTOR_REQUIRED');
}

function requireRole(id: OperationId, viewer: SessionViewer | null, now: Date) {
  const roles: readonly string[] = operations[id].roles;
  if (roles.includes('public')) return;
  if (!viewer) throw new ApiFailure('UNAUTHENTICATED');
  if (roles.includes('operator')) return requireOperator(id, viewer, now);
  if (!roles.includes(viewer.isPerformer ? 'performer' : 'user')) {
    throw new ApiFailure('FORBIDDEN', { reason: 'PERFORMERS_ONLY' });
  }
}

const readToken = (request: Request) =>
  request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim() ?? '';

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

/**
 * Responds to a call of an operation: identifies the viewer, applies limits and roles, reads the input, and calls the
 * handler (`server/README.md`, "How a request is handled").
 *
 * @throws {ApiFailure} the failure to respond with
 */
export async function respond(
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
  requireRole(id, viewer, ports.clock.now());
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
