/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GetPerformer200,
  MyPerformerResponse,
  PerformerListResponse,
  UpdateBankingSettings200,
  UpdatePaymentGatewaySettings200,
  UploadPerformerDocument201,
  UploadPerformerWelcomeVideo201,
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
  getDeletePerformerResponseMock,
  getGetMyPerformerResponseMock,
  getGetPerformerResponseMock,
  getListBookmarkedPerformersResponseMock,
  getListRandomPerformersResponseMock,
  getListTopPerformersResponseMock,
  getSearchPerformersResponseMock,
  getUpdateBankingSettingsResponseMock,
  getUpdateMyPerformerResponseMock,
  getUpdatePaymentGatewaySettingsResponseMock,
  getUploadPerformerAvatarResponseMock,
  getUploadPerformerCoverResponseMock,
  getUploadPerformerDocumentResponseMock,
  getUploadPerformerWelcomeVideoResponseMock
} from './performers.faker.ts';

export { getUploadPerformerAvatarResponseMock, getUpdateBankingSettingsResponseMock, getUploadPerformerCoverResponseMock, getUploadPerformerDocumentResponseMock, getGetMyPerformerResponseMock, getUpdateMyPerformerResponseMock, getUpdatePaymentGatewaySettingsResponseMock, getListRandomPerformersResponseMock, getListTopPerformersResponseMock, getSearchPerformersResponseMock, getUploadPerformerWelcomeVideoResponseMock, getGetPerformerResponseMock, getDeletePerformerResponseMock, getListBookmarkedPerformersResponseMock } from './performers.faker.ts';


export const getUploadPerformerAvatarMockHandler = (overrideResponse?: UploadedImageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedImageResponse> | UploadedImageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/avatar/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPerformerAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBankingSettingsMockHandler = (overrideResponse?: UpdateBankingSettings200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateBankingSettings200> | UpdateBankingSettings200), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/banking-settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBankingSettingsResponseMock(),
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

export const getUploadPerformerDocumentMockHandler = (overrideResponse?: UploadPerformerDocument201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadPerformerDocument201> | UploadPerformerDocument201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/documents/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPerformerDocumentResponseMock(),
      { status: 201
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

export const getUpdatePaymentGatewaySettingsMockHandler = (overrideResponse?: UpdatePaymentGatewaySettings200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdatePaymentGatewaySettings200> | UpdatePaymentGatewaySettings200), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/payment-gateway-settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePaymentGatewaySettingsResponseMock(),
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

export const getUploadPerformerWelcomeVideoMockHandler = (overrideResponse?: UploadPerformerWelcomeVideo201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadPerformerWelcomeVideo201> | UploadPerformerWelcomeVideo201), options?: RequestHandlerOptions) => {
  return http.post('*/api/performers/welcome-video/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPerformerWelcomeVideoResponseMock(),
      { status: 201
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

export const getDeletePerformerMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performers/:id/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePerformerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedPerformersMockHandler = (overrideResponse?: PerformerListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformerListResponse> | PerformerListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/performers/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedPerformersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPerformersMock = () => [
  getUploadPerformerAvatarMockHandler(),
  getUpdateBankingSettingsMockHandler(),
  getUploadPerformerCoverMockHandler(),
  getUploadPerformerDocumentMockHandler(),
  getGetMyPerformerMockHandler(),
  getUpdateMyPerformerMockHandler(),
  getUpdatePaymentGatewaySettingsMockHandler(),
  getListRandomPerformersMockHandler(),
  getListTopPerformersMockHandler(),
  getSearchPerformersMockHandler(),
  getUploadPerformerWelcomeVideoMockHandler(),
  getGetPerformerMockHandler(),
  getDeletePerformerMockHandler(),
  getListBookmarkedPerformersMockHandler()
]
