/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  ListSearchKeywords200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListSearchKeywordsResponseMock,
  getSaveSearchKeywordResponseMock
} from './search.faker.ts';

export { getSaveSearchKeywordResponseMock, getListSearchKeywordsResponseMock } from './search.faker.ts';


export const getSaveSearchKeywordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/keywords', (info) => respond('saveSearchKeyword', info, overrideResponse, getSaveSearchKeywordResponseMock), options)
}

export const getListSearchKeywordsMockHandler = (overrideResponse?: ListSearchKeywords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSearchKeywords200> | ListSearchKeywords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/list/keywords', (info) => respond('listSearchKeywords', info, overrideResponse, getListSearchKeywordsResponseMock), options)
}
export const getSearchMock = () => [
  getSaveSearchKeywordMockHandler(),
  getListSearchKeywordsMockHandler()
]
