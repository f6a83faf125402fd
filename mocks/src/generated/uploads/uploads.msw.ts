/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  UploadResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetUploadMockHandler = (overrideResponse?: UploadResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UploadResponse> | UploadResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAppendUploadMockHandler = (overrideResponse?: UploadResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UploadResponse> | UploadResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/uploads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAppendUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelUploadMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/uploads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelUploadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadsMock = () => [
  getCreateUploadMockHandler(),
  getGetUploadMockHandler(),
  getAppendUploadMockHandler(),
  getCancelUploadMockHandler()
]
