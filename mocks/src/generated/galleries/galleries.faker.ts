/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GalleryListResponse,
  GalleryResponse
} from '@fanlight/sdk/models';

import {
  getGalleryListMock,
  getGalleryMock
} from '../schemas/index.faker.ts';


export const getListGalleriesResponseMock = (overrideResponse: Partial<Extract<GalleryListResponse, object>> = {}): GalleryListResponse => ({data: { ...getGalleryListMock() }, ...overrideResponse})

export const getGetGalleryResponseMock = (overrideResponse: Partial<Extract<GalleryResponse, object>> = {}): GalleryResponse => ({data: { ...getGalleryMock() }, ...overrideResponse})

export const getCreateGalleryResponseMock = (overrideResponse: Partial<Extract<GalleryResponse, object>> = {}): GalleryResponse => ({data: { ...getGalleryMock() }, ...overrideResponse})

export const getListMyGalleriesResponseMock = (overrideResponse: Partial<Extract<GalleryListResponse, object>> = {}): GalleryListResponse => ({data: { ...getGalleryListMock() }, ...overrideResponse})

export const getUpdateGalleryResponseMock = (overrideResponse: Partial<Extract<GalleryResponse, object>> = {}): GalleryResponse => ({data: { ...getGalleryMock() }, ...overrideResponse})

export const getDeleteGalleryResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getGetMyGalleryResponseMock = (overrideResponse: Partial<Extract<GalleryResponse, object>> = {}): GalleryResponse => ({data: { ...getGalleryMock() }, ...overrideResponse})

export const getListBookmarkedGalleriesResponseMock = (overrideResponse: Partial<Extract<GalleryListResponse, object>> = {}): GalleryListResponse => ({data: { ...getGalleryListMock() }, ...overrideResponse})

