// Generated from the contract by `npm run generate`. Do not edit.
import type { AuthLoginEvent, BalanceUpdatedEvent, CameoUpdatedEvent, ConversationMarkReadEvent, ConversationReadEvent, ConversationRequestedEvent, ConversationTypeEvent, ConversationTypingEvent, ConversationUpdatedEvent, FeedCountersUpdatedEvent, FileProcessedEvent, MessageCreatedEvent, MessageDeletedEvent, MessageUpdatedEvent, NotificationCreatedEvent, NotificationReadEvent, NotificationWithdrawnEvent, OrderUpdatedEvent, PaymentSucceededEvent, PayoutUpdatedEvent, PerformerCountersUpdatedEvent, SessionEndedEvent, StoryCreatedEvent, StreamBannedEvent, StreamEndedEvent, StreamGoalUpdatedEvent, StreamJoinEvent, StreamJoinedEvent, StreamLeaveEvent, StreamLeftEvent, StreamMessageCreatedEvent, StreamMessageDeletedEvent, StreamMessagesRemovedEvent, StreamMutedEvent, StreamSendSignalEvent, StreamSignalEvent, StreamStartedEvent, StreamTippedEvent, StreamUpdatedEvent, SubscriptionUpdatedEvent } from './models.ts';

/** The payload of each event that the server sends, by the event's name. */
export interface ServerEvents {
  /** This session ended, and its connections are closed. */
  "session/ended": SessionEndedEvent;
  /** The counters of the performer's profile changed. */
  "performer/counters-updated": PerformerCountersUpdatedEvent;
  /** The counters of one of the performer's posts changed. */
  "feed/counters-updated": FeedCountersUpdatedEvent;
  /** A performer that the user follows has a new story. */
  "story/created": StoryCreatedEvent;
  /** A participant has read the messages. */
  "conversation/read": ConversationReadEvent;
  /** A message request was sent. */
  "conversation/requested": ConversationRequestedEvent;
  /** The other participant started or stopped typing. */
  "conversation/typing": ConversationTypingEvent;
  /** A conversation of the user was created or changed, or has a new message. */
  "conversation/updated": ConversationUpdatedEvent;
  /** A message was sent. */
  "message/created": MessageCreatedEvent;
  /** A message was deleted. */
  "message/deleted": MessageDeletedEvent;
  /** A message was unlocked, or its file is ready. */
  "message/updated": MessageUpdatedEvent;
  /** A user was banned from a performer's streams, or the ban was lifted. */
  "stream/banned": StreamBannedEvent;
  /** The stream ended. */
  "stream/ended": StreamEndedEvent;
  /** The goal was set, changed or removed. */
  "stream/goal-updated": StreamGoalUpdatedEvent;
  /** A viewer joined the stream. */
  "stream/joined": StreamJoinedEvent;
  /** A viewer left the stream. */
  "stream/left": StreamLeftEvent;
  /** A chat message was sent. */
  "stream/message-created": StreamMessageCreatedEvent;
  /** A chat message was deleted. */
  "stream/message-deleted": StreamMessageDeletedEvent;
  /** All chat messages were deleted. */
  "stream/messages-removed": StreamMessagesRemovedEvent;
  /** A user was muted in a stream, or the mute was lifted. */
  "stream/muted": StreamMutedEvent;
  /** A WebRTC signal from the other peer. */
  "stream/signal": StreamSignalEvent;
  /** A performer that the user follows is live. */
  "stream/started": StreamStartedEvent;
  /** A viewer tipped in the stream. */
  "stream/tipped": StreamTippedEvent;
  /** The details of the stream or of its room changed. */
  "stream/updated": StreamUpdatedEvent;
  /** A personalised request was created or changed its status. */
  "cameo/updated": CameoUpdatedEvent;
  /** The user's balance changed. */
  "wallet/balance-updated": BalanceUpdatedEvent;
  /** The gateway confirmed a payment. */
  "payment/succeeded": PaymentSucceededEvent;
  /** A subscription started, was renewed, cancelled or ended. */
  "subscription/updated": SubscriptionUpdatedEvent;
  /** An order of which the user is buyer or seller was created or changed. */
  "order/updated": OrderUpdatedEvent;
  /** The status of a payout request changed. */
  "payout/updated": PayoutUpdatedEvent;
  /** A notification was created, or an actor was added to a grouped one. */
  "notification/created": NotificationCreatedEvent;
  /** One notification, or all of them, were read in one of the user's sessions. */
  "notification/read": NotificationReadEvent;
  /** Notifications disappeared, or lost an actor, because a comment or a like was removed. */
  "notification/withdrawn": NotificationWithdrawnEvent;
  /** A file of the user is ready, or failed. */
  "file/processed": FileProcessedEvent;
}

/** The payload of each event that clients send, by the event's name. */
export interface ClientEvents {
  /** The client logs in after each connect. */
  "auth/login": AuthLoginEvent;
  /** The client marks messages as read, up to this one. */
  "conversation/mark-read": ConversationMarkReadEvent;
  /** The user started or stopped typing. */
  "conversation/type": ConversationTypeEvent;
  /** The client starts watching. */
  "stream/join": StreamJoinEvent;
  /** The client stops watching. */
  "stream/leave": StreamLeaveEvent;
  /** A WebRTC signal to the other peer. */
  "stream/send-signal": StreamSendSignalEvent;
}

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;

/** The events that are not stored. They have no number, and clients cannot read them after a reconnect. */
export type TransientEventName = "session/ended" | "story/created" | "conversation/typing" | "stream/joined" | "stream/left" | "stream/signal" | "stream/started";

