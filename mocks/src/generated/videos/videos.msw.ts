/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  FileProcessingResponse,
  VideoListResponse,
  VideoResponse
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/performer-assets/videos/search', (info) => respond('listVideos', info, overrideResponse, getListVideosResponseMock), options)
}

export const getGetVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/videos/:id', (info) => respond('getVideo', info, overrideResponse, getGetVideoResponseMock), options)
}

export const getGetVideoFileStatusMockHandler = (overrideResponse?: FileProcessingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FileProcessingResponse> | FileProcessingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/videos/:id/file/:fileId/status', (info) => respond('getVideoFileStatus', info, overrideResponse, getGetVideoFileStatusResponseMock), options)
}

export const getUpdateVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/videos/edit/:id', (info) => respond('updateVideo', info, overrideResponse, getUpdateVideoResponseMock), options)
}

export const getRemoveVideoFileMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/videos/remove-file/:id', (info) => respond('removeVideoFile', info, overrideResponse, getRemoveVideoFileResponseMock), options)
}

export const getListMyVideosMockHandler = (overrideResponse?: VideoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoListResponse> | VideoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/search', (info) => respond('listMyVideos', info, overrideResponse, getListMyVideosResponseMock), options)
}

export const getUploadVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/videos/upload', (info) => respond('uploadVideo', info, overrideResponse, getUploadVideoResponseMock), options)
}

export const getGetMyVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/:id', (info) => respond('getMyVideo', info, overrideResponse, getGetMyVideoResponseMock), options)
}

export const getDeleteVideoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/videos/:id', (info) => respond('deleteVideo', info, overrideResponse, getDeleteVideoResponseMock), options)
}

export const getViewMyVideoMockHandler = (overrideResponse?: VideoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoResponse> | VideoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/videos/:id/view', (info) => respond('viewMyVideo', info, overrideResponse, getViewMyVideoResponseMock), options)
}

export const getListBookmarkedVideosMockHandler = (overrideResponse?: VideoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VideoListResponse> | VideoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/videos/bookmark', (info) => respond('listBookmarkedVideos', info, overrideResponse, getListBookmarkedVideosResponseMock), options)
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
