/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Conversation,
  ConversationList,
  ConversationRequestList,
  StreamConversation
} from '../fanlight.schemas.ts';


/**
 * @summary The viewer's conversations, latest message first
 */
export const ListConversationsResponse = /*#__PURE__*/ zod.object({
  "data": ConversationList
})

/**
 * @summary Start a conversation with a user
 */
export const CreateConversationResponse = /*#__PURE__*/ zod.object({
  "data": Conversation
})

/**
 * @summary Private requests that the viewer has not opened yet, latest first
 */
export const ListConversationRequestsResponse = /*#__PURE__*/ zod.object({
  "data": ConversationRequestList
})

/**
 * @summary Open a private request
 */
export const AcceptConversationRequestResponse = /*#__PURE__*/ zod.object({
  "data": Conversation
})

/**
 * @summary Find conversations by the name or username of the other participant
 */
export const SearchConversationsResponse = /*#__PURE__*/ zod.object({
  "data": ConversationList
})

/**
 * @summary The room of a performer's streams
 */
export const GetPerformerStreamConversationResponse = /*#__PURE__*/ zod.object({
  "data": StreamConversation
})

/**
 * @summary Change the rules of the performer's own room
 */
export const UpdateStreamConversationResponse = /*#__PURE__*/ zod.object({
  "data": StreamConversation
})

/**
 * @summary One conversation, as the viewer sees it
 */
export const GetConversationResponse = /*#__PURE__*/ zod.object({
  "data": Conversation
})

