/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  RecaptchaRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The cities of a state, by name
 */
export const ListCitiesParams = /*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Z]{2}$/)),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(10)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9-]+$/))
})

/**
 * @summary The flag of a country, as an SVG
 */
export const GetFlagParams = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[a-z]{2}\.svg$/))
})

/**
 * @summary Verify a reCAPTCHA response
 */
export const VerifyRecaptchaBody = RecaptchaRequest

/**
 * @summary The operator's current promotions
 */
export const ListSitePromosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['position', 'createdAt'])),
  "placement": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['welcome', 'home', 'explore', 'wallet'])),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-US', 'es-ES']))
})

/**
 * @summary The states of a country, by name
 */
export const ListStatesParams = /*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Z]{2}$/))
})

/**
 * @summary The interface texts that the operator changed
 */
export const ListTranslationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "locale": /*#__PURE__*/ zod.enum(['en-US', 'es-ES'])
})

