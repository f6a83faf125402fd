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
 * For the seller. The status only moves forward: paid, processing, shipped, delivered (rule M10); other changes return 409 `STATUS_CONFLICT`. Only an operator can refund.
 */
export const updateOrder = "PUT /orders/{id}/update" as Route<"updateOrder">;

/**
 * Change the delivery address of an order.
 *
 * For the buyer, until the order is shipped; afterwards, and for a digital product, it returns 409 `STATUS_CONFLICT`.
 */
export const updateOrderDeliveryAddress = "PUT /orders/{id}/update/delivery-address" as Route<"updateOrderDeliveryAddress">;

/**
 * The download URL of a digital product.
 *
 * For buyers and the performer. The URL is signed and valid for an hour (rule M10). Returns 403 `NOT_ENTITLED` if the product was not bought, and 404 if it has no download.
 */
export const getProductDownloadLink = "GET /performer-assets/products/{id}/download-link" as Route<"getProductDownloadLink">;
