/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ConversationCreateRequest,
  StreamConversationUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The reader's conversations, latest message first
 */
export const listConversationsQueryLimitDefault = 20;
export const listConversationsQueryLimitMax = 100;

export const listConversationsQueryOffsetDefault = 0;
export const listConversationsQueryOffsetMin = 0;
export const listConversationsQueryOffsetMax = 10000;

export const listConversationsQueryCursorMax = 200;



export const ListConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationsQueryLimitMax)), listConversationsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listConversationsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listConversationsQueryOffsetMax)), listConversationsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['lastMessageAt', 'createdAt']))
})

/**
 * @summary Begin a conversation with somebody
 */
export const CreateConversationBody = ConversationCreateRequest

/**
 * @summary Private requests that the reader has not opened yet, latest first
 */
export const listConversationRequestsQueryLimitDefault = 20;
export const listConversationRequestsQueryLimitMax = 100;

export const listConversationRequestsQueryOffsetDefault = 0;
export const listConversationRequestsQueryOffsetMin = 0;
export const listConversationRequestsQueryOffsetMax = 10000;

export const listConversationRequestsQueryCursorMax = 200;



export const ListConversationRequestsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationRequestsQueryLimitMax)), listConversationRequestsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listConversationRequestsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listConversationRequestsQueryOffsetMax)), listConversationRequestsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationRequestsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Open a private request
 */
export const acceptConversationRequestPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const AcceptConversationRequestParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(acceptConversationRequestPathIdRegExp))
})

/**
 * @summary Find conversations by the name or username of the other person
 */
export const searchConversationsQueryLimitDefault = 20;
export const searchConversationsQueryLimitMax = 100;

export const searchConversationsQueryOffsetDefault = 0;
export const searchConversationsQueryOffsetMin = 0;
export const searchConversationsQueryOffsetMax = 10000;

export const searchConversationsQueryCursorMax = 200;

export const searchConversationsQueryQMax = 100;



export const SearchConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchConversationsQueryLimitMax)), searchConversationsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(searchConversationsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(searchConversationsQueryOffsetMax)), searchConversationsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchConversationsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['lastMessageAt', 'createdAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchConversationsQueryQMax)))
})

/**
 * @summary The room of a performer's streams
 */
export const getPerformerStreamConversationPathIdMax = 30;



export const GetPerformerStreamConversationParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPerformerStreamConversationPathIdMax))
})

/**
 * @summary Change the rules of one's own room
 */
export const updateStreamConversationPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateStreamConversationParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStreamConversationPathIdRegExp))
})

export const UpdateStreamConversationBody = StreamConversationUpdateRequest

/**
 * @summary One conversation, as the reader sees it
 */
export const getConversationPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetConversationParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getConversationPathIdRegExp))
})

