/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Fan
} from '../fanlight.schemas.ts';


/**
 * @summary Change the note about a fan and the fan's lists
 */
export const UpdateFanResponse = /*#__PURE__*/ zod.object({
  "data": Fan
})

