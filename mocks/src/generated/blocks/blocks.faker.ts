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
  getBlockedCountryListMock
} from '../schemas/index.faker.ts';


export const getListBlockedCountriesResponseMock = (overrideResponse: Partial<Extract<BlockedCountryListResponse, object>> = {}): BlockedCountryListResponse => ({data: { ...getBlockedCountryListMock() }, ...overrideResponse})

export const getUpdateBlockedCountriesResponseMock = (overrideResponse: Partial<Extract<BlockedCountryListResponse, object>> = {}): BlockedCountryListResponse => ({data: { ...getBlockedCountryListMock() }, ...overrideResponse})

export const getCheckCountryBlockResponseMock = (): CheckCountryBlock200 => ({"data":{"blocked":false,"countryCode":"ES"}})

export const getListBlockedUsersResponseMock = (overrideResponse: Partial<Extract<ListBlockedUsers200, object>> = {}): ListBlockedUsers200 => ({data: { ...getBlockListMock() }, ...overrideResponse})

export const getBlockUserResponseMock = (overrideResponse: Partial<Extract<BlockUser201, object>> = {}): BlockUser201 => ({data: { ...getBlockMock() }, ...overrideResponse})

export const getUnblockUserResponseMock = (): DoneResponse => ({"data":{"success":true}})

