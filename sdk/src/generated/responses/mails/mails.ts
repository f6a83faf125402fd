/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  DevelopmentMailList
} from '../fanlight.schemas.ts';


/**
 * @summary The mails of demo mode, latest first
 */
export const ListDevelopmentMailsResponse = /*#__PURE__*/ zod.object({
  "data": DevelopmentMailList
})

