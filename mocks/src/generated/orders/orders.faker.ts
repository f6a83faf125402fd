/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetProductDownloadLink200,
  OrderListResponse,
  OrderResponse
} from '@fanlight/sdk/models';

import {
  getDownloadLinkMock,
  getOrderListMock,
  getOrderMock
} from '../schemas/index.faker.ts';


export const getListReceivedOrdersResponseMock = (overrideResponse: Partial<Extract<OrderListResponse, object>> = {}): OrderListResponse => ({data: { ...getOrderListMock() }, ...overrideResponse})

export const getListOrdersResponseMock = (overrideResponse: Partial<Extract<OrderListResponse, object>> = {}): OrderListResponse => ({data: { ...getOrderListMock() }, ...overrideResponse})

export const getGetOrderResponseMock = (overrideResponse: Partial<Extract<OrderResponse, object>> = {}): OrderResponse => ({data: { ...getOrderMock() }, ...overrideResponse})

export const getUpdateOrderResponseMock = (overrideResponse: Partial<Extract<OrderResponse, object>> = {}): OrderResponse => ({data: { ...getOrderMock() }, ...overrideResponse})

export const getUpdateOrderDeliveryAddressResponseMock = (overrideResponse: Partial<Extract<OrderResponse, object>> = {}): OrderResponse => ({data: { ...getOrderMock() }, ...overrideResponse})

export const getGetProductDownloadLinkResponseMock = (overrideResponse: Partial<Extract<GetProductDownloadLink200, object>> = {}): GetProductDownloadLink200 => ({data: { ...getDownloadLinkMock() }, ...overrideResponse})

