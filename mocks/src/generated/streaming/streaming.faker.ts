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
  getStreamListMock,
  getStreamMock,
  getStreamSessionMock
} from '../schemas/index.faker.ts';


export const getCreateAgoraTokenResponseMock = (): CreateAgoraToken201 => ({"data":{"appId":"1f7a90c34be2","channel":"0193f2a4c1d07b3e5a918c42","uid":48213,"token":"007eJxTYBBa","isHost":false,"expiresAt":"2026-05-14T10:26:53.000Z"}})

export const getJoinStreamResponseMock = (overrideResponse: Partial<Extract<StreamSessionResponse, object>> = {}): StreamSessionResponse => ({data: { ...getStreamSessionMock() }, ...overrideResponse})

export const getStartStreamResponseMock = (overrideResponse: Partial<Extract<StreamSessionResponse, object>> = {}): StreamSessionResponse => ({data: { ...getStreamSessionMock() }, ...overrideResponse})

export const getUpdateLiveStreamResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getSetStreamDurationResponseMock = (): SetStreamDuration200 => ({"data":{"streamId":"0193f2a4c1d07b3e5a918c42","status":"live","duration":1260,"totalViewers":84}})

export const getUpdateStreamResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getListStreamsResponseMock = (overrideResponse: Partial<Extract<ListStreams200, object>> = {}): ListStreams200 => ({data: { ...getStreamListMock() }, ...overrideResponse})

export const getBanStreamViewerResponseMock = (): StreamViewerStateResponse => ({"data":{"userId":"0193f2a4c1d07b3e5a918c43","isMuted":true,"mutedUntil":"2026-05-14T09:36:53.000Z","isBanned":false}})

export const getUpdateStreamGoalResponseMock = (overrideResponse: Partial<Extract<StreamResponse, object>> = {}): StreamResponse => ({data: { ...getStreamMock() }, ...overrideResponse})

export const getMuteStreamViewerResponseMock = (): StreamViewerStateResponse => ({"data":{"userId":"0193f2a4c1d07b3e5a918c43","isMuted":true,"mutedUntil":"2026-05-14T09:36:53.000Z","isBanned":false}})

