// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The orders that a performer received. */
export const listReceivedOrders = "GET /orders/search" as Route<"listReceivedOrders">;

/** The orders that the viewer placed. */
export const listOrders = "GET /orders/users/search" as Route<"listOrders">;

/**
 * One order.
 *
 * For the buyer and the seller.
 */
export const getOrder = "GET /orders/{id}" as Route<"getOrder">;

/**
 * Change the status of an order.
 *
 * For the seller. Steps only move forward: paid, processing, shipped, delivered (rule M10); others answer 409 `STATUS_CONFLICT`.
 * A refund is the operator's.
 */
export const updateOrder = "PUT /orders/{id}/update" as Route<"updateOrder">;

/**
 * Send an order to another address.
 *
 * For the buyer, until it is shipped; later, and for a digital product, it answers 409 `STATUS_CONFLICT`.
 */
export const updateOrderDeliveryAddress = "PUT /orders/{id}/update/delivery-address" as Route<"updateOrderDeliveryAddress">;

/**
 * The address of a digital product that was bought.
 *
 * Signed, for an hour (rule M10). Also for its performer. Not bought: 403 `NOT_ENTITLED`; nothing to download: 404.
 */
export const getProductDownloadLink = "GET /performer-assets/products/{id}/download-link" as Route<"getProductDownloadLink">;
