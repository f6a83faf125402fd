/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  FeedFileResponse,
  FeedListResponse,
  FeedPollResponse,
  FeedResponse,
  FileProcessingResponse,
  HashtagListResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateFeedPollResponseMock,
  getCreateFeedResponseMock,
  getCreateHashtagsResponseMock,
  getDeleteFeedResponseMock,
  getGetFeedFileStatusResponseMock,
  getGetFeedResponseMock,
  getGetMyFeedResponseMock,
  getListBookmarkedFeedsResponseMock,
  getListFeedsResponseMock,
  getListMyFeedsResponseMock,
  getListPerformerFeedsResponseMock,
  getUpdateFeedResponseMock,
  getUploadFeedAudioResponseMock,
  getUploadFeedPhotoResponseMock,
  getUploadFeedTeaserResponseMock,
  getUploadFeedThumbnailResponseMock,
  getUploadFeedVideoResponseMock,
  getVoteFeedPollResponseMock
} from './feeds.faker.ts';

export { getCreateHashtagsResponseMock, getListMyFeedsResponseMock, getCreateFeedResponseMock, getUploadFeedAudioResponseMock, getUploadFeedPhotoResponseMock, getCreateFeedPollResponseMock, getUploadFeedTeaserResponseMock, getUploadFeedThumbnailResponseMock, getUploadFeedVideoResponseMock, getGetMyFeedResponseMock, getUpdateFeedResponseMock, getDeleteFeedResponseMock, getListBookmarkedFeedsResponseMock, getListFeedsResponseMock, getListPerformerFeedsResponseMock, getVoteFeedPollResponseMock, getGetFeedResponseMock, getGetFeedFileStatusResponseMock } from './feeds.faker.ts';


export const getCreateHashtagsMockHandler = (overrideResponse?: HashtagListResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HashtagListResponse> | HashtagListResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/hashtags/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHashtagsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListMyFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeedResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedAudioMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/audio/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedAudioResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedPhotoMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/photo/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedPhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateFeedPollMockHandler = (overrideResponse?: FeedPollResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedPollResponse> | FeedPollResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/polls', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeedPollResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedTeaserMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/teaser/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedTeaserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedThumbnailMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/thumbnail/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedThumbnailResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUploadFeedVideoMockHandler = (overrideResponse?: FeedFileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedFileResponse> | FeedFileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/performer/feeds/video/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFeedVideoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMyFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/performer/feeds/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBookmarkedFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/reactions/feeds/bookmark', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookmarkedFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPerformerFeedsMockHandler = (overrideResponse?: FeedListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedListResponse> | FeedListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/search/:username', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPerformerFeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVoteFeedPollMockHandler = (overrideResponse?: FeedPollResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedPollResponse> | FeedPollResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/feeds/vote/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVoteFeedPollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFeedMockHandler = (overrideResponse?: FeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedResponse> | FeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFeedFileStatusMockHandler = (overrideResponse?: FileProcessingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FileProcessingResponse> | FileProcessingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/feeds/:id/file/:fileId/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFeedFileStatusResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFeedsMock = () => [
  getCreateHashtagsMockHandler(),
  getListMyFeedsMockHandler(),
  getCreateFeedMockHandler(),
  getUploadFeedAudioMockHandler(),
  getUploadFeedPhotoMockHandler(),
  getCreateFeedPollMockHandler(),
  getUploadFeedTeaserMockHandler(),
  getUploadFeedThumbnailMockHandler(),
  getUploadFeedVideoMockHandler(),
  getGetMyFeedMockHandler(),
  getUpdateFeedMockHandler(),
  getDeleteFeedMockHandler(),
  getListBookmarkedFeedsMockHandler(),
  getListFeedsMockHandler(),
  getListPerformerFeedsMockHandler(),
  getVoteFeedPollMockHandler(),
  getGetFeedMockHandler(),
  getGetFeedFileStatusMockHandler()
]
