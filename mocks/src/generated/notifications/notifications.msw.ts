/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListNotifications200,
  UnreadCountResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetUnreadNotificationCountResponseMock,
  getListNotificationsResponseMock,
  getReadAllNotificationsResponseMock,
  getReadNotificationResponseMock
} from './notifications.faker.ts';

export { getListNotificationsResponseMock, getReadAllNotificationsResponseMock, getGetUnreadNotificationCountResponseMock, getReadNotificationResponseMock } from './notifications.faker.ts';


export const getListNotificationsMockHandler = (overrideResponse?: ListNotifications200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotifications200> | ListNotifications200), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAllNotificationsMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/read-all', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAllNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUnreadNotificationCountMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification/total-unread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadNotificationCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNotificationMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/:id/read', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getReadAllNotificationsMockHandler(),
  getGetUnreadNotificationCountMockHandler(),
  getReadNotificationMockHandler()
]
