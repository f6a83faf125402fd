/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BookmarkListResponse,
  ReactionStateResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateReactionResponseMock,
  getDeleteReactionResponseMock,
  getListBookmarksResponseMock
} from './reactions.faker.ts';

export { getCreateReactionResponseMock, getDeleteReactionResponseMock, getListBookmarksResponseMock } from './reactions.faker.ts';


export const getCreateReactionMockHandler = (overrideResponse?: ReactionStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReactionStateResponse> | ReactionStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reactions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReactionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteReactionMockHandler = (overrideResponse?: ReactionStateResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ReactionStateResponse> | ReactionStateResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/reactions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteReactionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarksMockHandler = (overrideResponse?: BookmarkListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookmarkListResponse> | BookmarkListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/:type/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarksResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReactionsMock = () => [
  getCreateReactionMockHandler(),
  getDeleteReactionMockHandler(),
  getListBookmarksMockHandler()
]
