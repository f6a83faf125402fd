/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetPost200,
  ListPosts200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetPostResponseMock,
  getListPostsResponseMock
} from './posts.faker.ts';

export { getListPostsResponseMock, getGetPostResponseMock } from './posts.faker.ts';


export const getListPostsMockHandler = (overrideResponse?: ListPosts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPosts200> | ListPosts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/posts/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPostMockHandler = (overrideResponse?: GetPost200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPost200> | GetPost200), options?: RequestHandlerOptions) => {
  return http.get('*/api/posts/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPostResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPostsMock = () => [
  getListPostsMockHandler(),
  getGetPostMockHandler()
]
