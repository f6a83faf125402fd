/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ReelListResponse,
  ReelResponse
} from '@fanlight/sdk/models';

import {
  getReelListMock,
  getReelMock
} from '../schemas/index.faker.ts';


export const getUpdateReelResponseMock = (overrideResponse: Partial<Extract<ReelResponse, object>> = {}): ReelResponse => ({data: { ...getReelMock() }, ...overrideResponse})

export const getRemoveReelFileResponseMock = (overrideResponse: Partial<Extract<ReelResponse, object>> = {}): ReelResponse => ({data: { ...getReelMock() }, ...overrideResponse})

export const getListMyReelsResponseMock = (overrideResponse: Partial<Extract<ReelListResponse, object>> = {}): ReelListResponse => ({data: { ...getReelListMock() }, ...overrideResponse})

export const getUploadReelResponseMock = (overrideResponse: Partial<Extract<ReelResponse, object>> = {}): ReelResponse => ({data: { ...getReelMock() }, ...overrideResponse})

export const getGetReelResponseMock = (overrideResponse: Partial<Extract<ReelResponse, object>> = {}): ReelResponse => ({data: { ...getReelMock() }, ...overrideResponse})

export const getDeleteReelResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getViewMyReelResponseMock = (overrideResponse: Partial<Extract<ReelResponse, object>> = {}): ReelResponse => ({data: { ...getReelMock() }, ...overrideResponse})

export const getListReelsResponseMock = (overrideResponse: Partial<Extract<ReelListResponse, object>> = {}): ReelListResponse => ({data: { ...getReelListMock() }, ...overrideResponse})

export const getListBookmarkedReelsResponseMock = (overrideResponse: Partial<Extract<ReelListResponse, object>> = {}): ReelListResponse => ({data: { ...getReelListMock() }, ...overrideResponse})

