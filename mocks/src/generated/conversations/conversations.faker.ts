/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ConversationListResponse,
  ConversationResponse,
  ListConversationRequests200,
  StreamConversationResponse
} from '@fanlight/sdk/models';

import {
  getConversationListMock,
  getConversationMock,
  getConversationRequestListMock,
  getStreamConversationMock
} from '../schemas/index.faker.ts';


export const getListConversationsResponseMock = (overrideResponse: Partial<Extract<ConversationListResponse, object>> = {}): ConversationListResponse => ({data: { ...getConversationListMock() }, ...overrideResponse})

export const getCreateConversationResponseMock = (overrideResponse: Partial<Extract<ConversationResponse, object>> = {}): ConversationResponse => ({data: { ...getConversationMock() }, ...overrideResponse})

export const getListConversationRequestsResponseMock = (overrideResponse: Partial<Extract<ListConversationRequests200, object>> = {}): ListConversationRequests200 => ({data: { ...getConversationRequestListMock() }, ...overrideResponse})

export const getAcceptConversationRequestResponseMock = (overrideResponse: Partial<Extract<ConversationResponse, object>> = {}): ConversationResponse => ({data: { ...getConversationMock() }, ...overrideResponse})

export const getSearchConversationsResponseMock = (overrideResponse: Partial<Extract<ConversationListResponse, object>> = {}): ConversationListResponse => ({data: { ...getConversationListMock() }, ...overrideResponse})

export const getGetPerformerStreamConversationResponseMock = (overrideResponse: Partial<Extract<StreamConversationResponse, object>> = {}): StreamConversationResponse => ({data: { ...getStreamConversationMock() }, ...overrideResponse})

export const getUpdateStreamConversationResponseMock = (overrideResponse: Partial<Extract<StreamConversationResponse, object>> = {}): StreamConversationResponse => ({data: { ...getStreamConversationMock() }, ...overrideResponse})

export const getGetConversationResponseMock = (overrideResponse: Partial<Extract<ConversationResponse, object>> = {}): ConversationResponse => ({data: { ...getConversationMock() }, ...overrideResponse})

