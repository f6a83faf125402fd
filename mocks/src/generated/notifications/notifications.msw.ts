/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListNotifications200,
  UnreadCountResponse
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/notification', (info) => respond('listNotifications', info, overrideResponse, getListNotificationsResponseMock), options)
}

export const getReadAllNotificationsMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/read-all', (info) => respond('readAllNotifications', info, overrideResponse, getReadAllNotificationsResponseMock), options)
}

export const getGetUnreadNotificationCountMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification/total-unread', (info) => respond('getUnreadNotificationCount', info, overrideResponse, getGetUnreadNotificationCountResponseMock), options)
}

export const getReadNotificationMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/:id/read', (info) => respond('readNotification', info, overrideResponse, getReadNotificationResponseMock), options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getReadAllNotificationsMockHandler(),
  getGetUnreadNotificationCountMockHandler(),
  getReadNotificationMockHandler()
]
