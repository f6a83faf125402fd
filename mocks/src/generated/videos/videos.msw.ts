/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  FileProcessingResponse,
  VideoListResponse,
  VideoResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeleteVideoResponseMock,
  getGetMyVideoResponseMock,
  getGetVideoFileStatusResponseMock,
  getGetVideoResponseMock,
  getListBookmarkedVideosResponseMock,
  getListMyVideosResponseMock,
  getListVideosResponseMock,
  getRemoveVideoFileResponseMock,
  getUpdateVideoResponseMock,
  getUploadVideoResponseMock,
  getViewMyVideoResponseMock
} from './videos.faker.ts';

export { getListVideosResponseMock, getGetVideoResponseMock, getGetVideoFileStatusResponseMock, getUpdateVideoResponseMock, getRemoveVideoFileResponseMock, getListMyVideosResponseMock, getUploadVideoResponseMock, getGetMyVideoResponseMock, getDeleteVideoResponseMock, getViewMyVideoResponseMock, getListBookmarkedVideosResponseMock } from './videos.faker.ts';


export const getListVideosMockHandler = (overrideResponse?: VideoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoListResponse> | VideoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/videos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVideosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/videos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVideoFileStatusMockHandler = (overrideResponse?: FileProcessingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FileProcessingResponse> | FileProcessingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/videos/:id/file/:fileId/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVideoFileStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/videos/edit/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveVideoFileMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/videos/remove-file/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveVideoFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyVideosMockHandler = (overrideResponse?: VideoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoListResponse> | VideoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyVideosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/videos/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadVideoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMyVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteVideoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/videos/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getViewMyVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/:id/view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getViewMyVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedVideosMockHandler = (overrideResponse?: VideoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoListResponse> | VideoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/videos/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedVideosResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVideosMock = () => [
  getListVideosMockHandler(),
  getGetVideoMockHandler(),
  getGetVideoFileStatusMockHandler(),
  getUpdateVideoMockHandler(),
  getRemoveVideoFileMockHandler(),
  getListMyVideosMockHandler(),
  getUploadVideoMockHandler(),
  getGetMyVideoMockHandler(),
  getDeleteVideoMockHandler(),
  getViewMyVideoMockHandler(),
  getListBookmarkedVideosMockHandler()
]
