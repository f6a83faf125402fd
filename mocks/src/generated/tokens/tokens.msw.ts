/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListTokenPackages200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/package/token/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTokenPackagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTokensMock = () => [
  getListTokenPackagesMockHandler()
]
