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
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetCommonSettingsResponseMock,
  getGetPublicSettingsResponseMock,
  getGetSettingsByKeysResponseMock,
  getSendContactMessageResponseMock
} from './settings.faker.ts';

export { getSendContactMessageResponseMock, getGetCommonSettingsResponseMock, getGetSettingsByKeysResponseMock, getGetPublicSettingsResponseMock } from './settings.faker.ts';


export const getSendContactMessageMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/contact', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendContactMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCommonSettingsMockHandler = (overrideResponse?: GetCommonSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCommonSettings200> | GetCommonSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings/common', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCommonSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSettingsByKeysMockHandler = (overrideResponse?: GetSettingsByKeys200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetSettingsByKeys200> | GetSettingsByKeys200), options?: RequestHandlerOptions) => {
  return http.post('*/api/settings/keys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsByKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublicSettingsMockHandler = (overrideResponse?: GetPublicSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPublicSettings200> | GetPublicSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicSettingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSettingsMock = () => [
  getSendContactMessageMockHandler(),
  getGetCommonSettingsMockHandler(),
  getGetSettingsByKeysMockHandler(),
  getGetPublicSettingsMockHandler()
]
