/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  GetPerformer200,
  GetPerformerFilters200,
  MyPerformerResponse,
  PerformerListResponse,
  UpdateBankingSettings200,
  UpdatePaymentGatewaySettings200,
  UploadPerformerDocument201,
  UploadPerformerWelcomeVideo201,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeletePerformerResponseMock,
  getGetMyPerformerResponseMock,
  getGetPerformerFiltersResponseMock,
  getGetPerformerResponseMock,
  getListBookmarkedPerformersResponseMock,
  getListRandomPerformersResponseMock,
  getListTopPerformersResponseMock,
  getSearchPerformersResponseMock,
  getUpdateBankingSettingsResponseMock,
  getUpdateMyPerformerResponseMock,
  getUpdatePaymentGatewaySettingsResponseMock,
  getUploadPerformerAvatarResponseMock,
  getUploadPerformerCoverResponseMock,
  getUploadPerformerDocumentResponseMock,
  getUploadPerformerWelcomeVideoResponseMock
} from './performers.faker.ts';

export { getUploadPerformerAvatarResponseMock, getUpdateBankingSettingsResponseMock, getUploadPerformerCoverResponseMock, getUploadPerformerDocumentResponseMock, getGetMyPerformerResponseMock, getUpdateMyPerformerResponseMock, getUpdatePaymentGatewaySettingsResponseMock, getGetPerformerFiltersResponseMock, getListRandomPerformersResponseMock, getListTopPerformersResponseMock, getSearchPerformersResponseMock, getUploadPerformerWelcomeVideoResponseMock, getGetPerformerResponseMock, getDeletePerformerResponseMock, getListBookmarkedPerformersResponseMock } from './performers.faker.ts';


export const getUploadPerformerAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/avatar/upload', (info) => respond('uploadPerformerAvatar', info, overrideResponse, getUploadPerformerAvatarResponseMock), options)
}

export const getUpdateBankingSettingsMockHandler = (overrideResponse?: UpdateBankingSettings200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateBankingSettings200> | UpdateBankingSettings200), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/banking-settings', (info) => respond('updateBankingSettings', info, overrideResponse, getUpdateBankingSettingsResponseMock), options)
}

export const getUploadPerformerCoverMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/cover/upload', (info) => respond('uploadPerformerCover', info, overrideResponse, getUploadPerformerCoverResponseMock), options)
}

export const getUploadPerformerDocumentMockHandler = (overrideResponse?: UploadPerformerDocument201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadPerformerDocument201> | UploadPerformerDocument201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/documents/upload', (info) => respond('uploadPerformerDocument', info, overrideResponse, getUploadPerformerDocumentResponseMock), options)
}

export const getGetMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/me', (info) => respond('getMyPerformer', info, overrideResponse, getGetMyPerformerResponseMock), options)
}

export const getUpdateMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/me', (info) => respond('updateMyPerformer', info, overrideResponse, getUpdateMyPerformerResponseMock), options)
}

export const getUpdatePaymentGatewaySettingsMockHandler = (overrideResponse?: UpdatePaymentGatewaySettings200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdatePaymentGatewaySettings200> | UpdatePaymentGatewaySettings200), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/payment-gateway-settings', (info) => respond('updatePaymentGatewaySettings', info, overrideResponse, getUpdatePaymentGatewaySettingsResponseMock), options)
}

export const getGetPerformerFiltersMockHandler = (overrideResponse?: GetPerformerFilters200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPerformerFilters200> | GetPerformerFilters200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/search/filters', (info) => respond('getPerformerFilters', info, overrideResponse, getGetPerformerFiltersResponseMock), options)
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

export const getUploadPerformerWelcomeVideoMockHandler = (overrideResponse?: UploadPerformerWelcomeVideo201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadPerformerWelcomeVideo201> | UploadPerformerWelcomeVideo201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/welcome-video/upload', (info) => respond('uploadPerformerWelcomeVideo', info, overrideResponse, getUploadPerformerWelcomeVideoResponseMock), options)
}

export const getGetPerformerMockHandler = (overrideResponse?: GetPerformer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPerformer200> | GetPerformer200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/:id', (info) => respond('getPerformer', info, overrideResponse, getGetPerformerResponseMock), options)
}

export const getDeletePerformerMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performers/:id/delete', (info) => respond('deletePerformer', info, overrideResponse, getDeletePerformerResponseMock), options)
}

export const getListBookmarkedPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/performers/bookmark', (info) => respond('listBookmarkedPerformers', info, overrideResponse, getListBookmarkedPerformersResponseMock), options)
}
export const getPerformersMock = () => [
  getUploadPerformerAvatarMockHandler(),
  getUpdateBankingSettingsMockHandler(),
  getUploadPerformerCoverMockHandler(),
  getUploadPerformerDocumentMockHandler(),
  getGetMyPerformerMockHandler(),
  getUpdateMyPerformerMockHandler(),
  getUpdatePaymentGatewaySettingsMockHandler(),
  getGetPerformerFiltersMockHandler(),
  getListRandomPerformersMockHandler(),
  getListTopPerformersMockHandler(),
  getSearchPerformersMockHandler(),
  getUploadPerformerWelcomeVideoMockHandler(),
  getGetPerformerMockHandler(),
  getDeletePerformerMockHandler(),
  getListBookmarkedPerformersMockHandler()
]
