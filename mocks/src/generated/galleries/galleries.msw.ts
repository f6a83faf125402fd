/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  GalleryListResponse,
  GalleryResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/performer-assets/galleries/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGalleriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer-assets/galleries/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/performer-assets/galleries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGalleryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListMyGalleriesMockHandler = (overrideResponse?: GalleryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryListResponse> | GalleryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/galleries/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyGalleriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/performer-assets/galleries/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteGalleryMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/performer-assets/galleries/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyGalleryMockHandler = (overrideResponse?: GalleryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryResponse> | GalleryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/performer-assets/galleries/:id/view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedGalleriesMockHandler = (overrideResponse?: GalleryListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GalleryListResponse> | GalleryListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/galleries/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedGalleriesResponseMock(),
      { status: 200
      })
  }, options)
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
