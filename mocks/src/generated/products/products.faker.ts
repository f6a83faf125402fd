/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ProductListResponse,
  ProductResponse
} from '@fanlight/sdk/models';

import {
  getProductListMock,
  getProductMock
} from '../schemas/index.faker.ts';


export const getListProductsResponseMock = (overrideResponse: Partial<Extract<ProductListResponse, object>> = {}): ProductListResponse => ({data: { ...getProductListMock() }, ...overrideResponse})

export const getGetProductResponseMock = (overrideResponse: Partial<Extract<ProductResponse, object>> = {}): ProductResponse => ({data: { ...getProductMock() }, ...overrideResponse})

export const getCreateProductResponseMock = (overrideResponse: Partial<Extract<ProductResponse, object>> = {}): ProductResponse => ({data: { ...getProductMock() }, ...overrideResponse})

export const getListMyProductsResponseMock = (overrideResponse: Partial<Extract<ProductListResponse, object>> = {}): ProductListResponse => ({data: { ...getProductListMock() }, ...overrideResponse})

export const getUpdateProductResponseMock = (overrideResponse: Partial<Extract<ProductResponse, object>> = {}): ProductResponse => ({data: { ...getProductMock() }, ...overrideResponse})

export const getDeleteProductResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getGetMyProductResponseMock = (overrideResponse: Partial<Extract<ProductResponse, object>> = {}): ProductResponse => ({data: { ...getProductMock() }, ...overrideResponse})

export const getListBookmarkedProductsResponseMock = (overrideResponse: Partial<Extract<ProductListResponse, object>> = {}): ProductListResponse => ({data: { ...getProductListMock() }, ...overrideResponse})

