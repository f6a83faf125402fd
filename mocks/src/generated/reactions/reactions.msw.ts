/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  BookmarkListResponse,
  ReactionStateResponse
} from '@fanlight/sdk/models';

import {
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
  return http.post('*/api/reactions', (info) => respond('createReaction', info, overrideResponse, getCreateReactionResponseMock), options)
}

export const getDeleteReactionMockHandler = (overrideResponse?: ReactionStateResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ReactionStateResponse> | ReactionStateResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/reactions', (info) => respond('deleteReaction', info, overrideResponse, getDeleteReactionResponseMock), options)
}

export const getListBookmarksMockHandler = (overrideResponse?: BookmarkListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookmarkListResponse> | BookmarkListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/:type/bookmark', (info) => respond('listBookmarks', info, overrideResponse, getListBookmarksResponseMock), options)
}
export const getReactionsMock = () => [
  getCreateReactionMockHandler(),
  getDeleteReactionMockHandler(),
  getListBookmarksMockHandler()
]
