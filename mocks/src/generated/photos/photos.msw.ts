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
  HttpResponse,
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
  return http.get('*/api/performer-assets/photos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPhotosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPerformerPhotosMockHandler = (overrideResponse?: PhotoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoListResponse> | PhotoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/photos/:performerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPerformerPhotosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyPhotosMockHandler = (overrideResponse?: PhotoListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoListResponse> | PhotoListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/photos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyPhotosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetPhotoAsCoverMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/photos/set-cover/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetPhotoAsCoverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadPhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/photos/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadPhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMyPhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/photos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePhotoMockHandler = (overrideResponse?: PhotoResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PhotoResponse> | PhotoResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/photos/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePhotoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/photos/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePhotoResponseMock(),
      { status: 200
      })
  }, options)
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
