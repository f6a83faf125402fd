/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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
  getDoneMock,
  getFeedFileMock,
  getFeedListMock,
  getFeedMock,
  getFeedPollMock,
  getFileProcessingMock,
  getHashtagListMock,
  getHashtagSuggestionsMock,
  getPlannedFeedsMock
} from '../schemas/index.faker.ts';


export const getCreateHashtagsResponseMock = (overrideResponse: Partial<Extract<HashtagListResponse, object>> = {}): HashtagListResponse => ({data: { ...getHashtagListMock() }, ...overrideResponse})

export const getGetHashtagSuggestionsResponseMock = (overrideResponse: Partial<Extract<GetHashtagSuggestions200, object>> = {}): GetHashtagSuggestions200 => ({data: { ...getHashtagSuggestionsMock() }, ...overrideResponse})

export const getListMyFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getCreateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUploadFeedAudioResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedPhotoResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getGetPlannedFeedsResponseMock = (overrideResponse: Partial<Extract<GetPlannedFeeds200, object>> = {}): GetPlannedFeeds200 => ({data: { ...getPlannedFeedsMock() }, ...overrideResponse})

export const getCreateFeedPollResponseMock = (overrideResponse: Partial<Extract<FeedPollResponse, object>> = {}): FeedPollResponse => ({data: { ...getFeedPollMock() }, ...overrideResponse})

export const getUploadFeedTeaserResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedThumbnailResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedVideoResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getGetMyFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUpdateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getDeleteFeedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getPinFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUnpinFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getListBookmarkedFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListPerformerFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getVoteFeedPollResponseMock = (overrideResponse: Partial<Extract<FeedPollResponse, object>> = {}): FeedPollResponse => ({data: { ...getFeedPollMock() }, ...overrideResponse})

export const getGetFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getGetFeedFileStatusResponseMock = (overrideResponse: Partial<Extract<FileProcessingResponse, object>> = {}): FileProcessingResponse => ({data: { ...getFileProcessingMock() }, ...overrideResponse})

