/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  CameoListResponse,
  CameoOfferResponse,
  CameoResponse
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/cameos', (info) => respond('listCameos', info, overrideResponse, getListCameosResponseMock), options)
}

export const getGetCameoOfferMockHandler = (overrideResponse?: CameoOfferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoOfferResponse> | CameoOfferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cameos/offers/:performerId', (info) => respond('getCameoOffer', info, overrideResponse, getGetCameoOfferResponseMock), options)
}

export const getGetCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cameos/:id', (info) => respond('getCameo', info, overrideResponse, getGetCameoResponseMock), options)
}

export const getCancelCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cameos/:id/cancel', (info) => respond('cancelCameo', info, overrideResponse, getCancelCameoResponseMock), options)
}

export const getListReceivedCameosMockHandler = (overrideResponse?: CameoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CameoListResponse> | CameoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/cameos', (info) => respond('listReceivedCameos', info, overrideResponse, getListReceivedCameosResponseMock), options)
}

export const getUpdateCameoOfferMockHandler = (overrideResponse?: CameoOfferResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CameoOfferResponse> | CameoOfferResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/cameos/offer', (info) => respond('updateCameoOffer', info, overrideResponse, getUpdateCameoOfferResponseMock), options)
}

export const getAcceptCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/accept', (info) => respond('acceptCameo', info, overrideResponse, getAcceptCameoResponseMock), options)
}

export const getDeclineCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/decline', (info) => respond('declineCameo', info, overrideResponse, getDeclineCameoResponseMock), options)
}

export const getDeliverCameoMockHandler = (overrideResponse?: CameoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameoResponse> | CameoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/cameos/:id/deliver', (info) => respond('deliverCameo', info, overrideResponse, getDeliverCameoResponseMock), options)
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
