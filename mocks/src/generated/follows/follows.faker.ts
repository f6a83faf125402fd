/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

import type {
  FollowListResponse,
  FollowStateResponse
} from '@fanlight/sdk/models';

import {
  getFollowListMock,
  getFollowStateMock
} from '../schemas/index.faker.ts';


export const getListFollowersResponseMock = (overrideResponse: Partial<Extract<FollowListResponse, object>> = {}): FollowListResponse => ({data: { ...getFollowListMock() }, ...overrideResponse})

export const getExportFollowersResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListFollowingResponseMock = (overrideResponse: Partial<Extract<FollowListResponse, object>> = {}): FollowListResponse => ({data: { ...getFollowListMock() }, ...overrideResponse})

export const getFollowPerformerResponseMock = (overrideResponse: Partial<Extract<FollowStateResponse, object>> = {}): FollowStateResponse => ({data: { ...getFollowStateMock() }, ...overrideResponse})

export const getUnfollowPerformerResponseMock = (overrideResponse: Partial<Extract<FollowStateResponse, object>> = {}): FollowStateResponse => ({data: { ...getFollowStateMock() }, ...overrideResponse})

