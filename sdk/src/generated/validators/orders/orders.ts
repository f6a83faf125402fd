/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  OrderAddressUpdateRequest,
  OrderUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary What a performer sold
 */
export const listReceivedOrdersQueryLimitDefault = 20;
export const listReceivedOrdersQueryLimitMax = 100;

export const listReceivedOrdersQueryOffsetDefault = 0;
export const listReceivedOrdersQueryOffsetMin = 0;
export const listReceivedOrdersQueryOffsetMax = 10000;

export const listReceivedOrdersQueryCursorMax = 200;

export const listReceivedOrdersQueryQMax = 100;



export const ListReceivedOrdersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReceivedOrdersQueryLimitMax)), listReceivedOrdersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listReceivedOrdersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listReceivedOrdersQueryOffsetMax)), listReceivedOrdersQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReceivedOrdersQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReceivedOrdersQueryQMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['paid', 'processing', 'shipped', 'delivered', 'refunded'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['physical', 'digital'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary What the reader ordered
 */
export const listOrdersQueryLimitDefault = 20;
export const listOrdersQueryLimitMax = 100;

export const listOrdersQueryOffsetDefault = 0;
export const listOrdersQueryOffsetMin = 0;
export const listOrdersQueryOffsetMax = 10000;

export const listOrdersQueryCursorMax = 200;

export const listOrdersQueryQMax = 100;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)), listOrdersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listOrdersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listOrdersQueryOffsetMax)), listOrdersQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQueryQMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['paid', 'processing', 'shipped', 'delivered', 'refunded'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['physical', 'digital'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary One order
 */
export const getOrderPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetOrderParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderPathIdRegExp))
})

/**
 * @summary Say how far an order is
 */
export const updateOrderPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateOrderParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateOrderPathIdRegExp))
})

export const UpdateOrderBody = OrderUpdateRequest

/**
 * @summary Send an order to another address
 */
export const updateOrderDeliveryAddressPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateOrderDeliveryAddressParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateOrderDeliveryAddressPathIdRegExp))
})

export const UpdateOrderDeliveryAddressBody = OrderAddressUpdateRequest

/**
 * @summary The address of a digital product that was bought
 */
export const getProductDownloadLinkPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetProductDownloadLinkParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductDownloadLinkPathIdRegExp))
})

