// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The messages in the room of a public stream, latest first.
 *
 * For visitors, who are not logged in. Rooms of streams that are not public return 403.
 */
export const listPublicMessages = "GET /messages/conversations/public/{id}" as Route<"listPublicMessages">;

/** The messages of a conversation, latest first. */
export const listMessages = "GET /messages/conversations/{id}" as Route<"listMessages">;

/**
 * Send a message.
 *
 * Text, photos or one video. A performer may set a price; the message stays locked until it is bought (rule C2). A repeated request with the same `clientKey` returns the first message. Returns 403 if either participant has blocked the other.
 */
export const sendMessage = "POST /messages/conversations/{id}" as Route<"sendMessage">;

/**
 * Upload a video for a message.
 *
 * A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message contains it.
 */
export const uploadMessageVideo = "POST /messages/private/file/video multipart" as Route<"uploadMessageVideo">;

/**
 * Upload a photo for a message.
 *
 * The photo is deleted after a day unless a message contains it.
 */
export const uploadMessagePhoto = "POST /messages/public/file/photo multipart" as Route<"uploadMessagePhoto">;

/**
 * Mark all messages of a conversation as read.
 *
 * Returns the number of unread messages in all conversations.
 */
export const readAllMessages = "POST /messages/read-all/{id}" as Route<"readAllMessages">;

/** The messages in the room of a stream, latest first. */
export const listStreamMessages = "GET /messages/stream/{id}" as Route<"listStreamMessages">;

/**
 * Send a chat message in a stream.
 *
 * Subject to slow mode, mutes and bans (rule S3). A repeated request with the same `clientKey` returns the first message.
 */
export const sendStreamMessage = "POST /messages/stream/{id}" as Route<"sendStreamMessage">;

/** Delete all messages of the performer's own room. */
export const removeAllStreamMessages = "DELETE /messages/stream/{id}/remove-all-message" as Route<"removeAllStreamMessages">;

/**
 * The number of the viewer's unread messages.
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

/** The processing status of a message's file. */
export const getMessageFileStatus = "GET /messages/{id}/file/{fileId}/status" as Route<"getMessageFileStatus">;
