/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  FeedFileResponse,
  FeedListResponse,
  FeedPollResponse,
  FeedResponse,
  FileProcessingResponse,
  GetHashtagSuggestions200,
  GetPlannedFeeds200,
  HashtagListResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateFeedPollResponseMock,
  getCreateFeedResponseMock,
  getCreateHashtagsResponseMock,
  getDeleteFeedResponseMock,
  getGetFeedFileStatusResponseMock,
  getGetFeedResponseMock,
  getGetHashtagSuggestionsResponseMock,
  getGetMyFeedResponseMock,
  getGetPlannedFeedsResponseMock,
  getListBookmarkedFeedsResponseMock,
  getListFeedsResponseMock,
  getListMyFeedsResponseMock,
  getListPerformerFeedsResponseMock,
  getPinFeedResponseMock,
  getUnpinFeedResponseMock,
  getUpdateFeedResponseMock,
  getUploadFeedAudioResponseMock,
  getUploadFeedPhotoResponseMock,
  getUploadFeedTeaserResponseMock,
  getUploadFeedThumbnailResponseMock,
  getUploadFeedVideoResponseMock,
  getVoteFeedPollResponseMock
} from './feeds.faker.ts';

export { getCreateHashtagsResponseMock, getGetHashtagSuggestionsResponseMock, getListMyFeedsResponseMock, getCreateFeedResponseMock, getUploadFeedAudioResponseMock, getUploadFeedPhotoResponseMock, getGetPlannedFeedsResponseMock, getCreateFeedPollResponseMock, getUploadFeedTeaserResponseMock, getUploadFeedThumbnailResponseMock, getUploadFeedVideoResponseMock, getGetMyFeedResponseMock, getUpdateFeedResponseMock, getDeleteFeedResponseMock, getPinFeedResponseMock, getUnpinFeedResponseMock, getListBookmarkedFeedsResponseMock, getListFeedsResponseMock, getListPerformerFeedsResponseMock, getVoteFeedPollResponseMock, getGetFeedResponseMock, getGetFeedFileStatusResponseMock } from './feeds.faker.ts';


export const getCreateHashtagsMockHandler = (overrideResponse?: HashtagListResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HashtagListResponse> | HashtagListResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/hashtags/create', (info) => respond('createHashtags', info, overrideResponse, getCreateHashtagsResponseMock), options)
}

export const getGetHashtagSuggestionsMockHandler = (overrideResponse?: GetHashtagSuggestions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetHashtagSuggestions200> | GetHashtagSuggestions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/hashtags/suggestions', (info) => respond('getHashtagSuggestions', info, overrideResponse, getGetHashtagSuggestionsResponseMock), options)
}

export const getListMyFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds', (info) => respond('listMyFeeds', info, overrideResponse, getListMyFeedsResponseMock), options)
}

export const getCreateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds', (info) => respond('createFeed', info, overrideResponse, getCreateFeedResponseMock), options)
}

export const getUploadFeedAudioMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/audio/upload', (info) => respond('uploadFeedAudio', info, overrideResponse, getUploadFeedAudioResponseMock), options)
}

export const getUploadFeedPhotoMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/photo/upload', (info) => respond('uploadFeedPhoto', info, overrideResponse, getUploadFeedPhotoResponseMock), options)
}

export const getGetPlannedFeedsMockHandler = (overrideResponse?: GetPlannedFeeds200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlannedFeeds200> | GetPlannedFeeds200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds/planned', (info) => respond('getPlannedFeeds', info, overrideResponse, getGetPlannedFeedsResponseMock), options)
}

export const getCreateFeedPollMockHandler = (overrideResponse?: FeedPollResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedPollResponse> | FeedPollResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/polls', (info) => respond('createFeedPoll', info, overrideResponse, getCreateFeedPollResponseMock), options)
}

export const getUploadFeedTeaserMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/teaser/upload', (info) => respond('uploadFeedTeaser', info, overrideResponse, getUploadFeedTeaserResponseMock), options)
}

export const getUploadFeedThumbnailMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/thumbnail/upload', (info) => respond('uploadFeedThumbnail', info, overrideResponse, getUploadFeedThumbnailResponseMock), options)
}

export const getUploadFeedVideoMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/video/upload', (info) => respond('uploadFeedVideo', info, overrideResponse, getUploadFeedVideoResponseMock), options)
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

export const getPinFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/feeds/:id/pin', (info) => respond('pinFeed', info, overrideResponse, getPinFeedResponseMock), options)
}

export const getUnpinFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/feeds/:id/pin', (info) => respond('unpinFeed', info, overrideResponse, getUnpinFeedResponseMock), options)
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

export const getVoteFeedPollMockHandler = (overrideResponse?: FeedPollResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedPollResponse> | FeedPollResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/feeds/vote/:id', (info) => respond('voteFeedPoll', info, overrideResponse, getVoteFeedPollResponseMock), options)
}

export const getGetFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id', (info) => respond('getFeed', info, overrideResponse, getGetFeedResponseMock), options)
}

export const getGetFeedFileStatusMockHandler = (overrideResponse?: FileProcessingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FileProcessingResponse> | FileProcessingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id/file/:fileId/status', (info) => respond('getFeedFileStatus', info, overrideResponse, getGetFeedFileStatusResponseMock), options)
}
export const getFeedsMock = () => [
  getCreateHashtagsMockHandler(),
  getGetHashtagSuggestionsMockHandler(),
  getListMyFeedsMockHandler(),
  getCreateFeedMockHandler(),
  getUploadFeedAudioMockHandler(),
  getUploadFeedPhotoMockHandler(),
  getGetPlannedFeedsMockHandler(),
  getCreateFeedPollMockHandler(),
  getUploadFeedTeaserMockHandler(),
  getUploadFeedThumbnailMockHandler(),
  getUploadFeedVideoMockHandler(),
  getGetMyFeedMockHandler(),
  getUpdateFeedMockHandler(),
  getDeleteFeedMockHandler(),
  getPinFeedMockHandler(),
  getUnpinFeedMockHandler(),
  getListBookmarkedFeedsMockHandler(),
  getListFeedsMockHandler(),
  getListPerformerFeedsMockHandler(),
  getVoteFeedPollMockHandler(),
  getGetFeedMockHandler(),
  getGetFeedFileStatusMockHandler()
]
