/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  DownloadLink,
  Order,
  OrderList
} from '../fanlight.schemas.ts';


/**
 * @summary The orders that a performer received
 */
export const ListReceivedOrdersResponse = /*#__PURE__*/ zod.object({
  "data": OrderList
})

/**
 * @summary The orders that the viewer placed
 */
export const ListOrdersResponse = /*#__PURE__*/ zod.object({
  "data": OrderList
})

/**
 * @summary One order
 */
export const GetOrderResponse = /*#__PURE__*/ zod.object({
  "data": Order
})

/**
 * @summary Change the status of an order
 */
export const UpdateOrderResponse = /*#__PURE__*/ zod.object({
  "data": Order
})

/**
 * @summary Change the delivery address of an order
 */
export const UpdateOrderDeliveryAddressResponse = /*#__PURE__*/ zod.object({
  "data": Order
})

/**
 * @summary The download URL of a digital product
 */
export const GetProductDownloadLinkResponse = /*#__PURE__*/ zod.object({
  "data": DownloadLink
})

