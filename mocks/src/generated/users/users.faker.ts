/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  MeResponse,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  getMeMock,
  getUploadedImageMock
} from '../schemas/index.faker.ts';


export const getUpdateMeResponseMock = (overrideResponse: Partial<Extract<MeResponse, object>> = {}): MeResponse => ({data: { ...getMeMock() }, ...overrideResponse})

export const getUploadMyAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

export const getGetMeResponseMock = (overrideResponse: Partial<Extract<MeResponse, object>> = {}): MeResponse => ({data: { ...getMeMock() }, ...overrideResponse})

export const getUploadUserAvatarResponseMock = (overrideResponse: Partial<Extract<UploadedImageResponse, object>> = {}): UploadedImageResponse => ({data: { ...getUploadedImageMock() }, ...overrideResponse})

