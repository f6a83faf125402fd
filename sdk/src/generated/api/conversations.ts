// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The viewer's conversations, latest message first.
 *
 * Message requests that the viewer has not opened yet are left out; they have their own list (rule C1).
 */
export const listConversations = "GET /conversations" as Route<"listConversations">;

/**
 * Start a conversation with a user.
 *
 * Two users have one conversation; an existing one is returned.
 */
export const createConversation = "POST /conversations" as Route<"createConversation">;

/**
 * Private requests that the viewer has not opened yet, latest first.
 *
 * First messages from fans whom the performer neither follows nor has as subscribers (rule C1).
 */
export const listConversationRequests = "GET /conversations/requests" as Route<"listConversationRequests">;

/**
 * Open a private request.
 *
 * The conversation moves from the requests to the viewer's conversations.
 */
export const acceptConversationRequest = "POST /conversations/requests/{id}/accept" as Route<"acceptConversationRequest">;

/**
 * Find conversations by the name or username of the other participant.
 *
 * Message requests that the viewer has not opened yet are left out (rule C1).
 */
export const searchConversations = "GET /conversations/search" as Route<"searchConversations">;

/**
 * The room of a performer's streams.
 *
 * A performer has one room for all streams, which exists before the first one. It contains the messages of the current or last stream.
 */
export const getPerformerStreamConversation = "GET /conversations/stream/performer/{id}" as Route<"getPerformerStreamConversation">;

/** Change the rules of the performer's own room. */
export const updateStreamConversation = "PUT /conversations/stream/{id}/update" as Route<"updateStreamConversation">;

/** One conversation, as the viewer sees it. */
export const getConversation = "GET /conversations/{id}" as Route<"getConversation">;
