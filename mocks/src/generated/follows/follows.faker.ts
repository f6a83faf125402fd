/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  FollowListResponse,
  FollowStateResponse
} from '@fanlight/sdk/models';

import {
  getFollowListMock,
  getFollowStateMock
} from '../schemas/index.faker.ts';


export const getListFollowersResponseMock = (overrideResponse: Partial<Extract<FollowListResponse, object>> = {}): FollowListResponse => ({data: { ...getFollowListMock() }, ...overrideResponse})

export const getListFollowingResponseMock = (overrideResponse: Partial<Extract<FollowListResponse, object>> = {}): FollowListResponse => ({data: { ...getFollowListMock() }, ...overrideResponse})

export const getFollowPerformerResponseMock = (overrideResponse: Partial<Extract<FollowStateResponse, object>> = {}): FollowStateResponse => ({data: { ...getFollowStateMock() }, ...overrideResponse})

export const getUnfollowPerformerResponseMock = (overrideResponse: Partial<Extract<FollowStateResponse, object>> = {}): FollowStateResponse => ({data: { ...getFollowStateMock() }, ...overrideResponse})

