/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListEventChannels200,
  ListEvents200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListEventChannelsResponseMock,
  getListEventsResponseMock
} from './events.faker.ts';

export { getListEventsResponseMock, getListEventChannelsResponseMock } from './events.faker.ts';


export const getListEventsMockHandler = (overrideResponse?: ListEvents200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEvents200> | ListEvents200), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', (info) => respond('listEvents', info, overrideResponse, getListEventsResponseMock), options)
}

export const getListEventChannelsMockHandler = (overrideResponse?: ListEventChannels200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEventChannels200> | ListEventChannels200), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/channels', (info) => respond('listEventChannels', info, overrideResponse, getListEventChannelsResponseMock), options)
}
export const getEventsMock = () => [
  getListEventsMockHandler(),
  getListEventChannelsMockHandler()
]
