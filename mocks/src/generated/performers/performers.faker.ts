/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetPerformer200,
  MyPerformerResponse,
  PerformerListResponse,
  UpdateBankingSettings200,
  UpdatePaymentGatewaySettings200,
  UploadPerformerDocument201,
  UploadPerformerWelcomeVideo201,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  getMyPerformerMock,
  getPerformerListMock,
  getPerformerMock,
  getUploadedImageMock,
  getWelcomeVideoMock
} from '../schemas/index.faker.ts';


export const getUploadPerformerAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getUpdateBankingSettingsResponseMock = (): UpdateBankingSettings200 => ({"data":{"accountHolder":"Mara Quill","bankName":"Banco do Rio","countryCode":"PT","currency":"EUR","accountNumberEnd":"0154","bankCode":"BRIOPTPL","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getUploadPerformerCoverResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getUploadPerformerDocumentResponseMock = (): UploadPerformerDocument201 => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","type":"identity","status":"pending","reason":null,"createdAt":"2026-05-14T09:26:53.000Z"}})

export const getGetMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getUpdateMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getUpdatePaymentGatewaySettingsResponseMock = (): UpdatePaymentGatewaySettings200 => ({"data":{"payoutMethod":"bank-transfer","isBankAccountNamed":true,"isStripeConnected":false,"canReceivePayouts":true}})

export const getListRandomPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getListTopPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getSearchPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getUploadPerformerWelcomeVideoResponseMock = (overrideResponse: Partial<Extract<UploadPerformerWelcomeVideo201, object>> = {}): UploadPerformerWelcomeVideo201 => ({data: { ...getWelcomeVideoMock() }, ...overrideResponse})

export const getGetPerformerResponseMock = (overrideResponse: Partial<Extract<GetPerformer200, object>> = {}): GetPerformer200 => ({data: { ...getPerformerMock() }, ...overrideResponse})

export const getDeletePerformerResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getListBookmarkedPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

