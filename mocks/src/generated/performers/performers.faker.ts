/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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
  getBankingSettingsMock,
  getDoneMock,
  getMyPerformerMock,
  getPaymentGatewaySettingsMock,
  getPerformerDocumentMock,
  getPerformerFiltersMock,
  getPerformerListMock,
  getPerformerMock,
  getUploadedImageMock,
  getWelcomeVideoMock
} from '../schemas/index.faker.ts';


export const getUploadPerformerAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getUpdateBankingSettingsResponseMock = (overrideResponse: Partial<Extract<UpdateBankingSettings200, object>> = {}): UpdateBankingSettings200 => ({data: { ...getBankingSettingsMock() }, ...overrideResponse})

export const getUploadPerformerCoverResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getUploadPerformerDocumentResponseMock = (overrideResponse: Partial<Extract<UploadPerformerDocument201, object>> = {}): UploadPerformerDocument201 => ({data: { ...getPerformerDocumentMock() }, ...overrideResponse})

export const getGetMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getUpdateMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getUpdatePaymentGatewaySettingsResponseMock = (overrideResponse: Partial<Extract<UpdatePaymentGatewaySettings200, object>> = {}): UpdatePaymentGatewaySettings200 => ({data: { ...getPaymentGatewaySettingsMock() }, ...overrideResponse})

export const getGetPerformerFiltersResponseMock = (overrideResponse: Partial<Extract<GetPerformerFilters200, object>> = {}): GetPerformerFilters200 => ({data: { ...getPerformerFiltersMock() }, ...overrideResponse})

export const getListRandomPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getListTopPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getSearchPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getUploadPerformerWelcomeVideoResponseMock = (overrideResponse: Partial<Extract<UploadPerformerWelcomeVideo201, object>> = {}): UploadPerformerWelcomeVideo201 => ({data: { ...getWelcomeVideoMock() }, ...overrideResponse})

export const getGetPerformerResponseMock = (overrideResponse: Partial<Extract<GetPerformer200, object>> = {}): GetPerformer200 => ({data: { ...getPerformerMock() }, ...overrideResponse})

export const getDeletePerformerResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListBookmarkedPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

