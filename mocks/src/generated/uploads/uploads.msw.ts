/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  UploadResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getAppendUploadResponseMock,
  getCancelUploadResponseMock,
  getCreateUploadResponseMock,
  getGetUploadResponseMock
} from './uploads.faker.ts';

export { getCreateUploadResponseMock, getGetUploadResponseMock, getAppendUploadResponseMock, getCancelUploadResponseMock } from './uploads.faker.ts';


export const getCreateUploadMockHandler = (overrideResponse?: UploadResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadResponse> | UploadResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', (info) => respond('createUpload', info, overrideResponse, getCreateUploadResponseMock), options)
}

export const getGetUploadMockHandler = (overrideResponse?: UploadResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UploadResponse> | UploadResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/:id', (info) => respond('getUpload', info, overrideResponse, getGetUploadResponseMock), options)
}

export const getAppendUploadMockHandler = (overrideResponse?: UploadResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UploadResponse> | UploadResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/uploads/:id', (info) => respond('appendUpload', info, overrideResponse, getAppendUploadResponseMock), options)
}

export const getCancelUploadMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/uploads/:id', (info) => respond('cancelUpload', info, overrideResponse, getCancelUploadResponseMock), options)
}
export const getUploadsMock = () => [
  getCreateUploadMockHandler(),
  getGetUploadMockHandler(),
  getAppendUploadMockHandler(),
  getCancelUploadMockHandler()
]
