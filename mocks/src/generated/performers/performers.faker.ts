/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetPerformer200,
  MyPerformerResponse,
  PerformerListResponse,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  getMyPerformerMock,
  getPerformerListMock,
  getPerformerMock,
  getUploadedImageMock
} from '../schemas/index.faker.ts';


export const getUploadPerformerAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getUploadPerformerCoverResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getGetMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getUpdateMyPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getListRandomPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getListTopPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getSearchPerformersResponseMock = (overrideResponse: Partial<Extract<PerformerListResponse, object>> = {}): PerformerListResponse => ({data: { ...getPerformerListMock() }, ...overrideResponse})

export const getGetPerformerResponseMock = (overrideResponse: Partial<Extract<GetPerformer200, object>> = {}): GetPerformer200 => ({data: { ...getPerformerMock() }, ...overrideResponse})

