/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  CreateAgoraToken201,
  ListStreams200,
  SetStreamDuration200,
  StreamResponse,
  StreamSessionResponse,
  StreamViewerStateResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getBanStreamViewerResponseMock,
  getCreateAgoraTokenResponseMock,
  getJoinStreamResponseMock,
  getListStreamsResponseMock,
  getMuteStreamViewerResponseMock,
  getSetStreamDurationResponseMock,
  getStartStreamResponseMock,
  getUpdateLiveStreamResponseMock,
  getUpdateStreamGoalResponseMock,
  getUpdateStreamResponseMock
} from './streaming.faker.ts';

export { getCreateAgoraTokenResponseMock, getJoinStreamResponseMock, getStartStreamResponseMock, getUpdateLiveStreamResponseMock, getSetStreamDurationResponseMock, getUpdateStreamResponseMock, getListStreamsResponseMock, getBanStreamViewerResponseMock, getUpdateStreamGoalResponseMock, getMuteStreamViewerResponseMock } from './streaming.faker.ts';


export const getCreateAgoraTokenMockHandler = (overrideResponse?: CreateAgoraToken201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateAgoraToken201> | CreateAgoraToken201), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/agora/token', (info) => respond('createAgoraToken', info, overrideResponse, getCreateAgoraTokenResponseMock), options)
}

export const getJoinStreamMockHandler = (overrideResponse?: StreamSessionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamSessionResponse> | StreamSessionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/streaming/join/:id', (info) => respond('joinStream', info, overrideResponse, getJoinStreamResponseMock), options)
}

export const getStartStreamMockHandler = (overrideResponse?: StreamSessionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamSessionResponse> | StreamSessionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/live', (info) => respond('startStream', info, overrideResponse, getStartStreamResponseMock), options)
}

export const getUpdateLiveStreamMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/live/:id', (info) => respond('updateLiveStream', info, overrideResponse, getUpdateLiveStreamResponseMock), options)
}

export const getSetStreamDurationMockHandler = (overrideResponse?: SetStreamDuration200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SetStreamDuration200> | SetStreamDuration200), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/set-duration', (info) => respond('setStreamDuration', info, overrideResponse, getSetStreamDurationResponseMock), options)
}

export const getUpdateStreamMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/update', (info) => respond('updateStream', info, overrideResponse, getUpdateStreamResponseMock), options)
}

export const getListStreamsMockHandler = (overrideResponse?: ListStreams200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStreams200> | ListStreams200), options?: RequestHandlerOptions) => {
  return http.get('*/api/streaming/user/search', (info) => respond('listStreams', info, overrideResponse, getListStreamsResponseMock), options)
}

export const getBanStreamViewerMockHandler = (overrideResponse?: StreamViewerStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamViewerStateResponse> | StreamViewerStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/:id/ban', (info) => respond('banStreamViewer', info, overrideResponse, getBanStreamViewerResponseMock), options)
}

export const getUpdateStreamGoalMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/:id/goal', (info) => respond('updateStreamGoal', info, overrideResponse, getUpdateStreamGoalResponseMock), options)
}

export const getMuteStreamViewerMockHandler = (overrideResponse?: StreamViewerStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamViewerStateResponse> | StreamViewerStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/:id/mute', (info) => respond('muteStreamViewer', info, overrideResponse, getMuteStreamViewerResponseMock), options)
}
export const getStreamingMock = () => [
  getCreateAgoraTokenMockHandler(),
  getJoinStreamMockHandler(),
  getStartStreamMockHandler(),
  getUpdateLiveStreamMockHandler(),
  getSetStreamDurationMockHandler(),
  getUpdateStreamMockHandler(),
  getListStreamsMockHandler(),
  getBanStreamViewerMockHandler(),
  getUpdateStreamGoalMockHandler(),
  getMuteStreamViewerMockHandler()
]
