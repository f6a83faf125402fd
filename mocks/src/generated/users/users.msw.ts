/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  MeResponse,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetMeResponseMock,
  getUpdateMeResponseMock,
  getUploadMyAvatarResponseMock,
  getUploadUserAvatarResponseMock
} from './users.faker.ts';

export { getUpdateMeResponseMock, getUploadMyAvatarResponseMock, getGetMeResponseMock, getUploadUserAvatarResponseMock } from './users.faker.ts';


export const getUpdateMeMockHandler = (overrideResponse?: MeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MeResponse> | MeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadMyAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/avatar/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadMyAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: MeResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeResponse> | MeResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadUserAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:id/avatar/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadUserAvatarResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getUpdateMeMockHandler(),
  getUploadMyAvatarMockHandler(),
  getGetMeMockHandler(),
  getUploadUserAvatarMockHandler()
]
