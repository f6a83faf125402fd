/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  MessageCreateRequest,
  MessagePhotoUpload,
  MessageVideoUpload,
  StreamMessageCreateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The messages in the room of a public stream, latest first
 */
export const listPublicMessagesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListPublicMessagesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPublicMessagesPathIdRegExp))
})

export const listPublicMessagesQueryLimitDefault = 25;
export const listPublicMessagesQueryLimitMax = 100;

export const listPublicMessagesQueryOffsetDefault = 0;
export const listPublicMessagesQueryOffsetMin = 0;
export const listPublicMessagesQueryOffsetMax = 10000;

export const listPublicMessagesQueryCursorMax = 200;



export const ListPublicMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicMessagesQueryLimitMax)), listPublicMessagesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPublicMessagesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPublicMessagesQueryOffsetMax)), listPublicMessagesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPublicMessagesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary The messages of a conversation, latest first
 */
export const listMessagesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListMessagesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listMessagesPathIdRegExp))
})

export const listMessagesQueryLimitDefault = 25;
export const listMessagesQueryLimitMax = 100;

export const listMessagesQueryOffsetDefault = 0;
export const listMessagesQueryOffsetMin = 0;
export const listMessagesQueryOffsetMax = 10000;

export const listMessagesQueryCursorMax = 200;



export const ListMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQueryLimitMax)), listMessagesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMessagesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMessagesQueryOffsetMax)), listMessagesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMessagesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Send a message
 */
export const sendMessagePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const SendMessageParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendMessagePathIdRegExp))
})

export const SendMessageBody = MessageCreateRequest

/**
 * @summary Upload a video for a message
 */
export const UploadMessageVideoBody = MessageVideoUpload

/**
 * @summary Upload a photo for a message
 */
export const UploadMessagePhotoBody = MessagePhotoUpload

/**
 * @summary Mark all messages of a conversation seen
 */
export const readAllMessagesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ReadAllMessagesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readAllMessagesPathIdRegExp))
})

/**
 * @summary The messages in the room of a stream, latest first
 */
export const listStreamMessagesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListStreamMessagesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStreamMessagesPathIdRegExp))
})

export const listStreamMessagesQueryLimitDefault = 25;
export const listStreamMessagesQueryLimitMax = 100;

export const listStreamMessagesQueryOffsetDefault = 0;
export const listStreamMessagesQueryOffsetMin = 0;
export const listStreamMessagesQueryOffsetMax = 10000;

export const listStreamMessagesQueryCursorMax = 200;



export const ListStreamMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStreamMessagesQueryLimitMax)), listStreamMessagesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listStreamMessagesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listStreamMessagesQueryOffsetMax)), listStreamMessagesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStreamMessagesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Write in the chat of a stream
 */
export const sendStreamMessagePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const SendStreamMessageParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendStreamMessagePathIdRegExp))
})

export const SendStreamMessageBody = StreamMessageCreateRequest

/**
 * @summary Empty one's own room
 */
export const removeAllStreamMessagesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const RemoveAllStreamMessagesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeAllStreamMessagesPathIdRegExp))
})

/**
 * @summary Delete one's own message, or any in one's own stream
 */
export const deleteMessagePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteMessageParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteMessagePathIdRegExp))
})

/**
 * @summary How far the file of a message is processed
 */
export const getMessageFileStatusPathIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const getMessageFileStatusPathFileIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMessageFileStatusParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMessageFileStatusPathIdRegExp)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMessageFileStatusPathFileIdRegExp))
})

