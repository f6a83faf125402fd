/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CameoListResponse,
  CameoOfferResponse,
  CameoResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getAcceptCameoResponseMock,
  getCancelCameoResponseMock,
  getDeclineCameoResponseMock,
  getDeliverCameoResponseMock,
  getGetCameoOfferResponseMock,
  getGetCameoResponseMock,
  getListCameosResponseMock,
  getListReceivedCameosResponseMock,
  getUpdateCameoOfferResponseMock
} from './cameos.faker.ts';

export { getListCameosResponseMock, getGetCameoOfferResponseMock, getGetCameoResponseMock, getCancelCameoResponseMock, getListReceivedCameosResponseMock, getUpdateCameoOfferResponseMock, getAcceptCameoResponseMock, getDeclineCameoResponseMock, getDeliverCameoResponseMock } from './cameos.faker.ts';


export const getListCameosMockHandler = (overrideResponse?: CameoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoListResponse> | CameoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cameos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCameosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCameoOfferMockHandler = (overrideResponse?: CameoOfferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoOfferResponse> | CameoOfferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cameos/offers/:performerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCameoOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cameos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCameoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cameos/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelCameoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReceivedCameosMockHandler = (overrideResponse?: CameoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoListResponse> | CameoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/cameos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReceivedCameosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCameoOfferMockHandler = (overrideResponse?: CameoOfferResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CameoOfferResponse> | CameoOfferResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/cameos/offer', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCameoOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptCameoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeclineCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/decline', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineCameoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeliverCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/deliver', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeliverCameoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCameosMock = () => [
  getListCameosMockHandler(),
  getGetCameoOfferMockHandler(),
  getGetCameoMockHandler(),
  getCancelCameoMockHandler(),
  getListReceivedCameosMockHandler(),
  getUpdateCameoOfferMockHandler(),
  getAcceptCameoMockHandler(),
  getDeclineCameoMockHandler(),
  getDeliverCameoMockHandler()
]
