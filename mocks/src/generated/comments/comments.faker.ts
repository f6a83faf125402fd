/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CommentListResponse,
  CommentResponse,
  DoneResponse
} from '@fanlight/sdk/models';

import {
  getCommentListMock,
  getCommentMock
} from '../schemas/index.faker.ts';


export const getListCommentsResponseMock = (overrideResponse: Partial<Extract<CommentListResponse, object>> = {}): CommentListResponse => ({data: { ...getCommentListMock() }, ...overrideResponse})

export const getCreateCommentResponseMock = (overrideResponse: Partial<Extract<CommentResponse, object>> = {}): CommentResponse => ({data: { ...getCommentMock() }, ...overrideResponse})

export const getUpdateCommentResponseMock = (overrideResponse: Partial<Extract<CommentResponse, object>> = {}): CommentResponse => ({data: { ...getCommentMock() }, ...overrideResponse})

export const getDeleteCommentResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getListCommentRepliesResponseMock = (overrideResponse: Partial<Extract<CommentListResponse, object>> = {}): CommentListResponse => ({data: { ...getCommentListMock() }, ...overrideResponse})

