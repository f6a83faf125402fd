// Generated from the contract by `npm run generate`. Do not edit.
import {
  BalanceUpdatedEvent,
  FeedCountersUpdatedEvent,
  NotificationCreatedEvent,
  NotificationReadEvent,
  PerformerCountersUpdatedEvent,
} from './answers/fanlight.schemas.ts';
import {
  AuthLoginEvent,
} from './validators/fanlight.schemas.ts';

/** The validator of each event's payload: shapes for what the server sends, bounds for what a client sends. */
export const eventValidators = {
  "auth/login": AuthLoginEvent,
  "performer/counters-updated": PerformerCountersUpdatedEvent,
  "feed/counters-updated": FeedCountersUpdatedEvent,
  "wallet/balance-updated": BalanceUpdatedEvent,
  "notification/created": NotificationCreatedEvent,
  "notification/read": NotificationReadEvent,
};
