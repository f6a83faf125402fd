/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BalanceEntryList,
  BalanceExplanation,
  ChargeList,
  ChargeReceipt,
  ProductPurchaseReceipt,
  PurchaseList,
  Wallet
} from '../fanlight.schemas.ts';


/**
 * @summary The viewer's balances, bought tokens and earnings
 */
export const GetWalletResponse = /*#__PURE__*/ zod.object({
  "data": Wallet
})

/**
 * @summary Book a personalised request
 */
export const BookCameoResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Unlock a post
 */
export const BuyFeedResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Unlock a gallery
 */
export const BuyGalleryResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Unlock a message
 */
export const BuyMessageResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Buy a product
 */
export const BuyProductResponse = /*#__PURE__*/ zod.object({
  "data": ProductPurchaseReceipt
})

/**
 * @summary The viewer's charges, latest first
 */
export const ListChargesResponse = /*#__PURE__*/ zod.object({
  "data": ChargeList
})

/**
 * @summary Buy the ticket of a live stream
 */
export const BuyStreamResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Tip a performer
 */
export const TipPerformerResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary Unlock a video
 */
export const BuyVideoResponse = /*#__PURE__*/ zod.object({
  "data": ChargeReceipt
})

/**
 * @summary The sums of the ledger entries that make a figure of the viewer's earnings
 */
export const GetBalanceExplanationResponse = /*#__PURE__*/ zod.object({
  "data": BalanceExplanation
})

/**
 * @summary The ledger entries that make a figure of the viewer's earnings, latest first
 */
export const ListBalanceEntriesResponse = /*#__PURE__*/ zod.object({
  "data": BalanceEntryList
})

/**
 * @summary The viewer's purchases
 */
export const ListPurchasesResponse = /*#__PURE__*/ zod.object({
  "data": PurchaseList
})

