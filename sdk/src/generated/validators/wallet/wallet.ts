/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CameoBookingRequest,
  ProductPurchaseRequest,
  PurchaseRequest,
  TipRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Ask a performer for something personal
 */
export const bookCameoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BookCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bookCameoPathIdRegExp))
})

export const bookCameoHeaderIdempotencyKeyMin = 8;
export const bookCameoHeaderIdempotencyKeyMax = 100;


export const bookCameoHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BookCameoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookCameoHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bookCameoHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bookCameoHeaderIdempotencyKeyRegExp)))
})

export const BookCameoBody = CameoBookingRequest

/**
 * @summary Unlock a post
 */
export const buyFeedPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyFeedPathIdRegExp))
})

export const buyFeedHeaderIdempotencyKeyMin = 8;
export const buyFeedHeaderIdempotencyKeyMax = 100;


export const buyFeedHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyFeedHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyFeedHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyFeedHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyFeedHeaderIdempotencyKeyRegExp)))
})

export const BuyFeedBody = PurchaseRequest

/**
 * @summary Unlock a gallery
 */
export const buyGalleryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyGalleryPathIdRegExp))
})

export const buyGalleryHeaderIdempotencyKeyMin = 8;
export const buyGalleryHeaderIdempotencyKeyMax = 100;


export const buyGalleryHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyGalleryHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyGalleryHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyGalleryHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyGalleryHeaderIdempotencyKeyRegExp)))
})

export const BuyGalleryBody = PurchaseRequest

/**
 * @summary Unlock a message
 */
export const buyMessagePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyMessageParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyMessagePathIdRegExp))
})

export const buyMessageHeaderIdempotencyKeyMin = 8;
export const buyMessageHeaderIdempotencyKeyMax = 100;


export const buyMessageHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyMessageHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyMessageHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyMessageHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyMessageHeaderIdempotencyKeyRegExp)))
})

export const BuyMessageBody = PurchaseRequest

/**
 * @summary Buy a product
 */
export const buyProductPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProductPathIdRegExp))
})

export const buyProductHeaderIdempotencyKeyMin = 8;
export const buyProductHeaderIdempotencyKeyMax = 100;


export const buyProductHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyProductHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyProductHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyProductHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyProductHeaderIdempotencyKeyRegExp)))
})

export const BuyProductBody = ProductPurchaseRequest

/**
 * @summary What the reader paid for with tokens, latest first
 */
export const listChargesQueryLimitDefault = 20;
export const listChargesQueryLimitMax = 100;

export const listChargesQueryOffsetDefault = 0;
export const listChargesQueryOffsetMin = 0;
export const listChargesQueryOffsetMax = 10000;

export const listChargesQueryCursorMax = 200;

export const listChargesQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListChargesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChargesQueryLimitMax)), listChargesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listChargesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listChargesQueryOffsetMax)), listChargesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChargesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream', 'subscription'])),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listChargesQueryPerformerIdRegExp))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Buy the ticket of a live stream
 */
export const buyStreamPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyStreamPathIdRegExp))
})

export const buyStreamHeaderIdempotencyKeyMin = 8;
export const buyStreamHeaderIdempotencyKeyMax = 100;


export const buyStreamHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyStreamHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyStreamHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyStreamHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyStreamHeaderIdempotencyKeyRegExp)))
})

export const BuyStreamBody = PurchaseRequest

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

/**
 * @summary Unlock a video
 */
export const buyVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BuyVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyVideoPathIdRegExp))
})

export const buyVideoHeaderIdempotencyKeyMin = 8;
export const buyVideoHeaderIdempotencyKeyMax = 100;


export const buyVideoHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BuyVideoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyVideoHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(buyVideoHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(buyVideoHeaderIdempotencyKeyRegExp)))
})

export const BuyVideoBody = PurchaseRequest

/**
 * @summary Everything the reader bought
 */
export const listPurchasesQueryLimitDefault = 20;
export const listPurchasesQueryLimitMax = 100;

export const listPurchasesQueryOffsetDefault = 0;
export const listPurchasesQueryOffsetMin = 0;
export const listPurchasesQueryOffsetMax = 10000;

export const listPurchasesQueryCursorMax = 200;

export const listPurchasesQueryQMax = 100;

export const listPurchasesQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListPurchasesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPurchasesQueryLimitMax)), listPurchasesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPurchasesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPurchasesQueryOffsetMax)), listPurchasesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPurchasesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'price'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPurchasesQueryQMax))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream'])),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesQueryPerformerIdRegExp))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

