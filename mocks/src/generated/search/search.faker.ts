/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ListSearchKeywords200
} from '@fanlight/sdk/models';

import {
  getDoneMock,
  getSearchKeywordListMock
} from '../schemas/index.faker.ts';


export const getSaveSearchKeywordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListSearchKeywordsResponseMock = (overrideResponse: Partial<Extract<ListSearchKeywords200, object>> = {}): ListSearchKeywords200 => ({data: { ...getSearchKeywordListMock() }, ...overrideResponse})

