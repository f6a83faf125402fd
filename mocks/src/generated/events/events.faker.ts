/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListEvents200
} from '@fanlight/sdk/models';

import {
  getEventListMock
} from '../schemas/index.faker.ts';


export const getListEventsResponseMock = (overrideResponse: Partial<Extract<ListEvents200, object>> = {}): ListEvents200 => ({data: { ...getEventListMock() }, ...overrideResponse})

