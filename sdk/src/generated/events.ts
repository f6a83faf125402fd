// Generated from the contract by `npm run generate`. Do not edit.
import type { AuthLoginEvent, BalanceUpdatedEvent, FeedCountersUpdatedEvent, NotificationCreatedEvent, NotificationReadEvent, PerformerCountersUpdatedEvent } from './models.ts';

/** What the server sends, by name. */
export interface ServerEvents {
  /** The counters of the performer's profile changed. */
  "performer/counters-updated": PerformerCountersUpdatedEvent;
  /** The counters of one of the performer's posts changed. */
  "feed/counters-updated": FeedCountersUpdatedEvent;
  /** The person's balance changed. */
  "wallet/balance-updated": BalanceUpdatedEvent;
  /** A notification was created, or a grouped one grew. */
  "notification/created": NotificationCreatedEvent;
  /** One notification, or all of them, were read in some session of the person. */
  "notification/read": NotificationReadEvent;
}

/** What the client sends, by name. */
export interface ClientEvents {
  /** The client says who it is, after each connect. */
  "auth/login": AuthLoginEvent;
}

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;

/** An event as it comes over the wire: numbered within its channel (rule W6). */
export type ServerEvent<N extends ServerEventName = ServerEventName> = {
  [K in N]: { channel: string; no: number; at: string; name: K; data: ServerEvents[K] };
}[N];

export const events = {
  "auth/login": { group: "auth", direction: "client", audience: "server" },
  "performer/counters-updated": { group: "performers", direction: "server", audience: "user" },
  "feed/counters-updated": { group: "feeds", direction: "server", audience: "user" },
  "wallet/balance-updated": { group: "wallet", direction: "server", audience: "user" },
  "notification/created": { group: "notifications", direction: "server", audience: "user" },
  "notification/read": { group: "notifications", direction: "server", audience: "user" },
} as const;
