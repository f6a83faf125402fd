/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  PerformerStoriesListResponse,
  StoryFileResponse,
  StoryListResponse,
  StoryResponse
} from '@fanlight/sdk/models';

import {
  getDoneMock,
  getPerformerStoriesListMock,
  getStoryFileMock,
  getStoryListMock,
  getStoryMock
} from '../schemas/index.faker.ts';


export const getUploadStoryPhotoResponseMock = (overrideResponse: Partial<Extract<StoryFileResponse, object>> = {}): StoryFileResponse => ({data: { ...getStoryFileMock() }, ...overrideResponse})

export const getUploadStoryVideoResponseMock = (overrideResponse: Partial<Extract<StoryFileResponse, object>> = {}): StoryFileResponse => ({data: { ...getStoryFileMock() }, ...overrideResponse})

export const getListMyStoriesResponseMock = (overrideResponse: Partial<Extract<StoryListResponse, object>> = {}): StoryListResponse => ({data: { ...getStoryListMock() }, ...overrideResponse})

export const getCreateStoryResponseMock = (overrideResponse: Partial<Extract<StoryResponse, object>> = {}): StoryResponse => ({data: { ...getStoryMock() }, ...overrideResponse})

export const getGetMyStoryResponseMock = (overrideResponse: Partial<Extract<StoryResponse, object>> = {}): StoryResponse => ({data: { ...getStoryMock() }, ...overrideResponse})

export const getUpdateStoryResponseMock = (overrideResponse: Partial<Extract<StoryResponse, object>> = {}): StoryResponse => ({data: { ...getStoryMock() }, ...overrideResponse})

export const getDeleteStoryResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListStoriesResponseMock = (overrideResponse: Partial<Extract<PerformerStoriesListResponse, object>> = {}): PerformerStoriesListResponse => ({data: { ...getPerformerStoriesListMock() }, ...overrideResponse})

export const getGetStoryResponseMock = (overrideResponse: Partial<Extract<StoryResponse, object>> = {}): StoryResponse => ({data: { ...getStoryMock() }, ...overrideResponse})

export const getViewStoryResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

