/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  FollowListResponse,
  FollowStateResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getFollowPerformerResponseMock,
  getListFollowersResponseMock,
  getListFollowingResponseMock,
  getUnfollowPerformerResponseMock
} from './follows.faker.ts';

export { getListFollowersResponseMock, getListFollowingResponseMock, getFollowPerformerResponseMock, getUnfollowPerformerResponseMock } from './follows.faker.ts';


export const getListFollowersMockHandler = (overrideResponse?: FollowListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FollowListResponse> | FollowListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/follows/followers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFollowersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFollowingMockHandler = (overrideResponse?: FollowListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FollowListResponse> | FollowListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/follows/following', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFollowingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFollowPerformerMockHandler = (overrideResponse?: FollowStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FollowStateResponse> | FollowStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/follows/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFollowPerformerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnfollowPerformerMockHandler = (overrideResponse?: FollowStateResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FollowStateResponse> | FollowStateResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/follows/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnfollowPerformerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFollowsMock = () => [
  getListFollowersMockHandler(),
  getListFollowingMockHandler(),
  getFollowPerformerMockHandler(),
  getUnfollowPerformerMockHandler()
]
