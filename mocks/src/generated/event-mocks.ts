// Generated from the contract by `npm run generate`. Do not edit.
import type { ClientEvents, ServerEvents } from '@fanlight/sdk/events';
import {
  getAuthLoginEventMock,
  getBalanceUpdatedEventMock,
  getFeedCountersUpdatedEventMock,
  getNotificationCreatedEventMock,
  getNotificationReadEventMock,
  getPerformerCountersUpdatedEventMock,
} from './schemas/index.faker.ts';

type Payloads = ServerEvents & ClientEvents;

/** The payload of every event of the contract, with what a test or story wants to say about it. */
export const eventMocks: { [N in keyof Payloads]: (said?: Partial<Payloads[N]>) => Payloads[N] } = {
  "auth/login": getAuthLoginEventMock,
  "performer/counters-updated": getPerformerCountersUpdatedEventMock,
  "feed/counters-updated": getFeedCountersUpdatedEventMock,
  "wallet/balance-updated": getBalanceUpdatedEventMock,
  "notification/created": getNotificationCreatedEventMock,
  "notification/read": getNotificationReadEventMock,
};
