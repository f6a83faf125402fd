/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListNotifications200,
  UnreadCountResponse
} from '@fanlight/sdk/models';

import {
  getNotificationListMock,
  getUnreadCountMock
} from '../schemas/index.faker.ts';


export const getListNotificationsResponseMock = (overrideResponse: Partial<Extract<ListNotifications200, object>> = {}): ListNotifications200 => ({data: { ...getNotificationListMock() }, ...overrideResponse})

export const getReadAllNotificationsResponseMock = (overrideResponse: Partial<Extract<UnreadCountResponse, object>> = {}): UnreadCountResponse => ({data: { ...getUnreadCountMock() }, ...overrideResponse})

export const getGetUnreadNotificationCountResponseMock = (overrideResponse: Partial<Extract<UnreadCountResponse, object>> = {}): UnreadCountResponse => ({data: { ...getUnreadCountMock() }, ...overrideResponse})

export const getReadNotificationResponseMock = (overrideResponse: Partial<Extract<UnreadCountResponse, object>> = {}): UnreadCountResponse => ({data: { ...getUnreadCountMock() }, ...overrideResponse})

