import type { KnownErrorCode } from '@fanlight/sdk/models';
import { everywhere, type Operation, operations } from '@fanlight/sdk/operations';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { errorCodes, failure } from './failures.ts';
import { type Matched, matchOperation } from './match.ts';
import { changeData, locked, performer, underMaintenance, withoutItems } from './transforms.ts';

/** Returns the response of the scenario to a call. Undefined if later handlers must handle the call. */
type Rule = (call: Matched, getBaseResponse: () => Promise<Response | undefined>) => Reaction;
type Reaction = Response | undefined | Promise<Response | undefined>;

const declares = ({ operation }: Matched, code: KnownErrorCode): boolean =>
  operation.errors.includes(code) || everywhere.includes(code);
const failing =
  (code: KnownErrorCode): Rule =>
  (call) =>
    declares(call, code) ? failure(code) : undefined;
const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));

const named = {
  /** Every operation succeeds. */
  default: () => undefined,
  /** Lists have no items, and nothing is unread. */
  empty: (_call, getBaseResponse) => changeData(getBaseResponse, withoutItems),
  /** Every response takes two seconds. */
  slow: () => wait(2000),
  /** No response arrives, so that loading states stay visible. */
  loading: () => new Promise<never>(() => undefined),
  /** There is no connection. */
  offline: () => HttpResponse.error(),
  /** Every operation fails with an internal error. */
  'server-error': failing('INTERNAL'),
  /** All operations are rate-limited. `Retry-After` is 30 seconds. */
  'rate-limited': failing('RATE_LIMITED'),
  /** The viewer is not logged in. Public operations succeed. */
  'logged-out': failing('UNAUTHENTICATED'),
  /** The maintenance mode is on, so that only the public settings can be read. */
  maintenance: ({ id }, getBaseResponse) =>
    id === 'getPublicSettings' ? changeData(getBaseResponse, underMaintenance) : failure('MAINTENANCE'),
  /** The logged-in user is a performer. */
  performer: ({ id }, getBaseResponse) => (id === 'getMe' ? changeData(getBaseResponse, performer) : undefined),
  /** All items that can be locked require a subscription (rules A1 and A2). */
  locked: (_call, getBaseResponse) => changeData(getBaseResponse, locked),
  /** The gateway declines the card. */
  'declined-card': failing('CARD_DECLINED'),
  /** The balance is too low for purchases. */
  'low-balance': failing('INSUFFICIENT_BALANCE'),
  /** The password is wrong (rule P2). */
  'wrong-password': failing('INVALID_CREDENTIALS'),
} satisfies Record<string, Rule>;

/**
 * A named scenario, or `error-<CODE>`, in which the operations that declare the code fail with it, and all others
 * succeed.
 */
export type ScenarioName = keyof typeof named | `error-${KnownErrorCode}`;

const declared = new Set([...everywhere, ...Object.values<Operation>(operations).flatMap(({ errors }) => errors)]);
const errors = errorCodes.filter((code) => declared.has(code));

/** The names of all scenarios: the named ones, and one for each error code that is declared. */
export const scenarioNames: readonly ScenarioName[] = [
  ...(Object.keys(named) as (keyof typeof named)[]),
  ...errors.map((code): ScenarioName => `error-${code}`),
];

/** Whether a text, such as a query parameter, is the name of a scenario. */
export const isScenario = (word: string | null): word is ScenarioName =>
  word !== null && (scenarioNames as readonly string[]).includes(word);

/** @throws TypeError for an unknown name */
export function requireScenario(name: ScenarioName): ScenarioName {
  if (!isScenario(name)) throw new TypeError(`There is no scenario "${name}". Known: ${scenarioNames.join(', ')}.`);
  return name;
}

const ruleOf = (name: ScenarioName): Rule =>
  name.startsWith('error-')
    ? failing(name.slice('error-'.length) as KnownErrorCode)
    : named[name as keyof typeof named];

/** Returns the response of the later handlers, which a scenario may change. */
export type GetBaseResponse = (request: Request) => Promise<Response | undefined>;

/** Returns a function that responds with these handlers. */
export const respondWith =
  (handlers: RequestHandler[]): GetBaseResponse =>
  (request) =>
    getResponse(handlers, request);

/**
 * Returns the handler of a scenario. Place it before the handlers whose responses it changes. If `name` is a function,
 * it is called for each request, so that the scenario can change.
 */
export function scenarioHandlers(
  name: ScenarioName | (() => ScenarioName),
  getBaseResponse: GetBaseResponse,
): RequestHandler[] {
  const nameNow = typeof name === 'function' ? name : () => name;
  return [
    http.all('*/api/*', ({ request }) => {
      const call = matchOperation(request);
      return call ? ruleOf(nameNow())(call, () => getBaseResponse(request.clone())) : undefined;
    }),
  ];
}
