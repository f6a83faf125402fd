/** The payload of every event of the contract: `eventMocks['notification/created']({ totalUnread: 1 })`. */
export { eventMocks } from './generated/event-mocks.ts';
/** Generated answers by group, to be overridden one by one: `mocks.feeds.getListFeedsMockHandler(() => …)`. */
export * as mocks from './generated/groups.ts';
/** Things of the contract, with what a test or story wants to say about them: `make.getFeedMock({ isLiked: true })`. */
export * as make from './generated/schemas/index.faker.ts';
export { type MockRealtime, type MockRealtimeOptions, mockRealtime } from './realtime.ts';
export { isScenario, type ScenarioName, scenarioNames } from './scenarios/index.ts';
export { resetMocks } from './seed.ts';
export { handlers, type Mocks, type MocksOptions, scenario, setupMocks } from './setup.ts';
