// Generated from the contract by `npm run generate`. Do not edit.
import type { AuthLoginEvent, BalanceUpdatedEvent, CameoUpdatedEvent, ConversationMarkReadEvent, ConversationReadEvent, ConversationRequestedEvent, ConversationTypeEvent, ConversationTypingEvent, ConversationUpdatedEvent, FeedCountersUpdatedEvent, FileProcessedEvent, MessageCreatedEvent, MessageDeletedEvent, MessageUpdatedEvent, NotificationCreatedEvent, NotificationReadEvent, OrderUpdatedEvent, PaymentSucceededEvent, PayoutUpdatedEvent, PerformerCountersUpdatedEvent, SessionEndedEvent, StoryCreatedEvent, StreamBannedEvent, StreamEndedEvent, StreamGoalUpdatedEvent, StreamJoinEvent, StreamJoinedEvent, StreamLeaveEvent, StreamLeftEvent, StreamMessageCreatedEvent, StreamMessageDeletedEvent, StreamMessagesRemovedEvent, StreamMutedEvent, StreamSendSignalEvent, StreamSignalEvent, StreamStartedEvent, StreamTippedEvent, StreamUpdatedEvent, SubscriptionUpdatedEvent } from './models.ts';

/** What the server sends, by name. */
export interface ServerEvents {
  /** This session ended; its connections close. */
  "session/ended": SessionEndedEvent;
  /** The counters of the performer's profile changed. */
  "performer/counters-updated": PerformerCountersUpdatedEvent;
  /** The counters of one of the performer's posts changed. */
  "feed/counters-updated": FeedCountersUpdatedEvent;
  /** A performer whom the person follows has a new story. */
  "story/created": StoryCreatedEvent;
  /** One of the two has seen the messages. */
  "conversation/read": ConversationReadEvent;
  /** Somebody sent a private request. */
  "conversation/requested": ConversationRequestedEvent;
  /** The other person writes, or stopped. */
  "conversation/typing": ConversationTypingEvent;
  /** A conversation of the person began, changed, or has something new. */
  "conversation/updated": ConversationUpdatedEvent;
  /** A message was written. */
  "message/created": MessageCreatedEvent;
  /** A message was deleted. */
  "message/deleted": MessageDeletedEvent;
  /** A message was unlocked, or its file is ready. */
  "message/updated": MessageUpdatedEvent;
  /** Somebody was sent out of a performer's streams, or let in again. */
  "stream/banned": StreamBannedEvent;
  /** The stream ended. */
  "stream/ended": StreamEndedEvent;
  /** The goal was set, changed or removed. */
  "stream/goal-updated": StreamGoalUpdatedEvent;
  /** Somebody came to watch. */
  "stream/joined": StreamJoinedEvent;
  /** Somebody stopped watching. */
  "stream/left": StreamLeftEvent;
  /** Somebody wrote in the chat. */
  "stream/message-created": StreamMessageCreatedEvent;
  /** A message of the chat was deleted. */
  "stream/message-deleted": StreamMessageDeletedEvent;
  /** The chat was emptied. */
  "stream/messages-removed": StreamMessagesRemovedEvent;
  /** Somebody was muted in a stream, or it was lifted. */
  "stream/muted": StreamMutedEvent;
  /** A word of WebRTC from the other end of a line. */
  "stream/signal": StreamSignalEvent;
  /** A performer whom the person follows is live. */
  "stream/started": StreamStartedEvent;
  /** Somebody tipped in the stream. */
  "stream/tipped": StreamTippedEvent;
  /** What is said of the stream or of its room changed. */
  "stream/updated": StreamUpdatedEvent;
  /** A personalised request is new or changed its state. */
  "cameo/updated": CameoUpdatedEvent;
  /** The person's balance changed. */
  "wallet/balance-updated": BalanceUpdatedEvent;
  /** The gateway confirmed a payment. */
  "payment/succeeded": PaymentSucceededEvent;
  /** A subscription began, was renewed, cancelled or ended. */
  "subscription/updated": SubscriptionUpdatedEvent;
  /** An order that the person placed or received is new or changed. */
  "order/updated": OrderUpdatedEvent;
  /** The state of a payout request changed. */
  "payout/updated": PayoutUpdatedEvent;
  /** A notification was created, or a grouped one grew. */
  "notification/created": NotificationCreatedEvent;
  /** One notification, or all of them, were read in some session of the person. */
  "notification/read": NotificationReadEvent;
  /** A file of the person is ready, or failed. */
  "file/processed": FileProcessedEvent;
}