/** An event with its envelope. Stored events have a number in their channel (rule W6). */
export type ServerEvent<N extends ServerEventName = ServerEventName> = {
  [K in N]: {
    channel: string;
    no: K extends TransientEventName ? null : number;
    at: string;
    name: K;
    data: ServerEvents[K];
  };
}[N];

/** A stored event, which has a number in its channel and which clients can read after a reconnect. */
export type StoredEvent = Extract<ServerEvent, { no: number }>;

/** An event of the contract. */
export interface EventRow {
  readonly group: string;
  readonly direction: 'server' | 'client';
  readonly audience: string;
  /** Whether the event is stored and numbered in its channel, so that clients can read it after a reconnect (rule W6). */
  readonly isStored: boolean;
  /** The queries that the event makes stale. Queries that clients update from its payload are not included. */
  readonly invalidates: readonly string[];
}

export const events = {
  "auth/login": { group: "auth", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "session/ended": { group: "auth", direction: "server", audience: "user", isStored: false, invalidates: ["getMe", "listSessions"] },
  "performer/counters-updated": { group: "performers", direction: "server", audience: "user", isStored: true, invalidates: [] },
  "feed/counters-updated": { group: "feeds", direction: "server", audience: "user", isStored: true, invalidates: [] },
  "story/created": { group: "stories", direction: "server", audience: "user", isStored: false, invalidates: ["listStories"] },
  "conversation/mark-read": { group: "conversations", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "conversation/read": { group: "conversations", direction: "server", audience: "conversation", isStored: true, invalidates: [] },
  "conversation/requested": { group: "conversations", direction: "server", audience: "user", isStored: true, invalidates: ["listConversationRequests"] },
  "conversation/type": { group: "conversations", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "conversation/typing": { group: "conversations", direction: "server", audience: "conversation", isStored: false, invalidates: [] },
  "conversation/updated": { group: "conversations", direction: "server", audience: "user", isStored: true, invalidates: ["searchConversations"] },
  "message/created": { group: "messages", direction: "server", audience: "conversation", isStored: true, invalidates: [] },
  "message/deleted": { group: "messages", direction: "server", audience: "conversation", isStored: true, invalidates: [] },
  "message/updated": { group: "messages", direction: "server", audience: "conversation", isStored: true, invalidates: [] },
  "stream/banned": { group: "streaming", direction: "server", audience: "user", isStored: true, invalidates: ["joinStream"] },
  "stream/ended": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: ["joinStream", "listStreams"] },
  "stream/goal-updated": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: ["joinStream"] },
  "stream/join": { group: "streaming", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "stream/joined": { group: "streaming", direction: "server", audience: "stream", isStored: false, invalidates: [] },
  "stream/leave": { group: "streaming", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "stream/left": { group: "streaming", direction: "server", audience: "stream", isStored: false, invalidates: [] },
  "stream/message-created": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: [] },
  "stream/message-deleted": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: [] },
  "stream/messages-removed": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: ["listStreamMessages"] },
  "stream/muted": { group: "streaming", direction: "server", audience: "user", isStored: true, invalidates: ["joinStream"] },
  "stream/send-signal": { group: "streaming", direction: "client", audience: "server", isStored: false, invalidates: [] },
  "stream/signal": { group: "streaming", direction: "server", audience: "user", isStored: false, invalidates: [] },
  "stream/started": { group: "streaming", direction: "server", audience: "user", isStored: false, invalidates: ["joinStream", "listStreams"] },
  "stream/tipped": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: [] },
  "stream/updated": { group: "streaming", direction: "server", audience: "stream", isStored: true, invalidates: ["joinStream", "listStreams"] },
  "cameo/updated": { group: "cameos", direction: "server", audience: "user", isStored: true, invalidates: ["listCameos", "listReceivedCameos", "getCameo"] },
  "wallet/balance-updated": { group: "wallet", direction: "server", audience: "user", isStored: true, invalidates: ["getMyPerformer", "listCharges", "listEarnings", "getEarningStats", "getBestFeeds", "listTransactions", "getWallet", "getBalanceExplanation", "listBalanceEntries"] },
  "payment/succeeded": { group: "payments", direction: "server", audience: "user", isStored: true, invalidates: ["listTransactions", "getPayment", "getWallet"] },
  "subscription/updated": { group: "subscriptions", direction: "server", audience: "user", isStored: true, invalidates: ["listSubscriptions", "getSubscriptionStats", "listSubscribers", "getSubscriberStats", "getPerformer", "listFollowing"] },
  "order/updated": { group: "orders", direction: "server", audience: "user", isStored: true, invalidates: ["listOrders", "listReceivedOrders", "getOrder"] },
  "payout/updated": { group: "payouts", direction: "server", audience: "user", isStored: true, invalidates: ["listPayoutRequests", "listUserPayoutRequests", "getPayoutRequest", "checkPendingPayoutRequest", "getWallet", "getBalanceExplanation", "listBalanceEntries"] },
  "notification/created": { group: "notifications", direction: "server", audience: "user", isStored: true, invalidates: [] },
  "notification/read": { group: "notifications", direction: "server", audience: "user", isStored: true, invalidates: [] },
  "notification/withdrawn": { group: "notifications", direction: "server", audience: "user", isStored: true, invalidates: ["listNotifications"] },
  "file/processed": { group: "files", direction: "server", audience: "user", isStored: true, invalidates: ["getFeedFileStatus", "getVideoFileStatus", "getMessageFileStatus", "getFeed", "getMyFeed", "getMyVideo", "listMyVideos", "viewMyReel", "listMyReels", "getMyStory", "listMyStories", "listStories", "listLibraryFiles"] },
} as const satisfies Record<string, EventRow>;
