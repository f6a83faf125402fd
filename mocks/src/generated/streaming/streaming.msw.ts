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
  HttpResponse,
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
  return http.post('*/api/streaming/agora/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAgoraTokenResponseMock(),
      { status: 201
      })
  }, options)
}

export const getJoinStreamMockHandler = (overrideResponse?: StreamSessionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamSessionResponse> | StreamSessionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/streaming/join/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinStreamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartStreamMockHandler = (overrideResponse?: StreamSessionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamSessionResponse> | StreamSessionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/live', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartStreamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateLiveStreamMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/live/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLiveStreamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetStreamDurationMockHandler = (overrideResponse?: SetStreamDuration200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SetStreamDuration200> | SetStreamDuration200), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/set-duration', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStreamDurationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStreamMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStreamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStreamsMockHandler = (overrideResponse?: ListStreams200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStreams200> | ListStreams200), options?: RequestHandlerOptions) => {
  return http.get('*/api/streaming/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStreamsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBanStreamViewerMockHandler = (overrideResponse?: StreamViewerStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamViewerStateResponse> | StreamViewerStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/:id/ban', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBanStreamViewerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStreamGoalMockHandler = (overrideResponse?: StreamResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StreamResponse> | StreamResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/streaming/:id/goal', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStreamGoalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMuteStreamViewerMockHandler = (overrideResponse?: StreamViewerStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StreamViewerStateResponse> | StreamViewerStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/streaming/:id/mute', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMuteStreamViewerResponseMock(),
      { status: 200
      })
  }, options)
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
