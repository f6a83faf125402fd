/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CameoListResponse,
  CameoOfferResponse,
  CameoResponse
} from '@fanlight/sdk/models';

import {
  getCameoListMock,
  getCameoMock,
  getCameoOfferMock
} from '../schemas/index.faker.ts';


export const getListCameosResponseMock = (overrideResponse: Partial<Extract<CameoListResponse, object>> = {}): CameoListResponse => ({data: { ...getCameoListMock() }, ...overrideResponse})

export const getGetCameoOfferResponseMock = (overrideResponse: Partial<Extract<CameoOfferResponse, object>> = {}): CameoOfferResponse => ({data: { ...getCameoOfferMock() }, ...overrideResponse})

export const getGetCameoResponseMock = (overrideResponse: Partial<Extract<CameoResponse, object>> = {}): CameoResponse => ({data: { ...getCameoMock() }, ...overrideResponse})

export const getCancelCameoResponseMock = (overrideResponse: Partial<Extract<CameoResponse, object>> = {}): CameoResponse => ({data: { ...getCameoMock() }, ...overrideResponse})

export const getListReceivedCameosResponseMock = (overrideResponse: Partial<Extract<CameoListResponse, object>> = {}): CameoListResponse => ({data: { ...getCameoListMock() }, ...overrideResponse})

export const getUpdateCameoOfferResponseMock = (overrideResponse: Partial<Extract<CameoOfferResponse, object>> = {}): CameoOfferResponse => ({data: { ...getCameoOfferMock() }, ...overrideResponse})

export const getAcceptCameoResponseMock = (overrideResponse: Partial<Extract<CameoResponse, object>> = {}): CameoResponse => ({data: { ...getCameoMock() }, ...overrideResponse})

export const getDeclineCameoResponseMock = (overrideResponse: Partial<Extract<CameoResponse, object>> = {}): CameoResponse => ({data: { ...getCameoMock() }, ...overrideResponse})

export const getDeliverCameoResponseMock = (overrideResponse: Partial<Extract<CameoResponse, object>> = {}): CameoResponse => ({data: { ...getCameoMock() }, ...overrideResponse})

