/** Factories of event payloads: `eventMocks['notification/created']({ totalUnread: 1 })`. */
export { eventMocks } from './generated/event-mocks.ts';
/** Handlers by group, to override single responses: `mocks.feeds.getListFeedsMockHandler(() => …)`. */
export * as mocks from './generated/groups.ts';
/** Factories of the contract's objects, with the given values: `make.getFeedMock({ isLiked: true })`. */
export * as make from './generated/schemas/index.faker.ts';
export { type MockRealtime, type MockRealtimeOptions, mockRealtime } from './realtime.ts';
export { isScenario, type ScenarioName, scenarioNames } from './scenarios/index.ts';
export { resetMocks } from './seed.ts';
export { handlers, type Mocks, type MocksOptions, operationState, scenario, setupMocks } from './setup.ts';
export { type Shown, shows } from './shows.ts';
