import type { RequestHandler } from 'msw';
import { generatedHandlers } from './generated/groups.ts';
import { answersOf, requireScenario, type ScenarioName, scenarioHandlers } from './scenarios/index.ts';
import { resetMocks } from './seed.ts';
import { skipOtherPaths } from './skip-paths.ts';

/** An answer for every operation of the contract, for MSW. */
export const handlers: RequestHandler[] = generatedHandlers().map(skipOtherPaths);

/**
 * A scenario for MSW, to stand before `handlers`: `server.use(...scenario('server-error'))`, or in a story
 * `msw: { handlers: [...scenario('empty'), ...handlers] }`. `over` is what it changes the answers of.
 */
export const scenario = (name: ScenarioName, over: RequestHandler[] = handlers): RequestHandler[] =>
  scenarioHandlers(requireScenario(name), answersOf(over));

export interface MocksOptions {
  /** The state to begin with. */
  scenario?: ScenarioName;
  /** The seed of users, texts and numbers. */
  seed?: number;
  /** Additional handlers, which take precedence over the generated ones but not over the scenario. */
  handlers?: RequestHandler[];
}

/** The mocks of one test file or page, with a scenario that can change. */
export interface Mocks {
  /** For `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  readonly handlers: RequestHandler[];
  /** The state now. */
  readonly scenario: ScenarioName;
  /** Changes the state from the next call on. @throws TypeError for a name that is no scenario */
  useScenario(name: ScenarioName): void;
  /** Back to the scenario and the seed of the beginning; call it after each test. */
  reset(): void;
}

/** Everything of the contract answered, in a scenario: `const mocks = setupMocks({ scenario: 'empty' })`. */
export function setupMocks({ scenario: first = 'default', seed, handlers: own = [] }: MocksOptions = {}): Mocks {
  const below = [...own, ...handlers];
  let current = requireScenario(first);
  resetMocks(seed);
  return {
    handlers: [...scenarioHandlers(() => current, answersOf(below)), ...below],
    get scenario() {
      return current;
    },
    useScenario(name) {
      current = requireScenario(name);
    },
    reset() {
      current = first;
      resetMocks(seed);
    },
  };
}
