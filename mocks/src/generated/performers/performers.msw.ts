/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  GetPerformer200,
  MyPerformerResponse,
  PerformerListResponse,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetMyPerformerResponseMock,
  getGetPerformerResponseMock,
  getListRandomPerformersResponseMock,
  getListTopPerformersResponseMock,
  getSearchPerformersResponseMock,
  getUpdateMyPerformerResponseMock,
  getUploadPerformerAvatarResponseMock,
  getUploadPerformerCoverResponseMock
} from './performers.faker.ts';

export { getUploadPerformerAvatarResponseMock, getUploadPerformerCoverResponseMock, getGetMyPerformerResponseMock, getUpdateMyPerformerResponseMock, getListRandomPerformersResponseMock, getListTopPerformersResponseMock, getSearchPerformersResponseMock, getGetPerformerResponseMock } from './performers.faker.ts';


export const getUploadPerformerAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/avatar/upload', (info) => respond('uploadPerformerAvatar', info, overrideResponse, getUploadPerformerAvatarResponseMock), options)
}

export const getUploadPerformerCoverMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/cover/upload', (info) => respond('uploadPerformerCover', info, overrideResponse, getUploadPerformerCoverResponseMock), options)
}

export const getGetMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/me', (info) => respond('getMyPerformer', info, overrideResponse, getGetMyPerformerResponseMock), options)
}

export const getUpdateMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/me', (info) => respond('updateMyPerformer', info, overrideResponse, getUpdateMyPerformerResponseMock), options)
}

export const getListRandomPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/search/random', (info) => respond('listRandomPerformers', info, overrideResponse, getListRandomPerformersResponseMock), options)
}

export const getListTopPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/top', (info) => respond('listTopPerformers', info, overrideResponse, getListTopPerformersResponseMock), options)
}

export const getSearchPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/user/search', (info) => respond('searchPerformers', info, overrideResponse, getSearchPerformersResponseMock), options)
}

export const getGetPerformerMockHandler = (overrideResponse?: GetPerformer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPerformer200> | GetPerformer200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/:id', (info) => respond('getPerformer', info, overrideResponse, getGetPerformerResponseMock), options)
}
export const getPerformersMock = () => [
  getUploadPerformerAvatarMockHandler(),
  getUploadPerformerCoverMockHandler(),
  getGetMyPerformerMockHandler(),
  getUpdateMyPerformerMockHandler(),
  getListRandomPerformersMockHandler(),
  getListTopPerformersMockHandler(),
  getSearchPerformersMockHandler(),
  getGetPerformerMockHandler()
]
