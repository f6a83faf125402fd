/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ReelListResponse,
  ReelResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeleteReelResponseMock,
  getGetReelResponseMock,
  getListBookmarkedReelsResponseMock,
  getListMyReelsResponseMock,
  getListReelsResponseMock,
  getRemoveReelFileResponseMock,
  getUpdateReelResponseMock,
  getUploadReelResponseMock,
  getViewMyReelResponseMock
} from './reels.faker.ts';

export { getUpdateReelResponseMock, getRemoveReelFileResponseMock, getListMyReelsResponseMock, getUploadReelResponseMock, getGetReelResponseMock, getDeleteReelResponseMock, getViewMyReelResponseMock, getListReelsResponseMock, getListBookmarkedReelsResponseMock } from './reels.faker.ts';


export const getUpdateReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer-assets/performer/reels/edit/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveReelFileMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer-assets/performer/reels/remove-file/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveReelFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyReelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer-assets/performer/reels/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadReelResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteReelMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer-assets/performer/reels/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteReelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getViewMyReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/:id/view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getViewMyReelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/user/reels/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/reels/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedReelsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReelsMock = () => [
  getUpdateReelMockHandler(),
  getRemoveReelFileMockHandler(),
  getListMyReelsMockHandler(),
  getUploadReelMockHandler(),
  getGetReelMockHandler(),
  getDeleteReelMockHandler(),
  getViewMyReelMockHandler(),
  getListReelsMockHandler(),
  getListBookmarkedReelsMockHandler()
]
