import type { KnownErrorCode } from '@fanlight/sdk/models';
import { everywhere, type Operation, operations } from '@fanlight/sdk/operations';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { errorCodes, failure } from './failures.ts';
import { type Matched, matchOperation } from './match.ts';
import { alone, locked, performer, underMaintenance, withoutItems } from './transforms.ts';

/** The scenario's response to a call; undefined passes it on to later handlers. */
type Rule = (call: Matched, answer: () => Promise<Response | undefined>) => Reaction;
type Reaction = Response | undefined | Promise<Response | undefined>;

const declares = ({ operation }: Matched, code: KnownErrorCode): boolean =>
  operation.errors.includes(code) || everywhere.includes(code);
const failing =
  (code: KnownErrorCode): Rule =>
  (call) =>
    declares(call, code) ? failure(code) : undefined;
const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));

const named = {
  /** Nothing in particular: everything answers. */
  default: () => undefined,
  /** Lists without items, and nothing is unread. */
  empty: (_call, answer) => alone(answer, withoutItems),
  /** Every answer takes two seconds. */
  slow: () => wait(2000),
  /** No response ever arrives: loading states. */
  loading: () => new Promise<never>(() => undefined),
  /** There is no connection. */
  offline: () => HttpResponse.error(),
  /** The server fails at everything. */
  'server-error': failing('INTERNAL'),
  /** Too many tries, for half a minute. */
  'rate-limited': failing('RATE_LIMITED'),
  /** The viewer is not logged in; public operations still answer. */
  'logged-out': failing('UNAUTHENTICATED'),
  /** Maintenance mode is on in the settings. */
  maintenance: ({ id }, answer) =>
    id === 'getPublicSettings' ? alone(answer, underMaintenance) : failure('MAINTENANCE'),
  /** The logged-in user is a performer. */
  performer: ({ id }, answer) => (id === 'getMe' ? alone(answer, performer) : undefined),
  /** All items that can be locked require a subscription (rules A1 and A2). */
  locked: (_call, answer) => alone(answer, locked),
  /** The gateway declines the card. */
  'declined-card': failing('CARD_DECLINED'),
  /** The balance is too low for purchases. */
  'low-balance': failing('INSUFFICIENT_BALANCE'),
  /** Login with a wrong password (rule P2). */
  'wrong-password': failing('INVALID_CREDENTIALS'),
} satisfies Record<string, Rule>;

/** A named state, or a code of the contract: every operation that declares it fails with it, others answer. */
export type ScenarioName = keyof typeof named | `error-${KnownErrorCode}`;

const declared = new Set([...everywhere, ...Object.values<Operation>(operations).flatMap(({ errors }) => errors)]);
const errors = errorCodes.filter((code) => declared.has(code));

/** Every scenario: the named states, then one for each code that operations declare. */
export const scenarioNames: readonly ScenarioName[] = [
  ...(Object.keys(named) as (keyof typeof named)[]),
  ...errors.map((code): ScenarioName => `error-${code}`),
];

/** Whether a word, such as one in an address, names a scenario. */
export const isScenario = (word: string | null): word is ScenarioName =>
  word !== null && (scenarioNames as readonly string[]).includes(word);

/** @throws TypeError for a name that is no scenario */
export function requireScenario(name: ScenarioName): ScenarioName {
  if (!isScenario(name)) throw new TypeError(`There is no scenario "${name}". Known: ${scenarioNames.join(', ')}.`);
  return name;
}

const ruleOf = (name: ScenarioName): Rule =>
  name.startsWith('error-')
    ? failing(name.slice('error-'.length) as KnownErrorCode)
    : named[name as keyof typeof named];

/** The source of the responses that a scenario changes: the later handlers, or another handler. */
export type Underneath = (request: Request) => Promise<Response | undefined>;

/** The answer of some handlers to a request. */
export const answersOf =
  (handlers: RequestHandler[]): Underneath =>
  (request) =>
    getResponse(handlers, request);

/**
 * The handler of a scenario, to stand before those that it is about. With a function the scenario can change while it
 * stands: it is asked at every call.
 */
export function scenarioHandlers(name: ScenarioName | (() => ScenarioName), underneath: Underneath): RequestHandler[] {
  const nameNow = typeof name === 'function' ? name : () => name;
  return [
    http.all('*/api/*', ({ request }) => {
      const call = matchOperation(request);
      return call ? ruleOf(nameNow())(call, () => underneath(request.clone())) : undefined;
    }),
  ];
}
