/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  PerformerStoriesListResponse,
  StoryFileResponse,
  StoryListResponse,
  StoryResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateStoryResponseMock,
  getDeleteStoryResponseMock,
  getGetMyStoryResponseMock,
  getGetStoryResponseMock,
  getListMyStoriesResponseMock,
  getListStoriesResponseMock,
  getUpdateStoryResponseMock,
  getUploadStoryPhotoResponseMock,
  getUploadStoryVideoResponseMock,
  getViewStoryResponseMock
} from './stories.faker.ts';

export { getUploadStoryPhotoResponseMock, getUploadStoryVideoResponseMock, getListMyStoriesResponseMock, getCreateStoryResponseMock, getGetMyStoryResponseMock, getUpdateStoryResponseMock, getDeleteStoryResponseMock, getListStoriesResponseMock, getGetStoryResponseMock, getViewStoryResponseMock } from './stories.faker.ts';


export const getUploadStoryPhotoMockHandler = (overrideResponse?: StoryFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryFileResponse> | StoryFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/files/photo/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadStoryPhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadStoryVideoMockHandler = (overrideResponse?: StoryFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryFileResponse> | StoryFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/files/video/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadStoryVideoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListMyStoriesMockHandler = (overrideResponse?: StoryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryListResponse> | StoryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/performers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/performers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMyStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/performers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/stories/performers/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteStoryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/stories/performers/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStoriesMockHandler = (overrideResponse?: PerformerStoriesListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerStoriesListResponse> | PerformerStoriesListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/users/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getViewStoryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/users/:id/view', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getViewStoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStoriesMock = () => [
  getUploadStoryPhotoMockHandler(),
  getUploadStoryVideoMockHandler(),
  getListMyStoriesMockHandler(),
  getCreateStoryMockHandler(),
  getGetMyStoryMockHandler(),
  getUpdateStoryMockHandler(),
  getDeleteStoryMockHandler(),
  getListStoriesMockHandler(),
  getGetStoryMockHandler(),
  getViewStoryMockHandler()
]
