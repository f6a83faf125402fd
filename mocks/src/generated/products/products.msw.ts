/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ProductListResponse,
  ProductResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateProductResponseMock,
  getDeleteProductResponseMock,
  getGetMyProductResponseMock,
  getGetProductResponseMock,
  getListBookmarkedProductsResponseMock,
  getListMyProductsResponseMock,
  getListProductsResponseMock,
  getUpdateProductResponseMock
} from './products.faker.ts';

export { getListProductsResponseMock, getGetProductResponseMock, getCreateProductResponseMock, getListMyProductsResponseMock, getUpdateProductResponseMock, getDeleteProductResponseMock, getGetMyProductResponseMock, getListBookmarkedProductsResponseMock } from './products.faker.ts';


export const getListProductsMockHandler = (overrideResponse?: ProductListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListResponse> | ProductListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/products/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/products/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/products', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProductResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListMyProductsMockHandler = (overrideResponse?: ProductListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListResponse> | ProductListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/products/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/products/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteProductMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/products/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/products/:id/view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedProductsMockHandler = (overrideResponse?: ProductListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListResponse> | ProductListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/products/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedProductsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProductsMock = () => [
  getListProductsMockHandler(),
  getGetProductMockHandler(),
  getCreateProductMockHandler(),
  getListMyProductsMockHandler(),
  getUpdateProductMockHandler(),
  getDeleteProductMockHandler(),
  getGetMyProductMockHandler(),
  getListBookmarkedProductsMockHandler()
]
