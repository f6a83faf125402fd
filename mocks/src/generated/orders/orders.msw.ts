/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetProductDownloadLink200,
  OrderListResponse,
  OrderResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/orders/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReceivedOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOrdersMockHandler = (overrideResponse?: OrderListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderListResponse> | OrderListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/users/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:id/update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOrderDeliveryAddressMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:id/update/delivery-address', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrderDeliveryAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductDownloadLinkMockHandler = (overrideResponse?: GetProductDownloadLink200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProductDownloadLink200> | GetProductDownloadLink200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/products/:id/download-link', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductDownloadLinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersMock = () => [
  getListReceivedOrdersMockHandler(),
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getUpdateOrderDeliveryAddressMockHandler(),
  getGetProductDownloadLinkMockHandler()
]
