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
  getDoneMock,
  getFeedFileMock,
  getFeedListMock,
  getFeedMock
} from '../schemas/index.faker.ts';


export const getListMyFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getCreateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUploadFeedPhotoResponseMock = (overrideResponse: Partial<Extract<UploadFeedPhoto201, object>> = {}): UploadFeedPhoto201 => ({data: { ...getFeedFileMock() }, ...overrideResponse})

export const getGetMyFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getUpdateFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

export const getDeleteFeedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListBookmarkedFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getListPerformerFeedsResponseMock = (overrideResponse: Partial<Extract<FeedListResponse, object>> = {}): FeedListResponse => ({data: { ...getFeedListMock() }, ...overrideResponse})

export const getGetFeedResponseMock = (overrideResponse: Partial<Extract<FeedResponse, object>> = {}): FeedResponse => ({data: { ...getFeedMock() }, ...overrideResponse})

