/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListDevelopmentMails200
} from '@fanlight/sdk/models';

import {
  getDevelopmentMailListMock
} from '../schemas/index.faker.ts';


export const getListDevelopmentMailsResponseMock = (overrideResponse: Partial<Extract<ListDevelopmentMails200, object>> = {}): ListDevelopmentMails200 => ({data: { ...getDevelopmentMailListMock() }, ...overrideResponse})

