/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Cameo,
  CameoList,
  CameoOffer
} from '../fanlight.schemas.ts';


/**
 * @summary The personalised requests that the viewer ordered, latest first
 */
export const ListCameosResponse = /*#__PURE__*/ zod.object({
  "data": CameoList
})

/**
 * @summary Whether and how a performer takes personalised requests
 */
export const GetCameoOfferResponse = /*#__PURE__*/ zod.object({
  "data": CameoOffer
})

/**
 * @summary One personalised request
 */
export const GetCameoResponse = /*#__PURE__*/ zod.object({
  "data": Cameo
})

/**
 * @summary Cancel a request that is not accepted yet
 */
export const CancelCameoResponse = /*#__PURE__*/ zod.object({
  "data": Cameo
})

/**
 * @summary The personalised requests to a performer, latest first
 */
export const ListReceivedCameosResponse = /*#__PURE__*/ zod.object({
  "data": CameoList
})

/**
 * @summary Change or end the offer of personalised requests
 */
export const UpdateCameoOfferResponse = /*#__PURE__*/ zod.object({
  "data": CameoOffer
})

/**
 * @summary Accept a request
 */
export const AcceptCameoResponse = /*#__PURE__*/ zod.object({
  "data": Cameo
})

/**
 * @summary Decline a request
 */
export const DeclineCameoResponse = /*#__PURE__*/ zod.object({
  "data": Cameo
})

/**
 * @summary Deliver the video of a request
 */
export const DeliverCameoResponse = /*#__PURE__*/ zod.object({
  "data": Cameo
})

