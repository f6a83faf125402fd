/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ListSearchKeywords200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.post('*/api/search/keywords', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveSearchKeywordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSearchKeywordsMockHandler = (overrideResponse?: ListSearchKeywords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSearchKeywords200> | ListSearchKeywords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/list/keywords', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchKeywordsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchMock = () => [
  getSaveSearchKeywordMockHandler(),
  getListSearchKeywordsMockHandler()
]
