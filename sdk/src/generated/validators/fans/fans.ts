/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  FanUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Change the note about a fan and the fan's lists
 */
export const UpdateFanParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const UpdateFanBody = FanUpdateRequest

