/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  ReelListResponse,
  ReelResponse
} from '@fanlight/sdk/models';

import {
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
  return http.put('*/api/performer-assets/performer/reels/edit/:id', (info) => respond('updateReel', info, overrideResponse, getUpdateReelResponseMock), options)
}

export const getRemoveReelFileMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer-assets/performer/reels/remove-file/:id', (info) => respond('removeReelFile', info, overrideResponse, getRemoveReelFileResponseMock), options)
}

export const getListMyReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/search', (info) => respond('listMyReels', info, overrideResponse, getListMyReelsResponseMock), options)
}

export const getUploadReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer-assets/performer/reels/upload', (info) => respond('uploadReel', info, overrideResponse, getUploadReelResponseMock), options)
}

export const getGetReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/:id', (info) => respond('getReel', info, overrideResponse, getGetReelResponseMock), options)
}

export const getDeleteReelMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer-assets/performer/reels/:id', (info) => respond('deleteReel', info, overrideResponse, getDeleteReelResponseMock), options)
}

export const getViewMyReelMockHandler = (overrideResponse?: ReelResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelResponse> | ReelResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/performer/reels/:id/view', (info) => respond('viewMyReel', info, overrideResponse, getViewMyReelResponseMock), options)
}

export const getListReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/user/reels/search', (info) => respond('listReels', info, overrideResponse, getListReelsResponseMock), options)
}

export const getListBookmarkedReelsMockHandler = (overrideResponse?: ReelListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReelListResponse> | ReelListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/reels/bookmark', (info) => respond('listBookmarkedReels', info, overrideResponse, getListBookmarkedReelsResponseMock), options)
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
