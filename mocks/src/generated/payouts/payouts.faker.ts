/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CalculatePayout200,
  CheckPendingPayoutRequest200,
  PayoutRequestListResponse,
  PayoutRequestResponse
} from '@fanlight/sdk/models';

import {
  getPayoutCalculationMock,
  getPayoutRequestListMock,
  getPayoutRequestMock,
  getPendingPayoutMock
} from '../schemas/index.faker.ts';


export const getCreatePayoutRequestResponseMock = (overrideResponse: Partial<Extract<PayoutRequestResponse, object>> = {}): PayoutRequestResponse => ({data: { ...getPayoutRequestMock() }, ...overrideResponse})

export const getCalculatePayoutResponseMock = (overrideResponse: Partial<Extract<CalculatePayout200, object>> = {}): CalculatePayout200 => ({data: { ...getPayoutCalculationMock() }, ...overrideResponse})

export const getCheckPendingPayoutRequestResponseMock = (overrideResponse: Partial<Extract<CheckPendingPayoutRequest200, object>> = {}): CheckPendingPayoutRequest200 => ({data: { ...getPendingPayoutMock() }, ...overrideResponse})

export const getListPayoutRequestsResponseMock = (overrideResponse: Partial<Extract<PayoutRequestListResponse, object>> = {}): PayoutRequestListResponse => ({data: { ...getPayoutRequestListMock() }, ...overrideResponse})

export const getListUserPayoutRequestsResponseMock = (overrideResponse: Partial<Extract<PayoutRequestListResponse, object>> = {}): PayoutRequestListResponse => ({data: { ...getPayoutRequestListMock() }, ...overrideResponse})

export const getUpdatePayoutRequestResponseMock = (overrideResponse: Partial<Extract<PayoutRequestResponse, object>> = {}): PayoutRequestResponse => ({data: { ...getPayoutRequestMock() }, ...overrideResponse})

export const getGetPayoutRequestResponseMock = (overrideResponse: Partial<Extract<PayoutRequestResponse, object>> = {}): PayoutRequestResponse => ({data: { ...getPayoutRequestMock() }, ...overrideResponse})

