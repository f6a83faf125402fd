// Generated from the contract by `npm run generate`. Do not edit.
import {
  AuthLoginEvent,
  BalanceUpdatedEvent,
  FeedCountersUpdatedEvent,
  NotificationCreatedEvent,
  NotificationReadEvent,
  PerformerCountersUpdatedEvent,
} from './answers/fanlight.schemas.ts';

/** The validator of each event's payload. */
export const eventValidators = {
  "auth/login": AuthLoginEvent,
  "notification/created": NotificationCreatedEvent,
  "notification/read": NotificationReadEvent,
  "wallet/balance-updated": BalanceUpdatedEvent,
  "feed/counters-updated": FeedCountersUpdatedEvent,
  "performer/counters-updated": PerformerCountersUpdatedEvent,
};
