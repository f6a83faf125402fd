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

export const getDeleteStoryResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getListStoriesResponseMock = (overrideResponse: Partial<Extract<PerformerStoriesListResponse, object>> = {}): PerformerStoriesListResponse => ({data: { ...getPerformerStoriesListMock() }, ...overrideResponse})

export const getGetStoryResponseMock = (overrideResponse: Partial<Extract<StoryResponse, object>> = {}): StoryResponse => ({data: { ...getStoryMock() }, ...overrideResponse})

export const getViewStoryResponseMock = (): DoneResponse => ({"data":{"success":true}})

