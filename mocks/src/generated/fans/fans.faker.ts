/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  UpdateFan200
} from '@fanlight/sdk/models';

import {
  getFanMock
} from '../schemas/index.faker.ts';


export const getUpdateFanResponseMock = (overrideResponse: Partial<Extract<UpdateFan200, object>> = {}): UpdateFan200 => ({data: { ...getFanMock() }, ...overrideResponse})

