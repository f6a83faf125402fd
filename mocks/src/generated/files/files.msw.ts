/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetFileResponseMock
} from './files.faker.ts';

export { getGetFileResponseMock } from './files.faker.ts';


export const getGetFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/files/:id/:variant', (info) => respond('getFile', info, overrideResponse, getGetFileResponseMock), options)
}
export const getFilesMock = () => [
  getGetFileMockHandler()
]
