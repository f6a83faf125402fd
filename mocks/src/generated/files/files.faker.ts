/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

import type {
  DoneResponse,
  LibraryFileListResponse
} from '@fanlight/sdk/models';

import {
  getDoneMock,
  getLibraryFileListMock
} from '../schemas/index.faker.ts';


export const getGetFileResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListLibraryFilesResponseMock = (overrideResponse: Partial<Extract<LibraryFileListResponse, object>> = {}): LibraryFileListResponse => ({data: { ...getLibraryFileListMock() }, ...overrideResponse})

export const getDeleteLibraryFileResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

