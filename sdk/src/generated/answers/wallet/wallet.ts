/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ChargeList,
  ChargeReceipt
} from '../fanlight.schemas.ts';


/**
 * @summary What the reader paid for with tokens, latest first
 */
export const ListChargesResponse = /*#__PURE__*/ zod.object({
  "data": ChargeList
})

/**
 * @summary Tip a performer
 */
export const TipPerformerResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

