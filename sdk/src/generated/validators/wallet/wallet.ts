/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  TipRequest
} from '../fanlight.schemas.ts';


/**
 * @summary What the reader paid for with tokens, latest first
 */
export const listChargesQueryLimitDefault = 20;
export const listChargesQueryLimitMax = 100;

export const listChargesQueryOffsetDefault = 0;
export const listChargesQueryOffsetMin = 0;
export const listChargesQueryOffsetMax = 10000;

export const listChargesQueryCursorMax = 200;



export const ListChargesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChargesQueryLimitMax)), listChargesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listChargesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listChargesQueryOffsetMax)), listChargesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChargesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Tip a performer
 */
export const tipPerformerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const TipPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tipPerformerPathIdRegExp))
})

export const tipPerformerHeaderIdempotencyKeyMin = 8;
export const tipPerformerHeaderIdempotencyKeyMax = 100;


export const tipPerformerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const TipPerformerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(tipPerformerHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(tipPerformerHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(tipPerformerHeaderIdempotencyKeyRegExp)))
})

export const TipPerformerBody = TipRequest

