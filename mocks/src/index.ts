/** The payload of every event of the contract: `eventMocks['notification/created']({ totalUnread: 1 })`. */
export { eventMocks } from './generated/event-mocks.ts';
/** Generated answers by group, to be overridden one by one: `mocks.feeds.getListFeedsMockHandler(() => …)`. */
export * as mocks from './generated/groups.ts';
/** Mock objects of the contract, with the values that a test or story sets: `make.getFeedMock({ isLiked: true })`. */
export * as make from './generated/schemas/index.faker.ts';
export { type MockRealtime, type MockRealtimeOptions, mockRealtime } from './realtime.ts';
export { isScenario, type ScenarioName, scenarioNames } from './scenarios/index.ts';
export { resetMocks } from './seed.ts';
export { handlers, type Mocks, type MocksOptions, scenario, setupMocks } from './setup.ts';
