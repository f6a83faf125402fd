// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The cities of a state, by name.
 *
 * Cities of the whole state, including its subdivisions; empty if none are known. Villages are missing, so a form should suggest these names and accept others. The data is from the [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database), which is made available here under the [Open Database License](https://opendatacommons.org/licenses/odbl/1-0/) (ODbL) 1.0.
 */
export const listCities = "GET /cities/{country}/{state}" as Route<"listCities">;

/**
 * All countries, by name.
 *
 * The whole list without paging; flags are served under the flags path (rule G1).
 */
export const listCountries = "GET /countries/list" as Route<"listCountries">;

/**
 * The flag of a country, as an SVG.
 *
 * The target of a country's `flagUrl`. The aspect ratio is three by two; the SVG has no scripts.
 */
export const getFlag = "GET /flags/{file} binary" as Route<"getFlag">;

/**
 * The location of the request's IP address.
 *
 * From an embedded database of address ranges (rule G1).
 */
export const getIpLocation = "GET /geo-location/ip" as Route<"getIpLocation">;

/**
 * The language reference.
 *
 * Codes, names in English and in the language itself, direction, family and cultures of each language (rule G1).
 */
export const listLanguageReferences = "GET /languages" as Route<"listLanguageReferences">;

/**
 * Languages, by name.
 *
 * The short list of names and codes (rule G1).
 */
export const listLanguages = "GET /languages/list" as Route<"listLanguages">;

/**
 * The locale tuples of language, script and region.
 *
 * Reference data (rule G1); the languages of the interface are those of `Locale`.
 */
export const listLocales = "GET /locales" as Route<"listLocales">;

/** The phone codes of all countries. */
export const listPhoneCodes = "GET /phone-codes/list" as Route<"listPhoneCodes">;

/**
 * Verify a reCAPTCHA response.
 *
 * Verifies the token of the reCAPTCHA widget with its provider. The next login, registration or contact message sends the proof.
 */
export const verifyRecaptcha = "POST /re-captcha/verify" as Route<"verifyRecaptcha">;

/** The operator's current promotions. */
export const listSitePromos = "GET /site-promo/search" as Route<"listSitePromos">;

/**
 * The states of a country, by name.
 *
 * Empty for a country without states.
 */
export const listStates = "GET /states/{country}" as Route<"listStates">;

/**
 * The interface texts that the operator changed.
 *
 * The whole list. These translations override the built-in ones (rule L1).
 */
export const listTranslations = "GET /translations/search" as Route<"listTranslations">;

/**
 * Options of forms about users and personalised requests.
 *
 * Genders, recipient kinds, request types and the question keys of each (rule G1).
 */
export const getUserAdditional = "GET /user-additional" as Route<"getUserAdditional">;
