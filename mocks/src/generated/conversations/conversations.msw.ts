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
  HttpResponse,
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
  return http.get('*/api/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateConversationMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConversationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListConversationRequestsMockHandler = (overrideResponse?: ListConversationRequests200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListConversationRequests200> | ListConversationRequests200), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptConversationRequestMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/requests/:id/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptConversationRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchConversationsMockHandler = (overrideResponse?: ConversationListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationListResponse> | ConversationListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchConversationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPerformerStreamConversationMockHandler = (overrideResponse?: StreamConversationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamConversationResponse> | StreamConversationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/stream/performer/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPerformerStreamConversationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStreamConversationMockHandler = (overrideResponse?: StreamConversationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamConversationResponse> | StreamConversationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/conversations/stream/:id/update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStreamConversationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetConversationMockHandler = (overrideResponse?: ConversationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationResponse> | ConversationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationResponseMock(),
      { status: 200
      })
  }, options)
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
