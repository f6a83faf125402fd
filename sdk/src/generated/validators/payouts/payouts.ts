/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PayoutCalculateRequest,
  PayoutRequestCreateRequest,
  PayoutRequestUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Ask for a payout
 */
export const createPayoutRequestHeaderIdempotencyKeyMin = 8;
export const createPayoutRequestHeaderIdempotencyKeyMax = 100;


export const createPayoutRequestHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreatePayoutRequestHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPayoutRequestHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPayoutRequestHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPayoutRequestHeaderIdempotencyKeyRegExp)))
})

export const CreatePayoutRequestBody = PayoutRequestCreateRequest

/**
 * @summary See what a payout would be
 */
export const CalculatePayoutBody = PayoutCalculateRequest

/**
 * @summary A performer's payout requests
 */
export const listPayoutRequestsQueryLimitDefault = 20;
export const listPayoutRequestsQueryLimitMax = 100;

export const listPayoutRequestsQueryOffsetDefault = 0;
export const listPayoutRequestsQueryOffsetMin = 0;
export const listPayoutRequestsQueryOffsetMax = 10000;

export const listPayoutRequestsQueryCursorMax = 200;



export const ListPayoutRequestsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPayoutRequestsQueryLimitMax)), listPayoutRequestsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPayoutRequestsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPayoutRequestsQueryOffsetMax)), listPayoutRequestsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPayoutRequestsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary The reader's own payout requests
 */
export const listUserPayoutRequestsQueryLimitDefault = 20;
export const listUserPayoutRequestsQueryLimitMax = 100;

export const listUserPayoutRequestsQueryOffsetDefault = 0;
export const listUserPayoutRequestsQueryOffsetMin = 0;
export const listUserPayoutRequestsQueryOffsetMax = 10000;

export const listUserPayoutRequestsQueryCursorMax = 200;



export const ListUserPayoutRequestsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUserPayoutRequestsQueryLimitMax)), listUserPayoutRequestsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listUserPayoutRequestsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listUserPayoutRequestsQueryOffsetMax)), listUserPayoutRequestsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUserPayoutRequestsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Change a payout that is still pending
 */
export const updatePayoutRequestPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdatePayoutRequestParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updatePayoutRequestPathIdRegExp))
})

export const UpdatePayoutRequestBody = PayoutRequestUpdateRequest

/**
 * @summary One payout request
 */
export const getPayoutRequestPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetPayoutRequestParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPayoutRequestPathIdRegExp))
})

