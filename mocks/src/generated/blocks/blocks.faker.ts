/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BlockUser201,
  BlockedCountryListResponse,
  CheckCountryBlock200,
  DoneResponse,
  ListBlockedUsers200
} from '@fanlight/sdk/models';

import {
  getBlockListMock,
  getBlockMock,
  getBlockedCountryListMock,
  getCountryBlockMock,
  getDoneMock
} from '../schemas/index.faker.ts';


export const getListBlockedCountriesResponseMock = (overrideResponse: Partial<Extract<BlockedCountryListResponse, object>> = {}): BlockedCountryListResponse => ({data: { ...getBlockedCountryListMock() }, ...overrideResponse})

export const getUpdateBlockedCountriesResponseMock = (overrideResponse: Partial<Extract<BlockedCountryListResponse, object>> = {}): BlockedCountryListResponse => ({data: { ...getBlockedCountryListMock() }, ...overrideResponse})

export const getCheckCountryBlockResponseMock = (overrideResponse: Partial<Extract<CheckCountryBlock200, object>> = {}): CheckCountryBlock200 => ({data: { ...getCountryBlockMock() }, ...overrideResponse})

export const getListBlockedUsersResponseMock = (overrideResponse: Partial<Extract<ListBlockedUsers200, object>> = {}): ListBlockedUsers200 => ({data: { ...getBlockListMock() }, ...overrideResponse})

export const getBlockUserResponseMock = (overrideResponse: Partial<Extract<BlockUser201, object>> = {}): BlockUser201 => ({data: { ...getBlockMock() }, ...overrideResponse})

export const getUnblockUserResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

