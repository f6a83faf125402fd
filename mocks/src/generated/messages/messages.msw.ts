/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetMessageFileStatus200,
  ListMessages200,
  SendMessage201,
  SendStreamMessage201,
  StreamMessageListResponse,
  UnreadCountResponse,
  UploadMessagePhoto201,
  UploadMessageVideo201
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeleteMessageResponseMock,
  getGetMessageFileStatusResponseMock,
  getGetUnreadMessageCountResponseMock,
  getListMessagesResponseMock,
  getListPublicMessagesResponseMock,
  getListStreamMessagesResponseMock,
  getReadAllMessagesResponseMock,
  getRemoveAllStreamMessagesResponseMock,
  getSendMessageResponseMock,
  getSendStreamMessageResponseMock,
  getUploadMessagePhotoResponseMock,
  getUploadMessageVideoResponseMock
} from './messages.faker.ts';

export { getListPublicMessagesResponseMock, getListMessagesResponseMock, getSendMessageResponseMock, getUploadMessageVideoResponseMock, getUploadMessagePhotoResponseMock, getReadAllMessagesResponseMock, getListStreamMessagesResponseMock, getSendStreamMessageResponseMock, getRemoveAllStreamMessagesResponseMock, getGetUnreadMessageCountResponseMock, getDeleteMessageResponseMock, getGetMessageFileStatusResponseMock } from './messages.faker.ts';


export const getListPublicMessagesMockHandler = (overrideResponse?: StreamMessageListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamMessageListResponse> | StreamMessageListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/conversations/public/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPublicMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMessagesMockHandler = (overrideResponse?: ListMessages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMessages200> | ListMessages200), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/conversations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendMessageMockHandler = (overrideResponse?: SendMessage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendMessage201> | SendMessage201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/conversations/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadMessageVideoMockHandler = (overrideResponse?: UploadMessageVideo201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadMessageVideo201> | UploadMessageVideo201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/private/file/video', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadMessageVideoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadMessagePhotoMockHandler = (overrideResponse?: UploadMessagePhoto201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadMessagePhoto201> | UploadMessagePhoto201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/public/file/photo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadMessagePhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReadAllMessagesMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/read-all/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAllMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStreamMessagesMockHandler = (overrideResponse?: StreamMessageListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamMessageListResponse> | StreamMessageListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/stream/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStreamMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendStreamMessageMockHandler = (overrideResponse?: SendStreamMessage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendStreamMessage201> | SendStreamMessage201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/stream/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendStreamMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveAllStreamMessagesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/messages/stream/:id/remove-all-message', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveAllStreamMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUnreadMessageCountMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/total-unread-messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadMessageCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMessageMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/messages/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessageFileStatusMockHandler = (overrideResponse?: GetMessageFileStatus200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMessageFileStatus200> | GetMessageFileStatus200), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/:id/file/:fileId/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessageFileStatusResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessagesMock = () => [
  getListPublicMessagesMockHandler(),
  getListMessagesMockHandler(),
  getSendMessageMockHandler(),
  getUploadMessageVideoMockHandler(),
  getUploadMessagePhotoMockHandler(),
  getReadAllMessagesMockHandler(),
  getListStreamMessagesMockHandler(),
  getSendStreamMessageMockHandler(),
  getRemoveAllStreamMessagesMockHandler(),
  getGetUnreadMessageCountMockHandler(),
  getDeleteMessageMockHandler(),
  getGetMessageFileStatusMockHandler()
]
