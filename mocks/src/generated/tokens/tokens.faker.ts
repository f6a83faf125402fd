/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListTokenPackages200
} from '@fanlight/sdk/models';

import {
  getTokenPackageListMock
} from '../schemas/index.faker.ts';


export const getListTokenPackagesResponseMock = (overrideResponse: Partial<Extract<ListTokenPackages200, object>> = {}): ListTokenPackages200 => ({data: { ...getTokenPackageListMock() }, ...overrideResponse})

