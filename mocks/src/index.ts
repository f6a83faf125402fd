import { faker } from '@faker-js/faker';
import { generatedHandlers } from './generated/groups.ts';
import * as product from './product.ts';

/** Generated answers by group, to be overridden one by one: `mocks.feeds.getListFeedsMockHandler(() => …)`. */
export * as mocks from './generated/groups.ts';
/** Things of the contract, with what a test or story wants to say about them: `make.getFeedMock({ isLiked: true })`. */
export * as make from './generated/schemas/index.faker.ts';
export { type ScenarioName, scenarios } from './scenarios/index.ts';

/** An answer for every operation of the contract, for MSW. */
export const handlers = generatedHandlers();

/** The same world from here on, each time: fixed seed and a fixed present. Call it before each test or story. */
export function resetMocks(seed = 20_260_304): void {
  faker.seed(seed);
  faker.setDefaultRefDate('2026-03-04T12:00:00.000Z');
  product.reset();
}
