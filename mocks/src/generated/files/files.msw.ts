/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  LibraryFileListResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDeleteLibraryFileResponseMock,
  getGetFileResponseMock,
  getListLibraryFilesResponseMock
} from './files.faker.ts';

export { getGetFileResponseMock, getListLibraryFilesResponseMock, getDeleteLibraryFileResponseMock } from './files.faker.ts';


export const getGetFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/files/:id/:variant', (info) => respond('getFile', info, overrideResponse, getGetFileResponseMock), options)
}

export const getListLibraryFilesMockHandler = (overrideResponse?: LibraryFileListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LibraryFileListResponse> | LibraryFileListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/library', (info) => respond('listLibraryFiles', info, overrideResponse, getListLibraryFilesResponseMock), options)
}

export const getDeleteLibraryFileMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/library/:id', (info) => respond('deleteLibraryFile', info, overrideResponse, getDeleteLibraryFileResponseMock), options)
}
export const getFilesMock = () => [
  getGetFileMockHandler(),
  getListLibraryFilesMockHandler(),
  getDeleteLibraryFileMockHandler()
]
