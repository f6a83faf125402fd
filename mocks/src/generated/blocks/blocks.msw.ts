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
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getBlockUserResponseMock,
  getCheckCountryBlockResponseMock,
  getListBlockedCountriesResponseMock,
  getListBlockedUsersResponseMock,
  getUnblockUserResponseMock,
  getUpdateBlockedCountriesResponseMock
} from './blocks.faker.ts';

export { getListBlockedCountriesResponseMock, getUpdateBlockedCountriesResponseMock, getCheckCountryBlockResponseMock, getListBlockedUsersResponseMock, getBlockUserResponseMock, getUnblockUserResponseMock } from './blocks.faker.ts';


export const getListBlockedCountriesMockHandler = (overrideResponse?: BlockedCountryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlockedCountryListResponse> | BlockedCountryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/block/countries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlockedCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBlockedCountriesMockHandler = (overrideResponse?: BlockedCountryListResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlockedCountryListResponse> | BlockedCountryListResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/block/countries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBlockedCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckCountryBlockMockHandler = (overrideResponse?: CheckCountryBlock200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckCountryBlock200> | CheckCountryBlock200), options?: RequestHandlerOptions) => {
  return http.get('*/api/block/countries/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckCountryBlockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBlockedUsersMockHandler = (overrideResponse?: ListBlockedUsers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBlockedUsers200> | ListBlockedUsers200), options?: RequestHandlerOptions) => {
  return http.get('*/api/block/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlockedUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBlockUserMockHandler = (overrideResponse?: BlockUser201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlockUser201> | BlockUser201), options?: RequestHandlerOptions) => {
  return http.post('*/api/block/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBlockUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUnblockUserMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/block/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnblockUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBlocksMock = () => [
  getListBlockedCountriesMockHandler(),
  getUpdateBlockedCountriesMockHandler(),
  getCheckCountryBlockMockHandler(),
  getListBlockedUsersMockHandler(),
  getBlockUserMockHandler(),
  getUnblockUserMockHandler()
]
