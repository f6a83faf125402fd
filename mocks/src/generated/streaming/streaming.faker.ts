/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CreateAgoraToken201,
  ListStreams200,
  SetStreamDuration200,
  StreamResponse,
  StreamSessionResponse,
  StreamViewerStateResponse
} from '@fanlight/sdk/models';

import {
  getAgoraTokenMock,
  getStreamHeartbeatMock,
  getStreamListMock,
  getStreamMock,
  getStreamSessionMock,
  getStreamViewerStateMock
} from '../schemas/index.faker.ts';


export const getCreateAgoraTokenResponseMock = (overrideResponse: Partial<Extract<CreateAgoraToken201, object>> = {}): CreateAgoraToken201 => ({data: { ...getAgoraTokenMock() }, ...overrideResponse})

export const getJoinStreamResponseMock = (overrideResponse: Partial<Extract<StreamSessionResponse, object>> = {}): StreamSessionResponse => ({data: { ...getStreamSessionMock() }, ...overrideResponse})

export const getStartStreamResponseMock = (overrideResponse: Partial<Extract<StreamSessionResponse, object>> = {}): StreamSessionResponse => ({data: { ...getStreamSessionMock() }, ...overrideResponse})

export const getUpdateLiveStreamResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getSetStreamDurationResponseMock = (overrideResponse: Partial<Extract<SetStreamDuration200, object>> = {}): SetStreamDuration200 => ({data: { ...getStreamHeartbeatMock() }, ...overrideResponse})

export const getUpdateStreamResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getListStreamsResponseMock = (overrideResponse: Partial<Extract<ListStreams200, object>> = {}): ListStreams200 => ({data: { ...getStreamListMock() }, ...overrideResponse})

export const getBanStreamViewerResponseMock = (overrideResponse: Partial<Extract<StreamViewerStateResponse, object>> = {}): StreamViewerStateResponse => ({data: { ...getStreamViewerStateMock() }, ...overrideResponse})

export const getUpdateStreamGoalResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getMuteStreamViewerResponseMock = (overrideResponse: Partial<Extract<StreamViewerStateResponse, object>> = {}): StreamViewerStateResponse => ({data: { ...getStreamViewerStateMock() }, ...overrideResponse})

