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
  getDoneMock,
  getFileProcessingMock,
  getVideoListMock,
  getVideoMock
} from '../schemas/index.faker.ts';


export const getListVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

export const getGetVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getGetVideoFileStatusResponseMock = (overrideResponse: Partial<Extract<FileProcessingResponse, object>> = {}): FileProcessingResponse => ({data: { ...getFileProcessingMock() }, ...overrideResponse})

export const getUpdateVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getRemoveVideoFileResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getListMyVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

export const getUploadVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getGetMyVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getDeleteVideoResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getViewMyVideoResponseMock = (overrideResponse: Partial<Extract<VideoResponse, object>> = {}): VideoResponse => ({data: { ...getVideoMock() }, ...overrideResponse})

export const getListBookmarkedVideosResponseMock = (overrideResponse: Partial<Extract<VideoListResponse, object>> = {}): VideoListResponse => ({data: { ...getVideoListMock() }, ...overrideResponse})

