// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The viewer's balances, bought tokens and earnings.
 *
 * Earnings become payable after a hold of seven days (rule M3).
 */
export const getWallet = "GET /wallet" as Route<"getWallet">;

/**
 * Book a personalised request.
 *
 * The price is that of the performer's offer (rule M2). It is held until the performer delivers, and returned if the performer declines or a day after the turnaround (rule D1). The charge's `objectId` is the request. A closed offer returns 409 `STATUS_CONFLICT`.
 */
export const bookCameo = "POST /wallet/charges/booking-cameo/{id} money" as Route<"bookCameo">;

/**
 * Unlock a post.
 *
 * The price is that of the post (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a post that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 */
export const buyFeed = "POST /wallet/charges/feed/{id} money" as Route<"buyFeed">;

/**
 * Unlock a gallery.
 *
 * The price is that of the gallery (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a gallery that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 */
export const buyGallery = "POST /wallet/charges/gallery/{id} money" as Route<"buyGallery">;

/**
 * Unlock a message.
 *
 * Only participants of the conversation can buy it; others receive 403. The price is that of the message (rules M2, C2). A second purchase returns 409 `ALREADY_PURCHASED` and charges nothing (rule M4).
 */
export const buyMessage = "POST /wallet/charges/message/{id} money" as Route<"buyMessage">;

/**
 * Buy a product.
 *
 * Creates an order. A physical product requires an address of the buyer and stock, which is never oversold (rule M10), and can be bought again. A digital product can be bought once (rule M4), and downloaded immediately.
 */
export const buyProduct = "POST /wallet/charges/product/{id} money" as Route<"buyProduct">;

/** The viewer's charges, latest first. */
export const listCharges = "GET /wallet/charges/search" as Route<"listCharges">;

/**
 * Buy the ticket of a live stream.
 *
 * A ticket is for this stream only, and allows any number of joins (rules S1, M4). An ended stream returns 410 `STREAM_ENDED`.
 */
export const buyStream = "POST /wallet/charges/stream/{id} money" as Route<"buyStream">;

/**
 * Tip a performer.
 *
 * A tip below the minimum or above the balance is refused and not charged. Users cannot tip themselves (rule M3).
 */
export const tipPerformer = "POST /wallet/charges/tip/{id} money" as Route<"tipPerformer">;

/**
 * Unlock a video.
 *
 * The price is that of the video (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a video that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
 */
export const buyVideo = "POST /wallet/charges/video/{id} money" as Route<"buyVideo">;

/**
 * The sums of the ledger entries that make a figure of the viewer's earnings.
 *
 * The sums of `sums` and `carriedOver` add up to `amount`, which equals the figure of `getWallet` (rules M1, M3, M9, M12).
 */
export const getBalanceExplanation = "GET /wallet/explanation" as Route<"getBalanceExplanation">;

/**
 * The ledger entries that make a figure of the viewer's earnings, latest first.
 *
 * The sum of all entries and `carriedOver` of `getBalanceExplanation` equals the figure.
 */
export const listBalanceEntries = "GET /wallet/explanation/entries" as Route<"listBalanceEntries">;

/**
 * The viewer's purchases.
 *
 * Purchases stay accessible here even if the performer has blocked the viewer (rule A4).
 */
export const listPurchases = "GET /wallet/purchases" as Route<"listPurchases">;
