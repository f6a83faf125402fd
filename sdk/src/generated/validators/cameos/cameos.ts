/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CameoDeclineRequest,
  CameoDeliveryUpload,
  CameoOfferUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The personalised requests that the reader ordered, latest first
 */
export const listCameosQueryLimitDefault = 20;
export const listCameosQueryLimitMax = 100;

export const listCameosQueryOffsetDefault = 0;
export const listCameosQueryOffsetMin = 0;
export const listCameosQueryOffsetMax = 10000;

export const listCameosQueryCursorMax = 200;



export const ListCameosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCameosQueryLimitMax)), listCameosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listCameosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listCameosQueryOffsetMax)), listCameosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCameosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'dueAt'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'accepted', 'delivered', 'declined', 'cancelled', 'expired']))
})

/**
 * @summary Whether and how a performer takes personalised requests
 */
export const getCameoOfferPathPerformerIdMax = 30;



export const GetCameoOfferParams = /*#__PURE__*/ zod.strictObject({
  "performerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCameoOfferPathPerformerIdMax))
})

/**
 * @summary One personalised request
 */
export const getCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCameoPathIdRegExp))
})

/**
 * @summary Take back a request that is not accepted yet
 */
export const cancelCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const CancelCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelCameoPathIdRegExp))
})

export const cancelCameoHeaderIdempotencyKeyMin = 8;
export const cancelCameoHeaderIdempotencyKeyMax = 100;


export const cancelCameoHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelCameoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelCameoHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(cancelCameoHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelCameoHeaderIdempotencyKeyRegExp)))
})

/**
 * @summary The personalised requests to a performer, latest first
 */
export const listReceivedCameosQueryLimitDefault = 20;
export const listReceivedCameosQueryLimitMax = 100;

export const listReceivedCameosQueryOffsetDefault = 0;
export const listReceivedCameosQueryOffsetMin = 0;
export const listReceivedCameosQueryOffsetMax = 10000;

export const listReceivedCameosQueryCursorMax = 200;



export const ListReceivedCameosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReceivedCameosQueryLimitMax)), listReceivedCameosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listReceivedCameosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listReceivedCameosQueryOffsetMax)), listReceivedCameosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReceivedCameosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'dueAt'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'accepted', 'delivered', 'declined', 'cancelled', 'expired'])),
  "requestType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['birthday', 'advice', 'question', 'other'])),
  "isOverdue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Offer personalised requests, or stop it
 */
export const UpdateCameoOfferBody = CameoOfferUpdateRequest

/**
 * @summary Accept a request
 */
export const acceptCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const AcceptCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(acceptCameoPathIdRegExp))
})

/**
 * @summary Decline a request
 */
export const declineCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeclineCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(declineCameoPathIdRegExp))
})

export const declineCameoHeaderIdempotencyKeyMin = 8;
export const declineCameoHeaderIdempotencyKeyMax = 100;


export const declineCameoHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeclineCameoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(declineCameoHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(declineCameoHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(declineCameoHeaderIdempotencyKeyRegExp)))
})

export const DeclineCameoBody = CameoDeclineRequest

/**
 * @summary Deliver the video of a request
 */
export const deliverCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeliverCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliverCameoPathIdRegExp))
})

export const deliverCameoHeaderIdempotencyKeyMin = 8;
export const deliverCameoHeaderIdempotencyKeyMax = 100;


export const deliverCameoHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeliverCameoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliverCameoHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(deliverCameoHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(deliverCameoHeaderIdempotencyKeyRegExp)))
})

export const DeliverCameoBody = CameoDeliveryUpload

