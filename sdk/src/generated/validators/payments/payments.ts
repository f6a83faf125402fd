/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  SandboxAuthenticationRequest,
  SandboxPaymentMethodRequest,
  TopUpRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The reader's payments through the gateway, latest first
 */
export const listTransactionsQueryLimitDefault = 20;
export const listTransactionsQueryLimitMax = 100;

export const listTransactionsQueryOffsetDefault = 0;
export const listTransactionsQueryOffsetMin = 0;
export const listTransactionsQueryOffsetMax = 10000;

export const listTransactionsQueryCursorMax = 200;



export const ListTransactionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryLimitMax)), listTransactionsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listTransactionsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryOffsetMax)), listTransactionsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Buy tokens by card
 */
export const topUpWalletHeaderIdempotencyKeyMin = 8;
export const topUpWalletHeaderIdempotencyKeyMax = 100;


export const topUpWalletHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const TopUpWalletHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(topUpWalletHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(topUpWalletHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(topUpWalletHeaderIdempotencyKeyRegExp)))
})

export const TopUpWalletBody = TopUpRequest

/**
 * @summary Hand a test card to the sandbox gateway
 */
export const CreateSandboxPaymentMethodBody = SandboxPaymentMethodRequest

/**
 * @summary Answer the sandbox gateway's authentication step
 */
export const authenticateSandboxPaymentPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const AuthenticateSandboxPaymentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(authenticateSandboxPaymentPathIdRegExp))
})

export const authenticateSandboxPaymentHeaderIdempotencyKeyMin = 8;
export const authenticateSandboxPaymentHeaderIdempotencyKeyMax = 100;


export const authenticateSandboxPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AuthenticateSandboxPaymentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authenticateSandboxPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(authenticateSandboxPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(authenticateSandboxPaymentHeaderIdempotencyKeyRegExp)))
})

export const AuthenticateSandboxPaymentBody = SandboxAuthenticationRequest

