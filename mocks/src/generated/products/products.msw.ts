/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  ProductListResponse,
  ProductResponse
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/performer-assets/products/search', (info) => respond('listProducts', info, overrideResponse, getListProductsResponseMock), options)
}

export const getGetProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/products/:id', (info) => respond('getProduct', info, overrideResponse, getGetProductResponseMock), options)
}

export const getCreateProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/products', (info) => respond('createProduct', info, overrideResponse, getCreateProductResponseMock), options)
}

export const getListMyProductsMockHandler = (overrideResponse?: ProductListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListResponse> | ProductListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/products/search', (info) => respond('listMyProducts', info, overrideResponse, getListMyProductsResponseMock), options)
}

export const getUpdateProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/products/:id', (info) => respond('updateProduct', info, overrideResponse, getUpdateProductResponseMock), options)
}

export const getDeleteProductMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/products/:id', (info) => respond('deleteProduct', info, overrideResponse, getDeleteProductResponseMock), options)
}

export const getGetMyProductMockHandler = (overrideResponse?: ProductResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductResponse> | ProductResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/products/:id/view', (info) => respond('getMyProduct', info, overrideResponse, getGetMyProductResponseMock), options)
}

export const getListBookmarkedProductsMockHandler = (overrideResponse?: ProductListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListResponse> | ProductListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/products/bookmark', (info) => respond('listBookmarkedProducts', info, overrideResponse, getListBookmarkedProductsResponseMock), options)
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
