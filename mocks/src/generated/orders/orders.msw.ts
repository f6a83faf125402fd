/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  GetProductDownloadLink200,
  OrderListResponse,
  OrderResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetOrderResponseMock,
  getGetProductDownloadLinkResponseMock,
  getListOrdersResponseMock,
  getListReceivedOrdersResponseMock,
  getUpdateOrderDeliveryAddressResponseMock,
  getUpdateOrderResponseMock
} from './orders.faker.ts';

export { getListReceivedOrdersResponseMock, getListOrdersResponseMock, getGetOrderResponseMock, getUpdateOrderResponseMock, getUpdateOrderDeliveryAddressResponseMock, getGetProductDownloadLinkResponseMock } from './orders.faker.ts';


export const getListReceivedOrdersMockHandler = (overrideResponse?: OrderListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderListResponse> | OrderListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/search', (info) => respond('listReceivedOrders', info, overrideResponse, getListReceivedOrdersResponseMock), options)
}

export const getListOrdersMockHandler = (overrideResponse?: OrderListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderListResponse> | OrderListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/users/search', (info) => respond('listOrders', info, overrideResponse, getListOrdersResponseMock), options)
}

export const getGetOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', (info) => respond('getOrder', info, overrideResponse, getGetOrderResponseMock), options)
}

export const getUpdateOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:id/update', (info) => respond('updateOrder', info, overrideResponse, getUpdateOrderResponseMock), options)
}

export const getUpdateOrderDeliveryAddressMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:id/update/delivery-address', (info) => respond('updateOrderDeliveryAddress', info, overrideResponse, getUpdateOrderDeliveryAddressResponseMock), options)
}

export const getGetProductDownloadLinkMockHandler = (overrideResponse?: GetProductDownloadLink200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProductDownloadLink200> | GetProductDownloadLink200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/products/:id/download-link', (info) => respond('getProductDownloadLink', info, overrideResponse, getGetProductDownloadLinkResponseMock), options)
}
export const getOrdersMock = () => [
  getListReceivedOrdersMockHandler(),
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getUpdateOrderDeliveryAddressMockHandler(),
  getGetProductDownloadLinkMockHandler()
]
