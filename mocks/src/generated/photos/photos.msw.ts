/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  GalleryResponse,
  PhotoListResponse,
  PhotoResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeletePhotoResponseMock,
  getGetMyPhotoResponseMock,
  getListMyPhotosResponseMock,
  getListPerformerPhotosResponseMock,
  getListPhotosResponseMock,
  getSetPhotoAsCoverResponseMock,
  getUpdatePhotoResponseMock,
  getUploadPhotoResponseMock
} from './photos.faker.ts';

export { getListPhotosResponseMock, getListPerformerPhotosResponseMock, getListMyPhotosResponseMock, getSetPhotoAsCoverResponseMock, getUploadPhotoResponseMock, getGetMyPhotoResponseMock, getUpdatePhotoResponseMock, getDeletePhotoResponseMock } from './photos.faker.ts';


export const getListPhotosMockHandler = (overrideResponse?: PhotoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoListResponse> | PhotoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/photos', (info) => respond('listPhotos', info, overrideResponse, getListPhotosResponseMock), options)
}

export const getListPerformerPhotosMockHandler = (overrideResponse?: PhotoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoListResponse> | PhotoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/photos/:performerId', (info) => respond('listPerformerPhotos', info, overrideResponse, getListPerformerPhotosResponseMock), options)
}

export const getListMyPhotosMockHandler = (overrideResponse?: PhotoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoListResponse> | PhotoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/photos', (info) => respond('listMyPhotos', info, overrideResponse, getListMyPhotosResponseMock), options)
}

export const getSetPhotoAsCoverMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/photos/set-cover/:id', (info) => respond('setPhotoAsCover', info, overrideResponse, getSetPhotoAsCoverResponseMock), options)
}

export const getUploadPhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/photos/upload', (info) => respond('uploadPhoto', info, overrideResponse, getUploadPhotoResponseMock), options)
}

export const getGetMyPhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/photos/:id', (info) => respond('getMyPhoto', info, overrideResponse, getGetMyPhotoResponseMock), options)
}

export const getUpdatePhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/photos/:id', (info) => respond('updatePhoto', info, overrideResponse, getUpdatePhotoResponseMock), options)
}

export const getDeletePhotoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/photos/:id', (info) => respond('deletePhoto', info, overrideResponse, getDeletePhotoResponseMock), options)
}
export const getPhotosMock = () => [
  getListPhotosMockHandler(),
  getListPerformerPhotosMockHandler(),
  getListMyPhotosMockHandler(),
  getSetPhotoAsCoverMockHandler(),
  getUploadPhotoMockHandler(),
  getGetMyPhotoMockHandler(),
  getUpdatePhotoMockHandler(),
  getDeletePhotoMockHandler()
]
