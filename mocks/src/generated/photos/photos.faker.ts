/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GalleryResponse,
  PhotoListResponse,
  PhotoResponse
} from '@fanlight/sdk/models';

import {
  getGalleryMock,
  getPhotoListMock,
  getPhotoMock
} from '../schemas/index.faker.ts';


export const getListPhotosResponseMock = (overrideResponse: Partial<Extract<PhotoListResponse, object>> = {}): PhotoListResponse => ({data: { ...getPhotoListMock() }, ...overrideResponse})

export const getListPerformerPhotosResponseMock = (overrideResponse: Partial<Extract<PhotoListResponse, object>> = {}): PhotoListResponse => ({data: { ...getPhotoListMock() }, ...overrideResponse})

export const getListMyPhotosResponseMock = (overrideResponse: Partial<Extract<PhotoListResponse, object>> = {}): PhotoListResponse => ({data: { ...getPhotoListMock() }, ...overrideResponse})

export const getSetPhotoAsCoverResponseMock = (overrideResponse: Partial<Extract<GalleryResponse, object>> = {}): GalleryResponse => ({data: { ...getGalleryMock() }, ...overrideResponse})

export const getUploadPhotoResponseMock = (overrideResponse: Partial<Extract<PhotoResponse, object>> = {}): PhotoResponse => ({data: { ...getPhotoMock() }, ...overrideResponse})

export const getGetMyPhotoResponseMock = (overrideResponse: Partial<Extract<PhotoResponse, object>> = {}): PhotoResponse => ({data: { ...getPhotoMock() }, ...overrideResponse})

export const getUpdatePhotoResponseMock = (overrideResponse: Partial<Extract<PhotoResponse, object>> = {}): PhotoResponse => ({data: { ...getPhotoMock() }, ...overrideResponse})

export const getDeletePhotoResponseMock = (): DoneResponse => ({"data":{"success":true}})

