/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ReactionStateResponse
} from '@fanlight/sdk/models';

import {
  getReactionStateMock
} from '../schemas/index.faker.ts';


export const getCreateReactionResponseMock = (overrideResponse: Partial<Extract<ReactionStateResponse, object>> = {}): ReactionStateResponse => ({data: { ...getReactionStateMock() }, ...overrideResponse})

export const getDeleteReactionResponseMock = (overrideResponse: Partial<Extract<ReactionStateResponse, object>> = {}): ReactionStateResponse => ({data: { ...getReactionStateMock() }, ...overrideResponse})

