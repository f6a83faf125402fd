/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  PerformerStoriesListResponse,
  StoryFileResponse,
  StoryListResponse,
  StoryResponse
} from '@fanlight/sdk/models';

import {
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
  return http.post('*/api/stories/files/photo/upload', (info) => respond('uploadStoryPhoto', info, overrideResponse, getUploadStoryPhotoResponseMock), options)
}

export const getUploadStoryVideoMockHandler = (overrideResponse?: StoryFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryFileResponse> | StoryFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/files/video/upload', (info) => respond('uploadStoryVideo', info, overrideResponse, getUploadStoryVideoResponseMock), options)
}

export const getListMyStoriesMockHandler = (overrideResponse?: StoryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryListResponse> | StoryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/performers', (info) => respond('listMyStories', info, overrideResponse, getListMyStoriesResponseMock), options)
}

export const getCreateStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/performers', (info) => respond('createStory', info, overrideResponse, getCreateStoryResponseMock), options)
}

export const getGetMyStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/performers/:id', (info) => respond('getMyStory', info, overrideResponse, getGetMyStoryResponseMock), options)
}

export const getUpdateStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/stories/performers/:id', (info) => respond('updateStory', info, overrideResponse, getUpdateStoryResponseMock), options)
}

export const getDeleteStoryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/stories/performers/:id', (info) => respond('deleteStory', info, overrideResponse, getDeleteStoryResponseMock), options)
}

export const getListStoriesMockHandler = (overrideResponse?: PerformerStoriesListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerStoriesListResponse> | PerformerStoriesListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/users', (info) => respond('listStories', info, overrideResponse, getListStoriesResponseMock), options)
}

export const getGetStoryMockHandler = (overrideResponse?: StoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryResponse> | StoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stories/users/:id', (info) => respond('getStory', info, overrideResponse, getGetStoryResponseMock), options)
}

export const getViewStoryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stories/users/:id/view', (info) => respond('viewStory', info, overrideResponse, getViewStoryResponseMock), options)
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
