/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  FeedListResponse,
  FeedResponse,
  UploadFeedPhoto201
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/performer/feeds', (info) => respond('listMyFeeds', info, overrideResponse, getListMyFeedsResponseMock), options)
}

export const getCreateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds', (info) => respond('createFeed', info, overrideResponse, getCreateFeedResponseMock), options)
}

export const getUploadFeedPhotoMockHandler = (overrideResponse?: UploadFeedPhoto201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadFeedPhoto201> | UploadFeedPhoto201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/photo/upload', (info) => respond('uploadFeedPhoto', info, overrideResponse, getUploadFeedPhotoResponseMock), options)
}

export const getGetMyFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds/:id', (info) => respond('getMyFeed', info, overrideResponse, getGetMyFeedResponseMock), options)
}

export const getUpdateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/feeds/:id', (info) => respond('updateFeed', info, overrideResponse, getUpdateFeedResponseMock), options)
}

export const getDeleteFeedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/feeds/:id', (info) => respond('deleteFeed', info, overrideResponse, getDeleteFeedResponseMock), options)
}

export const getListBookmarkedFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/feeds/bookmark', (info) => respond('listBookmarkedFeeds', info, overrideResponse, getListBookmarkedFeedsResponseMock), options)
}

export const getListFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds', (info) => respond('listFeeds', info, overrideResponse, getListFeedsResponseMock), options)
}

export const getListPerformerFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/search/:username', (info) => respond('listPerformerFeeds', info, overrideResponse, getListPerformerFeedsResponseMock), options)
}

export const getGetFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id', (info) => respond('getFeed', info, overrideResponse, getGetFeedResponseMock), options)
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
