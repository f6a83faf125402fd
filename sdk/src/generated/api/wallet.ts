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
 * The price is that of the performer's offer (rule M2). It is held until the performer delivers, and returned when they decline or
 * a day past the turnaround (rule D1). The charge's `objectId` is the request. An offer that is closed answers 409 `STATUS_CONFLICT`.
 */
export const bookCameo = "POST /wallet/charges/booking-cameo/{id} money" as Route<"bookCameo">;

/**
 * Unlock a post.
 *
 * The price is the post's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a post that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyFeed = "POST /wallet/charges/feed/{id} money" as Route<"buyFeed">;

/**
 * Unlock a gallery.
 *
 * The price is the gallery's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a gallery that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyGallery = "POST /wallet/charges/gallery/{id} money" as Route<"buyGallery">;

/**
 * Unlock a message.
 *
 * Only somebody of the conversation can (403 otherwise). The price is the message's (rules M2, C2); a second purchase answers
 * 409 `ALREADY_PURCHASED` and charges nothing (rule M4).
 */
export const buyMessage = "POST /wallet/charges/message/{id} money" as Route<"buyMessage">;

/**
 * Buy a product.
 *
 * Makes an order. A physical product needs an address of the buyer's own and stock, which is never oversold (rule M10), and can be
 * bought again; a digital one is bought once (rule M4) and can be downloaded at once.
 */
export const buyProduct = "POST /wallet/charges/product/{id} money" as Route<"buyProduct">;

/** The viewer's charges, latest first. */
export const listCharges = "GET /wallet/charges/search" as Route<"listCharges">;

/**
 * Buy the ticket of a live stream.
 *
 * A ticket is for this stream only, and allows any number of joins (rules S1, M4). An ended stream answers 410 `STREAM_ENDED`.
 */
export const buyStream = "POST /wallet/charges/stream/{id} money" as Route<"buyStream">;

/**
 * Tip a performer.
 *
 * Below the minimum or above the balance it is refused and nothing is charged. Users cannot tip themselves (rule M3).
 */
export const tipPerformer = "POST /wallet/charges/tip/{id} money" as Route<"tipPerformer">;

/**
 * Unlock a video.
 *
 * The price is the video's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a video that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyVideo = "POST /wallet/charges/video/{id} money" as Route<"buyVideo">;

/**
 * Everything the viewer bought.
 *
 * Purchases stay accessible from here, also after the performer has blocked the viewer (rule A4).
 */
export const listPurchases = "GET /wallet/purchases" as Route<"listPurchases">;
