// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The personalised requests that the viewer ordered, latest first. */
export const listCameos = "GET /cameos" as Route<"listCameos">;

/**
 * Whether and how a performer takes personalised requests.
 *
 * A performer without an offer returns `isOffered: false` (rule D1).
 */
export const getCameoOffer = "GET /cameos/offers/{performerId}" as Route<"getCameoOffer">;

/**
 * One personalised request.
 *
 * For the fan who ordered it and the performer who fulfils it.
 */
export const getCameo = "GET /cameos/{id}" as Route<"getCameo">;

/**
 * Cancel a request that is not accepted yet.
 *
 * The held tokens return to the fan immediately (rule D1).
 */
export const cancelCameo = "POST /cameos/{id}/cancel money" as Route<"cancelCameo">;

/** The personalised requests to a performer, latest first. */
export const listReceivedCameos = "GET /performer/cameos" as Route<"listReceivedCameos">;

/**
 * Change or end the offer of personalised requests.
 *
 * Requests that were ordered before keep their price and turnaround (rule D1).
 */
export const updateCameoOffer = "PUT /performer/cameos/offer" as Route<"updateCameoOffer">;

/**
 * Accept a request.
 *
 * The fan cannot cancel the request afterwards.
 */
export const acceptCameo = "POST /performer/cameos/{id}/accept" as Route<"acceptCameo">;

/**
 * Decline a request.
 *
 * The held tokens return to the fan immediately (rule D1).
 */
export const declineCameo = "POST /performer/cameos/{id}/decline money" as Route<"declineCameo">;

/**
 * Deliver the video of a request.
 *
 * A file, or the `uploadId` of a finished upload. The held tokens are captured once the video is ready (rule D1).
 */
export const deliverCameo = "POST /performer/cameos/{id}/deliver multipart money" as Route<"deliverCameo">;
