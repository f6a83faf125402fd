/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CommentListResponse,
  CommentResponse,
  DoneResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateCommentResponseMock,
  getDeleteCommentResponseMock,
  getListCommentRepliesResponseMock,
  getListCommentsResponseMock,
  getUpdateCommentResponseMock
} from './comments.faker.ts';

export { getListCommentsResponseMock, getCreateCommentResponseMock, getUpdateCommentResponseMock, getDeleteCommentResponseMock, getListCommentRepliesResponseMock } from './comments.faker.ts';


export const getListCommentsMockHandler = (overrideResponse?: CommentListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CommentListResponse> | CommentListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/comments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCommentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCommentMockHandler = (overrideResponse?: CommentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommentResponse> | CommentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCommentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateCommentMockHandler = (overrideResponse?: CommentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommentResponse> | CommentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/comments/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCommentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCommentMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/comments/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCommentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCommentRepliesMockHandler = (overrideResponse?: CommentListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CommentListResponse> | CommentListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/comments/:id/replies', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCommentRepliesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCommentsMock = () => [
  getListCommentsMockHandler(),
  getCreateCommentMockHandler(),
  getUpdateCommentMockHandler(),
  getDeleteCommentMockHandler(),
  getListCommentRepliesMockHandler()
]
