/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListEventChannels200,
  ListEvents200
} from '@fanlight/sdk/models';

import {
  getEventChannelListMock,
  getEventListMock
} from '../schemas/index.faker.ts';


export const getListEventsResponseMock = (overrideResponse: Partial<Extract<ListEvents200, object>> = {}): ListEvents200 => ({data: { ...getEventListMock() }, ...overrideResponse})

export const getListEventChannelsResponseMock = (overrideResponse: Partial<Extract<ListEventChannels200, object>> = {}): ListEventChannels200 => ({data: { ...getEventChannelListMock() }, ...overrideResponse})

