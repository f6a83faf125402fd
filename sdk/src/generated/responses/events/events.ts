/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  EventChannelList,
  EventList
} from '../fanlight.schemas.ts';


/**
 * @summary The events of a channel after a number, oldest first
 */
export const ListEventsResponse = /*#__PURE__*/ zod.object({
  "data": EventList
})

/**
 * @summary The channels that the viewer may read, with their latest numbers
 */
export const ListEventChannelsResponse = /*#__PURE__*/ zod.object({
  "data": EventChannelList
})

