/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  FollowListResponse,
  FollowStateResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getExportFollowersResponseMock,
  getFollowPerformerResponseMock,
  getListFollowersResponseMock,
  getListFollowingResponseMock,
  getUnfollowPerformerResponseMock
} from './follows.faker.ts';

export { getListFollowersResponseMock, getExportFollowersResponseMock, getListFollowingResponseMock, getFollowPerformerResponseMock, getUnfollowPerformerResponseMock } from './follows.faker.ts';


export const getListFollowersMockHandler = (overrideResponse?: FollowListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FollowListResponse> | FollowListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/follows/followers', (info) => respond('listFollowers', info, overrideResponse, getListFollowersResponseMock), options)
}

export const getExportFollowersMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/follows/followers/export', (info) => respond('exportFollowers', info, overrideResponse, getExportFollowersResponseMock), options)
}

export const getListFollowingMockHandler = (overrideResponse?: FollowListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FollowListResponse> | FollowListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/follows/following', (info) => respond('listFollowing', info, overrideResponse, getListFollowingResponseMock), options)
}

export const getFollowPerformerMockHandler = (overrideResponse?: FollowStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FollowStateResponse> | FollowStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/follows/:id', (info) => respond('followPerformer', info, overrideResponse, getFollowPerformerResponseMock), options)
}

export const getUnfollowPerformerMockHandler = (overrideResponse?: FollowStateResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FollowStateResponse> | FollowStateResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/follows/:id', (info) => respond('unfollowPerformer', info, overrideResponse, getUnfollowPerformerResponseMock), options)
}
export const getFollowsMock = () => [
  getListFollowersMockHandler(),
  getExportFollowersMockHandler(),
  getListFollowingMockHandler(),
  getFollowPerformerMockHandler(),
  getUnfollowPerformerMockHandler()
]
