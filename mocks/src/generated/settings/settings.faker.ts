/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetCommonSettings200,
  GetPublicSettings200,
  GetSettingsByKeys200
} from '@fanlight/sdk/models';

import {
  getCommonSettingsMock,
  getPublicSettingsMock,
  getSettingValuesMock
} from '../schemas/index.faker.ts';


export const getSendContactMessageResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getGetCommonSettingsResponseMock = (overrideResponse: Partial<Extract<GetCommonSettings200, object>> = {}): GetCommonSettings200 => ({data: { ...getCommonSettingsMock() }, ...overrideResponse})

export const getGetSettingsByKeysResponseMock = (overrideResponse: Partial<Extract<GetSettingsByKeys200, object>> = {}): GetSettingsByKeys200 => ({data: { ...getSettingValuesMock() }, ...overrideResponse})

export const getGetPublicSettingsResponseMock = (overrideResponse: Partial<Extract<GetPublicSettings200, object>> = {}): GetPublicSettings200 => ({data: { ...getPublicSettingsMock() }, ...overrideResponse})