/** What the client sends, by name. */
export interface ClientEvents {
  /** The client says who it is, after each connect. */
  "auth/login": AuthLoginEvent;
  /** The client says that its person has seen the messages up to this one. */
  "conversation/mark-read": ConversationMarkReadEvent;
  /** The client says that its person writes, or stopped. */
  "conversation/type": ConversationTypeEvent;
  /** The client begins to watch. */
  "stream/join": StreamJoinEvent;
  /** The client stops watching. */
  "stream/leave": StreamLeaveEvent;
  /** A word of WebRTC to the other end of a line. */
  "stream/send-signal": StreamSendSignalEvent;
}

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;

/** An event as it comes over the wire: numbered within its channel (rule W6). */
export type ServerEvent<N extends ServerEventName = ServerEventName> = {
  [K in N]: { channel: string; no: number; at: string; name: K; data: ServerEvents[K] };
}[N];

export const events = {
  "auth/login": { group: "auth", direction: "client", audience: "server" },
  "session/ended": { group: "auth", direction: "server", audience: "user" },
  "performer/counters-updated": { group: "performers", direction: "server", audience: "user" },
  "feed/counters-updated": { group: "feeds", direction: "server", audience: "user" },
  "story/created": { group: "stories", direction: "server", audience: "user" },
  "conversation/mark-read": { group: "conversations", direction: "client", audience: "server" },
  "conversation/read": { group: "conversations", direction: "server", audience: "conversation" },
  "conversation/requested": { group: "conversations", direction: "server", audience: "user" },
  "conversation/type": { group: "conversations", direction: "client", audience: "server" },
  "conversation/typing": { group: "conversations", direction: "server", audience: "conversation" },
  "conversation/updated": { group: "conversations", direction: "server", audience: "user" },
  "message/created": { group: "messages", direction: "server", audience: "conversation" },
  "message/deleted": { group: "messages", direction: "server", audience: "conversation" },
  "message/updated": { group: "messages", direction: "server", audience: "conversation" },
  "stream/banned": { group: "streaming", direction: "server", audience: "user" },
  "stream/ended": { group: "streaming", direction: "server", audience: "stream" },
  "stream/goal-updated": { group: "streaming", direction: "server", audience: "stream" },
  "stream/join": { group: "streaming", direction: "client", audience: "server" },
  "stream/joined": { group: "streaming", direction: "server", audience: "stream" },
  "stream/leave": { group: "streaming", direction: "client", audience: "server" },
  "stream/left": { group: "streaming", direction: "server", audience: "stream" },
  "stream/message-created": { group: "streaming", direction: "server", audience: "stream" },
  "stream/message-deleted": { group: "streaming", direction: "server", audience: "stream" },
  "stream/messages-removed": { group: "streaming", direction: "server", audience: "stream" },
  "stream/muted": { group: "streaming", direction: "server", audience: "user" },
  "stream/send-signal": { group: "streaming", direction: "client", audience: "server" },
  "stream/signal": { group: "streaming", direction: "server", audience: "user" },
  "stream/started": { group: "streaming", direction: "server", audience: "user" },
  "stream/tipped": { group: "streaming", direction: "server", audience: "stream" },
  "stream/updated": { group: "streaming", direction: "server", audience: "stream" },
  "cameo/updated": { group: "cameos", direction: "server", audience: "user" },
  "wallet/balance-updated": { group: "wallet", direction: "server", audience: "user" },
  "payment/succeeded": { group: "payments", direction: "server", audience: "user" },
  "subscription/updated": { group: "subscriptions", direction: "server", audience: "user" },
  "order/updated": { group: "orders", direction: "server", audience: "user" },
  "payout/updated": { group: "payouts", direction: "server", audience: "user" },
  "notification/created": { group: "notifications", direction: "server", audience: "user" },
  "notification/read": { group: "notifications", direction: "server", audience: "user" },
  "file/processed": { group: "files", direction: "server", audience: "user" },
} as const;
