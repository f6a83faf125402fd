/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetUser200,
  MeResponse,
  SearchUsers200,
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
  getDeleteUserResponseMock,
  getGetMeResponseMock,
  getGetUserResponseMock,
  getSearchUsersResponseMock,
  getUpdateMeResponseMock,
  getUploadMyAvatarResponseMock,
  getUploadUserAvatarResponseMock
} from './users.faker.ts';

export { getUpdateMeResponseMock, getUploadMyAvatarResponseMock, getGetMeResponseMock, getSearchUsersResponseMock, getGetUserResponseMock, getUploadUserAvatarResponseMock, getDeleteUserResponseMock } from './users.faker.ts';


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

export const getSearchUsersMockHandler = (overrideResponse?: SearchUsers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchUsers200> | SearchUsers200), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserMockHandler = (overrideResponse?: GetUser200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUser200> | GetUser200), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/view/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserResponseMock(),
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

export const getDeleteUserMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:id/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getUpdateMeMockHandler(),
  getUploadMyAvatarMockHandler(),
  getGetMeMockHandler(),
  getSearchUsersMockHandler(),
  getGetUserMockHandler(),
  getUploadUserAvatarMockHandler(),
  getDeleteUserMockHandler()
]
