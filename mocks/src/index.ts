/** Functions that create the payloads of events: `eventMocks['notification/created']({ totalUnread: 1 })`. */
export { eventMocks } from './generated/event-mocks.ts';
/** The handlers by group, to replace single responses: `mocks.feeds.getListFeedsMockHandler(() => …)`. */
export * as mocks from './generated/groups.ts';
/** Functions that create the objects of the contract with given values: `make.getFeedMock({ isLiked: true })`. */
export * as make from './generated/schemas/index.faker.ts';
export { type MockRealtime, type MockRealtimeOptions, mockRealtime } from './realtime.ts';
export { isScenario, type ScenarioName, scenarioNames } from './scenarios/index.ts';
export { resetMocks } from './seed.ts';
export { handlers, type Mocks, type MocksOptions, operationState, scenario, setupMocks } from './setup.ts';
export { type Shown, shows } from './shows.ts';
