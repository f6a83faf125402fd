/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetPerformer200,
  MyPerformerResponse,
  PerformerListResponse,
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
  getGetMyPerformerResponseMock,
  getGetPerformerResponseMock,
  getListRandomPerformersResponseMock,
  getListTopPerformersResponseMock,
  getSearchPerformersResponseMock,
  getUpdateMyPerformerResponseMock,
  getUploadPerformerAvatarResponseMock,
  getUploadPerformerCoverResponseMock
} from './performers.faker.ts';

export { getUploadPerformerAvatarResponseMock, getUploadPerformerCoverResponseMock, getGetMyPerformerResponseMock, getUpdateMyPerformerResponseMock, getListRandomPerformersResponseMock, getListTopPerformersResponseMock, getSearchPerformersResponseMock, getGetPerformerResponseMock } from './performers.faker.ts';


export const getUploadPerformerAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/avatar/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPerformerAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadPerformerCoverMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/cover/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPerformerCoverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPerformerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMyPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/me', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyPerformerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRandomPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/search/random', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRandomPerformersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTopPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopPerformersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchPerformersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPerformerMockHandler = (overrideResponse?: GetPerformer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPerformer200> | GetPerformer200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPerformerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPerformersMock = () => [
  getUploadPerformerAvatarMockHandler(),
  getUploadPerformerCoverMockHandler(),
  getGetMyPerformerMockHandler(),
  getUpdateMyPerformerMockHandler(),
  getListRandomPerformersMockHandler(),
  getListTopPerformersMockHandler(),
  getSearchPerformersMockHandler(),
  getGetPerformerMockHandler()
]
