import type { KnownErrorCode } from '@fanlight/sdk/models';
import type { OperationId } from '@fanlight/sdk/operations';
import type { RequestHandler } from 'msw';
import { generatedHandlers } from './generated/groups.ts';
import { requireScenario, respondWith, type ScenarioName, scenarioHandlers } from './scenarios/index.ts';
import { type StateOf, stateHandlers } from './scenarios/operation.ts';
import { resetMocks } from './seed.ts';
import { skipOtherPaths } from './skip-paths.ts';

/** MSW handlers for every operation of the contract. */
export const handlers: RequestHandler[] = generatedHandlers().map(skipOtherPaths);

/**
 * Returns the MSW handlers of a scenario. Place them before `handlers`: `server.use(...scenario('server-error'))`, or
 * in a story `msw: { handlers: [...scenario('empty'), ...handlers] }`. `over` are the handlers whose responses the
 * scenario changes.
 */
export const scenario = (name: ScenarioName, over: RequestHandler[] = handlers): RequestHandler[] =>
  scenarioHandlers(requireScenario(name), respondWith(over));

/**
 * Returns the MSW handlers that bring one operation into a state, such as `failed`, or that let it fail with a code.
 */
export const operationState = <Id extends OperationId>(
  operation: Id,
  state: StateOf<Id> | KnownErrorCode,
  over: RequestHandler[] = handlers,
): RequestHandler[] => stateHandlers(operation, state, respondWith(over));

export interface MocksOptions {
  /** The initial scenario. */
  scenario?: ScenarioName;
  /** The seed from which users, texts and numbers are derived. */
  seed?: number;
  /** Additional handlers. They take precedence over the generated handlers, but not over the scenario. */
  handlers?: RequestHandler[];
}

/** The mocks of a test file or a page, whose scenario can change. */
export interface Mocks {
  /** The handlers, for `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  readonly handlers: RequestHandler[];
  /** The current scenario. */
  readonly scenario: ScenarioName;
  /**
   * Changes the scenario for the requests that follow.
   *
   * @throws TypeError for an unknown name
   */
  useScenario(name: ScenarioName): void;
  /** Restores the initial scenario and the initial seed. Call it after each test. */
  reset(): void;
}

/** Mocks every operation of the contract: `const mocks = setupMocks({ scenario: 'empty' })`. */
export function setupMocks({
  scenario: initialScenario = 'default',
  seed,
  handlers: ownHandlers = [],
}: MocksOptions = {}): Mocks {
  const below = [...ownHandlers, ...handlers];
  let current = requireScenario(initialScenario);
  resetMocks(seed);
  return {
    handlers: [...scenarioHandlers(() => current, respondWith(below)), ...below],
    get scenario() {
      return current;
    },
    useScenario(name) {
      current = requireScenario(name);
    },
    reset() {
      current = initialScenario;
      resetMocks(seed);
    },
  };
}
