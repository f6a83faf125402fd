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
 * @summary Book a personalised request
 */
export const BookCameoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BookCameoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BookCameoBody = CameoBookingRequest

/**
 * @summary Unlock a post
 */
export const BuyFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyFeedHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyFeedBody = PurchaseRequest

/**
 * @summary Unlock a gallery
 */
export const BuyGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyGalleryHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyGalleryBody = PurchaseRequest

/**
 * @summary Unlock a message
 */
export const BuyMessageParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyMessageHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyMessageBody = PurchaseRequest

/**
 * @summary Buy a product
 */
export const BuyProductParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyProductHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyProductBody = ProductPurchaseRequest

/**
 * @summary The viewer's charges, latest first
 */
export const ListChargesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream', 'subscription'])),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Buy the ticket of a live stream
 */
export const BuyStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyStreamHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyStreamBody = PurchaseRequest

/**
 * @summary Tip a performer
 */
export const TipPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const TipPerformerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const TipPerformerBody = TipRequest

/**
 * @summary Unlock a video
 */
export const BuyVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BuyVideoHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const BuyVideoBody = PurchaseRequest

/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */
export const GetBalanceExplanationQueryParams = /*#__PURE__*/ zod.strictObject({
  "figure": /*#__PURE__*/ zod.enum(['payable', 'held', 'frozen', 'payout', 'receivable'])
})

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const ListBalanceEntriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "figure": /*#__PURE__*/ zod.enum(['payable', 'held', 'frozen', 'payout', 'receivable']),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary The viewer's purchases
 */
export const ListPurchasesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'price'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream'])),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

