/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  TokenPackageList
} from '../fanlight.schemas.ts';


/**
 * @summary Token packages on offer
 */
export const ListTokenPackagesResponse = /*#__PURE__*/ zod.object({
  "data": TokenPackageList
})

