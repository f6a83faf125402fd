// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The messages in the room of a public stream, latest first.
 *
 * For visitors without a login. Rooms of streams that are not public answer 403.
 */
export const listPublicMessages = "GET /messages/conversations/public/{id}" as Route<"listPublicMessages">;

/** The messages of a conversation, latest first. */
export const listMessages = "GET /messages/conversations/{id}" as Route<"listMessages">;

/**
 * Send a message.
 *
 * Text, photos or one video; a performer may set a price, and the message stays locked until it is bought (rule C2).
 * Sent again with the same `clientKey`, it answers the first message again. 403 where one of the two blocked the other.
 */
export const sendMessage = "POST /messages/conversations/{id}" as Route<"sendMessage">;

/**
 * Upload a video for a message.
 *
 * A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message names it.
 */
export const uploadMessageVideo = "POST /messages/private/file/video multipart" as Route<"uploadMessageVideo">;

/**
 * Upload a photo for a message.
 *
 * The photo is deleted after a day unless a message names it.
 */
export const uploadMessagePhoto = "POST /messages/public/file/photo multipart" as Route<"uploadMessagePhoto">;

/**
 * Mark all messages of a conversation seen.
 *
 * Answers how many messages are unread now in all conversations.
 */
export const readAllMessages = "POST /messages/read-all/{id}" as Route<"readAllMessages">;

/** The messages in the room of a stream, latest first. */
export const listStreamMessages = "GET /messages/stream/{id}" as Route<"listStreamMessages">;

/**
 * Send a chat message in a stream.
 *
 * Slow mode, mutes and bans decide (rule S3). Sent again with the same `clientKey`, it answers the first message again.
 */
export const sendStreamMessage = "POST /messages/stream/{id}" as Route<"sendStreamMessage">;

/** Delete all messages of the performer's own room. */
export const removeAllStreamMessages = "DELETE /messages/stream/{id}/remove-all-message" as Route<"removeAllStreamMessages">;

/**
 * How many messages the viewer has not seen.
 *
 * In all conversations; private requests do not count until they are opened.
 */
export const getUnreadMessageCount = "GET /messages/total-unread-messages" as Route<"getUnreadMessageCount">;

/**
 * Delete the viewer's own message, or any message in the viewer's own stream.
 *
 * In a conversation the message is removed from the list; in a stream a notice replaces it (rule C3). Buyers keep bought messages.
 */
export const deleteMessage = "DELETE /messages/{id}" as Route<"deleteMessage">;

/** How far the file of a message is processed. */
export const getMessageFileStatus = "GET /messages/{id}/file/{fileId}/status" as Route<"getMessageFileStatus">;
