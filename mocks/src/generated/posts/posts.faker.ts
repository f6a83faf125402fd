/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetPost200,
  ListPosts200
} from '@fanlight/sdk/models';

import {
  getPostMock,
  getPostSummaryListMock
} from '../schemas/index.faker.ts';


export const getListPostsResponseMock = (overrideResponse: Partial<Extract<ListPosts200, object>> = {}): ListPosts200 => ({data: { ...getPostSummaryListMock() }, ...overrideResponse})

export const getGetPostResponseMock = (overrideResponse: Partial<Extract<GetPost200, object>> = {}): GetPost200 => ({data: { ...getPostMock() }, ...overrideResponse})

