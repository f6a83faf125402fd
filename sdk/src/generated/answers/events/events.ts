/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  EventList
} from '../fanlight.schemas.ts';


/**
 * @summary The events of a channel after a number, oldest first
 */
export const ListEventsResponse = /*#__PURE__*/ zod.object({
  "data": EventList
})

