/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetUser200,
  MeResponse,
  SearchUsers200,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  getMeMock,
  getUploadedImageMock,
  getUserMock,
  getUserSummaryListMock
} from '../schemas/index.faker.ts';


export const getUpdateMeResponseMock = (overrideResponse: Partial<Extract<MeResponse, object>> = {}): MeResponse => ({data: { ...getMeMock() }, ...overrideResponse})

export const getUploadMyAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getGetMeResponseMock = (overrideResponse: Partial<Extract<MeResponse, object>> = {}): MeResponse => ({data: { ...getMeMock() }, ...overrideResponse})

export const getSearchUsersResponseMock = (overrideResponse: Partial<Extract<SearchUsers200, object>> = {}): SearchUsers200 => ({data: { ...getUserSummaryListMock() }, ...overrideResponse})

export const getGetUserResponseMock = (overrideResponse: Partial<Extract<GetUser200, object>> = {}): GetUser200 => ({data: { ...getUserMock() }, ...overrideResponse})

export const getUploadUserAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getDeleteUserResponseMock = (): DoneResponse => ({"data":{"success":true}})

