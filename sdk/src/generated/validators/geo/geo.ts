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
export const listCitiesPathCountryRegExp = new RegExp('^[A-Z]{2}$');
export const listCitiesPathStateMax = 10;


export const listCitiesPathStateRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const ListCitiesParams = /*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCitiesPathCountryRegExp)),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCitiesPathStateMax)).check(/*#__PURE__*/ zod.regex(listCitiesPathStateRegExp))
})

/**
 * @summary Prove to be a person
 */
export const VerifyRecaptchaBody = RecaptchaRequest

/**
 * @summary The operator's promotions that run now
 */
export const listSitePromosQueryLimitDefault = 20;
export const listSitePromosQueryLimitMax = 100;

export const listSitePromosQueryOffsetDefault = 0;
export const listSitePromosQueryOffsetMin = 0;
export const listSitePromosQueryOffsetMax = 10000;



export const ListSitePromosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSitePromosQueryLimitMax)), listSitePromosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listSitePromosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listSitePromosQueryOffsetMax)), listSitePromosQueryOffsetDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['position', 'createdAt'])),
  "placement": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['welcome', 'home', 'explore', 'wallet'])),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-US', 'es-ES']))
})

/**
 * @summary The states of a country, by name
 */
export const listStatesPathCountryRegExp = new RegExp('^[A-Z]{2}$');


export const ListStatesParams = /*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStatesPathCountryRegExp))
})

/**
 * @summary The texts of the interface that the operator changed
 */
export const ListTranslationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "locale": /*#__PURE__*/ zod.enum(['en-US', 'es-ES'])
})

