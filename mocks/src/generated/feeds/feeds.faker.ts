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
  HashtagListResponse
} from '@fanlight/sdk/models';

import {
  getFeedFileMock,
  getFeedListMock,
  getFeedMock
} from '../schemas/index.faker.ts';


export const getCreateHashtagsResponseMock = (): HashtagListResponse => ({"data":{"data":[{"_id":"0193f2a4c1d07b3e5a918c42","label":"stoneware","totalFeeds":41},{"_id":"0193f2a4c1d07b3e5a918c43","label":"river_glaze","totalFeeds":0}],"total":2,"isMore":false}})

export const getListMyFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getCreateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUploadFeedAudioResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedPhotoResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getCreateFeedPollResponseMock = (): FeedPollResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","question":"Which glaze for the next kiln?","options":[{"_id":"0193f2a4c1d07b3e5a918c43","text":"River green","totalVotes":31,"isChosen":true},{"_id":"0193f2a4c1d07b3e5a918c44","text":"Ash white","totalVotes":53,"isChosen":false}],"totalVotes":84,"hasVoted":true,"isClosed":false,"endsAt":"2026-05-21T18:00:00.000Z"}})

export const getUploadFeedTeaserResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedThumbnailResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getUploadFeedVideoResponseMock = (overrideResponse: Partial<Extract<FeedFileResponse, object>> = {}): FeedFileResponse => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getGetMyFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUpdateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getDeleteFeedResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getListBookmarkedFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListPerformerFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getVoteFeedPollResponseMock = (): FeedPollResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","question":"Which glaze for the next kiln?","options":[{"_id":"0193f2a4c1d07b3e5a918c43","text":"River green","totalVotes":31,"isChosen":true},{"_id":"0193f2a4c1d07b3e5a918c44","text":"Ash white","totalVotes":53,"isChosen":false}],"totalVotes":84,"hasVoted":true,"isClosed":false,"endsAt":"2026-05-21T18:00:00.000Z"}})

export const getGetFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getGetFeedFileStatusResponseMock = (): FileProcessingResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","status":"ready","progress":1,"reason":null}})

