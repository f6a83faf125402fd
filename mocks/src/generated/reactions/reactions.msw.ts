/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
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
  getDeleteReactionResponseMock
} from './reactions.faker.ts';

export { getCreateReactionResponseMock, getDeleteReactionResponseMock } from './reactions.faker.ts';


export const getCreateReactionMockHandler = (overrideResponse?: ReactionStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReactionStateResponse> | ReactionStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reactions', (info) => respond('createReaction', info, overrideResponse, getCreateReactionResponseMock), options)
}

export const getDeleteReactionMockHandler = (overrideResponse?: ReactionStateResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ReactionStateResponse> | ReactionStateResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/reactions', (info) => respond('deleteReaction', info, overrideResponse, getDeleteReactionResponseMock), options)
}
export const getReactionsMock = () => [
  getCreateReactionMockHandler(),
  getDeleteReactionMockHandler()
]
