/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  FileProcessingResponse,
  VideoListResponse,
  VideoResponse
} from '@fanlight/sdk/models';

import {
  getVideoListMock,
  getVideoMock
} from '../schemas/index.faker.ts';


export const getListVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

export const getGetVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getGetVideoFileStatusResponseMock = (): FileProcessingResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","status":"ready","progress":1,"reason":null}})

export const getUpdateVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getRemoveVideoFileResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getListMyVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

export const getUploadVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getGetMyVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getDeleteVideoResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getViewMyVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getListBookmarkedVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

