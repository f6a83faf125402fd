/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CaptchaProof,
  CityList,
  CountryList,
  IpLocation,
  LanguageList,
  LanguageReferenceList,
  LocaleTupleList,
  PhoneCodeList,
  SitePromoList,
  StateList,
  TranslationList,
  UserAdditional
} from '../fanlight.schemas.ts';


/**
 * @summary The cities of a state, by name
 */
export const ListCitiesResponse = /*#__PURE__*/ zod.object({
  "data": CityList
})

/**
 * @summary All countries, by name
 */
export const ListCountriesResponse = /*#__PURE__*/ zod.object({
  "data": CountryList
})

/**
 * @summary The location of the request's IP address
 */
export const GetIpLocationResponse = /*#__PURE__*/ zod.object({
  "data": IpLocation
})

/**
 * @summary The language reference
 */
export const ListLanguageReferencesResponse = /*#__PURE__*/ zod.object({
  "data": LanguageReferenceList
})

/**
 * @summary Languages, by name
 */
export const ListLanguagesResponse = /*#__PURE__*/ zod.object({
  "data": LanguageList
})

/**
 * @summary The locale tuples of language, script and region
 */
export const ListLocalesResponse = /*#__PURE__*/ zod.object({
  "data": LocaleTupleList
})

/**
 * @summary The phone codes of all countries
 */
export const ListPhoneCodesResponse = /*#__PURE__*/ zod.object({
  "data": PhoneCodeList
})

/**
 * @summary Verify a reCAPTCHA response
 */
export const VerifyRecaptchaResponse = /*#__PURE__*/ zod.object({
  "data": CaptchaProof
})

/**
 * @summary The operator's current promotions
 */
export const ListSitePromosResponse = /*#__PURE__*/ zod.object({
  "data": SitePromoList
})

/**
 * @summary The states of a country, by name
 */
export const ListStatesResponse = /*#__PURE__*/ zod.object({
  "data": StateList
})

/**
 * @summary The interface texts that the operator changed
 */
export const ListTranslationsResponse = /*#__PURE__*/ zod.object({
  "data": TranslationList
})

/**
 * @summary Options of forms about users and personalised requests
 */
export const GetUserAdditionalResponse = /*#__PURE__*/ zod.object({
  "data": UserAdditional
})

