/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ConversationListResponse,
  ConversationResponse,
  ListConversationRequests200,
  StreamConversationResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getAcceptConversationRequestResponseMock,
  getCreateConversationResponseMock,
  getGetConversationResponseMock,
  getGetPerformerStreamConversationResponseMock,
  getListConversationRequestsResponseMock,
  getListConversationsResponseMock,
  getSearchConversationsResponseMock,
  getUpdateStreamConversationResponseMock
} from './conversations.faker.ts';

export { getListConversationsResponseMock, getCreateConversationResponseMock, getListConversationRequestsResponseMock, getAcceptConversationRequestResponseMock, getSearchConversationsResponseMock, getGetPerformerStreamConversationResponseMock, getUpdateStreamConversationResponseMock, getGetConversationResponseMock } from './conversations.faker.ts';


export const getListConversationsMockHandler = (overrideResponse?: ConversationListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationListResponse> | ConversationListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations', (info) => respond('listConversations', info, overrideResponse, getListConversationsResponseMock), options)
}

export const getCreateConversationMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations', (info) => respond('createConversation', info, overrideResponse, getCreateConversationResponseMock), options)
}

export const getListConversationRequestsMockHandler = (overrideResponse?: ListConversationRequests200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListConversationRequests200> | ListConversationRequests200), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/requests', (info) => respond('listConversationRequests', info, overrideResponse, getListConversationRequestsResponseMock), options)
}

export const getAcceptConversationRequestMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/requests/:id/accept', (info) => respond('acceptConversationRequest', info, overrideResponse, getAcceptConversationRequestResponseMock), options)
}

export const getSearchConversationsMockHandler = (overrideResponse?: ConversationListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationListResponse> | ConversationListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/search', (info) => respond('searchConversations', info, overrideResponse, getSearchConversationsResponseMock), options)
}

export const getGetPerformerStreamConversationMockHandler = (overrideResponse?: StreamConversationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamConversationResponse> | StreamConversationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/stream/performer/:id', (info) => respond('getPerformerStreamConversation', info, overrideResponse, getGetPerformerStreamConversationResponseMock), options)
}

export const getUpdateStreamConversationMockHandler = (overrideResponse?: StreamConversationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamConversationResponse> | StreamConversationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/conversations/stream/:id/update', (info) => respond('updateStreamConversation', info, overrideResponse, getUpdateStreamConversationResponseMock), options)
}

export const getGetConversationMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:id', (info) => respond('getConversation', info, overrideResponse, getGetConversationResponseMock), options)
}
export const getConversationsMock = () => [
  getListConversationsMockHandler(),
  getCreateConversationMockHandler(),
  getListConversationRequestsMockHandler(),
  getAcceptConversationRequestMockHandler(),
  getSearchConversationsMockHandler(),
  getGetPerformerStreamConversationMockHandler(),
  getUpdateStreamConversationMockHandler(),
  getGetConversationMockHandler()
]
