/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListTokenPackages200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListTokenPackagesResponseMock
} from './tokens.faker.ts';

export { getListTokenPackagesResponseMock } from './tokens.faker.ts';


export const getListTokenPackagesMockHandler = (overrideResponse?: ListTokenPackages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTokenPackages200> | ListTokenPackages200), options?: RequestHandlerOptions) => {
  return http.get('*/api/package/token/search', (info) => respond('listTokenPackages', info, overrideResponse, getListTokenPackagesResponseMock), options)
}
export const getTokensMock = () => [
  getListTokenPackagesMockHandler()
]
