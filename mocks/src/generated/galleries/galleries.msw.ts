/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  GalleryListResponse,
  GalleryResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateGalleryResponseMock,
  getDeleteGalleryResponseMock,
  getGetGalleryResponseMock,
  getGetMyGalleryResponseMock,
  getListBookmarkedGalleriesResponseMock,
  getListGalleriesResponseMock,
  getListMyGalleriesResponseMock,
  getUpdateGalleryResponseMock
} from './galleries.faker.ts';

export { getListGalleriesResponseMock, getGetGalleryResponseMock, getCreateGalleryResponseMock, getListMyGalleriesResponseMock, getUpdateGalleryResponseMock, getDeleteGalleryResponseMock, getGetMyGalleryResponseMock, getListBookmarkedGalleriesResponseMock } from './galleries.faker.ts';


export const getListGalleriesMockHandler = (overrideResponse?: GalleryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryListResponse> | GalleryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/galleries/search', (info) => respond('listGalleries', info, overrideResponse, getListGalleriesResponseMock), options)
}

export const getGetGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/galleries/:id', (info) => respond('getGallery', info, overrideResponse, getGetGalleryResponseMock), options)
}

export const getCreateGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/galleries', (info) => respond('createGallery', info, overrideResponse, getCreateGalleryResponseMock), options)
}

export const getListMyGalleriesMockHandler = (overrideResponse?: GalleryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryListResponse> | GalleryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/galleries/search', (info) => respond('listMyGalleries', info, overrideResponse, getListMyGalleriesResponseMock), options)
}

export const getUpdateGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/galleries/:id', (info) => respond('updateGallery', info, overrideResponse, getUpdateGalleryResponseMock), options)
}

export const getDeleteGalleryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/galleries/:id', (info) => respond('deleteGallery', info, overrideResponse, getDeleteGalleryResponseMock), options)
}

export const getGetMyGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/galleries/:id/view', (info) => respond('getMyGallery', info, overrideResponse, getGetMyGalleryResponseMock), options)
}

export const getListBookmarkedGalleriesMockHandler = (overrideResponse?: GalleryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryListResponse> | GalleryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/galleries/bookmark', (info) => respond('listBookmarkedGalleries', info, overrideResponse, getListBookmarkedGalleriesResponseMock), options)
}
export const getGalleriesMock = () => [
  getListGalleriesMockHandler(),
  getGetGalleryMockHandler(),
  getCreateGalleryMockHandler(),
  getListMyGalleriesMockHandler(),
  getUpdateGalleryMockHandler(),
  getDeleteGalleryMockHandler(),
  getGetMyGalleryMockHandler(),
  getListBookmarkedGalleriesMockHandler()
]
