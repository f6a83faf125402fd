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
  getFileProcessingMock,
  getMessageFileMock,
  getMessageListMock,
  getMessageMock,
  getStreamMessageListMock,
  getStreamMessageMock,
  getUnreadCountMock
} from '../schemas/index.faker.ts';


export const getListPublicMessagesResponseMock = (overrideResponse: Partial<Extract<StreamMessageListResponse, object>> = {}): StreamMessageListResponse => ({data: { ...getStreamMessageListMock() }, ...overrideResponse})

export const getListMessagesResponseMock = (overrideResponse: Partial<Extract<ListMessages200, object>> = {}): ListMessages200 => ({data: { ...getMessageListMock() }, ...overrideResponse})

export const getSendMessageResponseMock = (overrideResponse: Partial<Extract<SendMessage201, object>> = {}): SendMessage201 => ({data: { ...getMessageMock() }, ...overrideResponse})

export const getUploadMessageVideoResponseMock = (overrideResponse: Partial<Extract<UploadMessageVideo201, object>> = {}): UploadMessageVideo201 => ({data: { ...getMessageFileMock() }, ...overrideResponse})

export const getUploadMessagePhotoResponseMock = (overrideResponse: Partial<Extract<UploadMessagePhoto201, object>> = {}): UploadMessagePhoto201 => ({data: { ...getMessageFileMock() }, ...overrideResponse})

export const getReadAllMessagesResponseMock = (overrideResponse: Partial<Extract<UnreadCountResponse, object>> = {}): UnreadCountResponse => ({data: { ...getUnreadCountMock() }, ...overrideResponse})

export const getListStreamMessagesResponseMock = (overrideResponse: Partial<Extract<StreamMessageListResponse, object>> = {}): StreamMessageListResponse => ({data: { ...getStreamMessageListMock() }, ...overrideResponse})

export const getSendStreamMessageResponseMock = (overrideResponse: Partial<Extract<SendStreamMessage201, object>> = {}): SendStreamMessage201 => ({data: { ...getStreamMessageMock() }, ...overrideResponse})

export const getRemoveAllStreamMessagesResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getGetUnreadMessageCountResponseMock = (overrideResponse: Partial<Extract<UnreadCountResponse, object>> = {}): UnreadCountResponse => ({data: { ...getUnreadCountMock() }, ...overrideResponse})

export const getDeleteMessageResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getGetMessageFileStatusResponseMock = (overrideResponse: Partial<Extract<GetMessageFileStatus200, object>> = {}): GetMessageFileStatus200 => ({data: { ...getFileProcessingMock() }, ...overrideResponse})

