/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary Packages of tokens that can be bought
 */
export const listTokenPackagesQueryLimitDefault = 20;
export const listTokenPackagesQueryLimitMax = 100;

export const listTokenPackagesQueryOffsetDefault = 0;
export const listTokenPackagesQueryOffsetMin = 0;
export const listTokenPackagesQueryOffsetMax = 10000;



export const ListTokenPackagesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTokenPackagesQueryLimitMax)), listTokenPackagesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listTokenPackagesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listTokenPackagesQueryOffsetMax)), listTokenPackagesQueryOffsetDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['price', 'tokens']))
})

