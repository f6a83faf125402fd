/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BookmarkListResponse,
  ReactionStateResponse
} from '@fanlight/sdk/models';

import {
  getBookmarkListMock,
  getReactionStateMock
} from '../schemas/index.faker.ts';


export const getCreateReactionResponseMock = (overrideResponse: Partial<Extract<ReactionStateResponse, object>> = {}): ReactionStateResponse => ({data: { ...getReactionStateMock() }, ...overrideResponse})

export const getDeleteReactionResponseMock = (overrideResponse: Partial<Extract<ReactionStateResponse, object>> = {}): ReactionStateResponse => ({data: { ...getReactionStateMock() }, ...overrideResponse})

export const getListBookmarksResponseMock = (overrideResponse: Partial<Extract<BookmarkListResponse, object>> = {}): BookmarkListResponse => ({data: { ...getBookmarkListMock() }, ...overrideResponse})

