/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

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
  return http.get('*/api/messages/conversations/public/:id', (info) => respond('listPublicMessages', info, overrideResponse, getListPublicMessagesResponseMock), options)
}

export const getListMessagesMockHandler = (overrideResponse?: ListMessages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMessages200> | ListMessages200), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/conversations/:id', (info) => respond('listMessages', info, overrideResponse, getListMessagesResponseMock), options)
}

export const getSendMessageMockHandler = (overrideResponse?: SendMessage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendMessage201> | SendMessage201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/conversations/:id', (info) => respond('sendMessage', info, overrideResponse, getSendMessageResponseMock), options)
}

export const getUploadMessageVideoMockHandler = (overrideResponse?: UploadMessageVideo201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadMessageVideo201> | UploadMessageVideo201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/private/file/video', (info) => respond('uploadMessageVideo', info, overrideResponse, getUploadMessageVideoResponseMock), options)
}

export const getUploadMessagePhotoMockHandler = (overrideResponse?: UploadMessagePhoto201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadMessagePhoto201> | UploadMessagePhoto201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/public/file/photo', (info) => respond('uploadMessagePhoto', info, overrideResponse, getUploadMessagePhotoResponseMock), options)
}

export const getReadAllMessagesMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/read-all/:id', (info) => respond('readAllMessages', info, overrideResponse, getReadAllMessagesResponseMock), options)
}

export const getListStreamMessagesMockHandler = (overrideResponse?: StreamMessageListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamMessageListResponse> | StreamMessageListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/stream/:id', (info) => respond('listStreamMessages', info, overrideResponse, getListStreamMessagesResponseMock), options)
}

export const getSendStreamMessageMockHandler = (overrideResponse?: SendStreamMessage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendStreamMessage201> | SendStreamMessage201), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/stream/:id', (info) => respond('sendStreamMessage', info, overrideResponse, getSendStreamMessageResponseMock), options)
}

export const getRemoveAllStreamMessagesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/messages/stream/:id/remove-all-message', (info) => respond('removeAllStreamMessages', info, overrideResponse, getRemoveAllStreamMessagesResponseMock), options)
}

export const getGetUnreadMessageCountMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/total-unread-messages', (info) => respond('getUnreadMessageCount', info, overrideResponse, getGetUnreadMessageCountResponseMock), options)
}

export const getDeleteMessageMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/messages/:id', (info) => respond('deleteMessage', info, overrideResponse, getDeleteMessageResponseMock), options)
}

export const getGetMessageFileStatusMockHandler = (overrideResponse?: GetMessageFileStatus200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMessageFileStatus200> | GetMessageFileStatus200), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/:id/file/:fileId/status', (info) => respond('getMessageFileStatus', info, overrideResponse, getGetMessageFileStatusResponseMock), options)
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
