/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListEvents200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListEventsResponseMock
} from './events.faker.ts';

export { getListEventsResponseMock } from './events.faker.ts';


export const getListEventsMockHandler = (overrideResponse?: ListEvents200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEvents200> | ListEvents200), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', (info) => respond('listEvents', info, overrideResponse, getListEventsResponseMock), options)
}
export const getEventsMock = () => [
  getListEventsMockHandler()
]
