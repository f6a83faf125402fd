/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PayoutCalculation,
  PayoutRequest,
  PayoutRequestList,
  PendingPayout
} from '../fanlight.schemas.ts';


/**
 * @summary Request a payout
 */
export const CreatePayoutRequestResponse = /*#__PURE__*/ zod.object({
  "data": PayoutRequest
})

/**
 * @summary Preview a payout
 */
export const CalculatePayoutResponse = /*#__PURE__*/ zod.object({
  "data": PayoutCalculation
})

/**
 * @summary Whether a payout request is pending
 */
export const CheckPendingPayoutRequestResponse = /*#__PURE__*/ zod.object({
  "data": PendingPayout
})

/**
 * @summary A performer's payout requests
 */
export const ListPayoutRequestsResponse = /*#__PURE__*/ zod.object({
  "data": PayoutRequestList
})

/**
 * @summary The viewer's own payout requests
 */
export const ListUserPayoutRequestsResponse = /*#__PURE__*/ zod.object({
  "data": PayoutRequestList
})

/**
 * @summary Change a payout that is still pending
 */
export const UpdatePayoutRequestResponse = /*#__PURE__*/ zod.object({
  "data": PayoutRequest
})

/**
 * @summary One payout request
 */
export const GetPayoutRequestResponse = /*#__PURE__*/ zod.object({
  "data": PayoutRequest
})

