/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  FeedListResponse,
  FeedResponse,
  UploadFeedPhoto201
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateFeedResponseMock,
  getDeleteFeedResponseMock,
  getGetFeedResponseMock,
  getGetMyFeedResponseMock,
  getListBookmarkedFeedsResponseMock,
  getListFeedsResponseMock,
  getListMyFeedsResponseMock,
  getListPerformerFeedsResponseMock,
  getUpdateFeedResponseMock,
  getUploadFeedPhotoResponseMock
} from './feeds.faker.ts';

export { getListMyFeedsResponseMock, getCreateFeedResponseMock, getUploadFeedPhotoResponseMock, getGetMyFeedResponseMock, getUpdateFeedResponseMock, getDeleteFeedResponseMock, getListBookmarkedFeedsResponseMock, getListFeedsResponseMock, getListPerformerFeedsResponseMock, getGetFeedResponseMock } from './feeds.faker.ts';


export const getListMyFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeedResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedPhotoMockHandler = (overrideResponse?: UploadFeedPhoto201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadFeedPhoto201> | UploadFeedPhoto201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/photo/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedPhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMyFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/feeds/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPerformerFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/search/:username', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPerformerFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFeedResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFeedsMock = () => [
  getListMyFeedsMockHandler(),
  getCreateFeedMockHandler(),
  getUploadFeedPhotoMockHandler(),
  getGetMyFeedMockHandler(),
  getUpdateFeedMockHandler(),
  getDeleteFeedMockHandler(),
  getListBookmarkedFeedsMockHandler(),
  getListFeedsMockHandler(),
  getListPerformerFeedsMockHandler(),
  getGetFeedMockHandler()
]
