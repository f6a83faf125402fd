/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  FileProcessing,
  Message,
  MessageFile,
  MessageList,
  StreamMessage,
  StreamMessageList,
  UnreadCount
} from '../fanlight.schemas.ts';


/**
 * @summary The messages in the room of a public stream, latest first
 */
export const ListPublicMessagesResponse = /*#__PURE__*/ zod.object({
  "data": StreamMessageList
})

/**
 * @summary The messages of a conversation, latest first
 */
export const ListMessagesResponse = /*#__PURE__*/ zod.object({
  "data": MessageList
})

/**
 * @summary Send a message
 */
export const SendMessageResponse = /*#__PURE__*/ zod.object({
  "data": Message
})

/**
 * @summary Upload a video for a message
 */
export const UploadMessageVideoResponse = /*#__PURE__*/ zod.object({
  "data": MessageFile
})

/**
 * @summary Upload a photo for a message
 */
export const UploadMessagePhotoResponse = /*#__PURE__*/ zod.object({
  "data": MessageFile
})

/**
 * @summary Mark all messages of a conversation as read
 */
export const ReadAllMessagesResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary The messages in the room of a stream, latest first
 */
export const ListStreamMessagesResponse = /*#__PURE__*/ zod.object({
  "data": StreamMessageList
})

/**
 * @summary Send a chat message in a stream
 */
export const SendStreamMessageResponse = /*#__PURE__*/ zod.object({
  "data": StreamMessage
})

/**
 * @summary Delete all messages of the performer's own room
 */
export const RemoveAllStreamMessagesResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary The number of the viewer's unread messages
 */
export const GetUnreadMessageCountResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary Delete the viewer's own message, or any message in the viewer's own stream
 */
export const DeleteMessageResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary The processing status of a message's file
 */
export const GetMessageFileStatusResponse = /*#__PURE__*/ zod.object({
  "data": FileProcessing
})

