/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  CommentListResponse,
  CommentResponse,
  DoneResponse
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/comments', (info) => respond('listComments', info, overrideResponse, getListCommentsResponseMock), options)
}

export const getCreateCommentMockHandler = (overrideResponse?: CommentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommentResponse> | CommentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/comments', (info) => respond('createComment', info, overrideResponse, getCreateCommentResponseMock), options)
}

export const getUpdateCommentMockHandler = (overrideResponse?: CommentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommentResponse> | CommentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/comments/:id', (info) => respond('updateComment', info, overrideResponse, getUpdateCommentResponseMock), options)
}

export const getDeleteCommentMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/comments/:id', (info) => respond('deleteComment', info, overrideResponse, getDeleteCommentResponseMock), options)
}

export const getListCommentRepliesMockHandler = (overrideResponse?: CommentListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CommentListResponse> | CommentListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/comments/:id/replies', (info) => respond('listCommentReplies', info, overrideResponse, getListCommentRepliesResponseMock), options)
}
export const getCommentsMock = () => [
  getListCommentsMockHandler(),
  getCreateCommentMockHandler(),
  getUpdateCommentMockHandler(),
  getDeleteCommentMockHandler(),
  getListCommentRepliesMockHandler()
]
