/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  UploadResponse
} from '@fanlight/sdk/models';

import {
  getDoneMock,
  getUploadMock
} from '../schemas/index.faker.ts';


export const getCreateUploadResponseMock = (overrideResponse: Partial<Extract<UploadResponse, object>> = {}): UploadResponse => ({data: { ...getUploadMock() }, ...overrideResponse})

export const getGetUploadResponseMock = (overrideResponse: Partial<Extract<UploadResponse, object>> = {}): UploadResponse => ({data: { ...getUploadMock() }, ...overrideResponse})

export const getAppendUploadResponseMock = (overrideResponse: Partial<Extract<UploadResponse, object>> = {}): UploadResponse => ({data: { ...getUploadMock() }, ...overrideResponse})

export const getCancelUploadResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

