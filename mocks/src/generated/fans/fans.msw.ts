/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  UpdateFan200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getUpdateFanResponseMock
} from './fans.faker.ts';

export { getUpdateFanResponseMock } from './fans.faker.ts';


export const getUpdateFanMockHandler = (overrideResponse?: UpdateFan200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateFan200> | UpdateFan200), options?: RequestHandlerOptions) => {
  return http.put('*/api/performers/fans/:id', (info) => respond('updateFan', info, overrideResponse, getUpdateFanResponseMock), options)
}
export const getFansMock = () => [
  getUpdateFanMockHandler()
]
