/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  MeResponse,
  UploadedImageResponse
} from '@fanlight/sdk/models';

import {
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
  return http.put('*/api/users', (info) => respond('updateMe', info, overrideResponse, getUpdateMeResponseMock), options)
}

export const getUploadMyAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/avatar/upload', (info) => respond('uploadMyAvatar', info, overrideResponse, getUploadMyAvatarResponseMock), options)
}

export const getGetMeMockHandler = (overrideResponse?: MeResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeResponse> | MeResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/me', (info) => respond('getMe', info, overrideResponse, getGetMeResponseMock), options)
}

export const getUploadUserAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:id/avatar/upload', (info) => respond('uploadUserAvatar', info, overrideResponse, getUploadUserAvatarResponseMock), options)
}
export const getUsersMock = () => [
  getUpdateMeMockHandler(),
  getUploadMyAvatarMockHandler(),
  getGetMeMockHandler(),
  getUploadUserAvatarMockHandler()
]
