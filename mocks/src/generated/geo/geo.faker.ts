/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetIpLocation200,
  GetUserAdditional200,
  ListCities200,
  ListCountries200,
  ListLanguageReferences200,
  ListLanguages200,
  ListLocales200,
  ListPhoneCodes200,
  ListSitePromos200,
  ListStates200,
  ListTranslations200,
  VerifyRecaptcha200
} from '@fanlight/sdk/models';

import {
  getCityListMock,
  getLanguageListMock,
  getLanguageReferenceListMock,
  getSitePromoListMock
} from '../schemas/index.faker.ts';


export const getListCitiesResponseMock = (overrideResponse: Partial<Extract<ListCities200, object>> = {}): ListCities200 => ({data: { ...getCityListMock() }, ...overrideResponse})

export const getListCountriesResponseMock = (): ListCountries200 => ({"data":{"data":[{"name":"Portugal","code":"PT","code3":"PRT","numericCode":"620","capital":"Lisbon","region":"EU","currency":{"code":"EUR","name":"Euro","symbol":"€"},"language":{"code":"pt","name":"Portuguese"},"flagUrl":"/api/flags/pt.svg"}],"total":1,"isMore":false}})

export const getGetIpLocationResponseMock = (): GetIpLocation200 => ({"data":{"countryCode":"PT","countryName":"Portugal","currency":"EUR","locale":"en-US","isConsentRequired":true}})

export const getListLanguageReferencesResponseMock = (overrideResponse: Partial<Extract<ListLanguageReferences200, object>> = {}): ListLanguageReferences200 => ({data: { ...getLanguageReferenceListMock() }, ...overrideResponse})

export const getListLanguagesResponseMock = (overrideResponse: Partial<Extract<ListLanguages200, object>> = {}): ListLanguages200 => ({data: { ...getLanguageListMock() }, ...overrideResponse})

export const getListLocalesResponseMock = (): ListLocales200 => ({"data":{"data":[{"tag":"sr-Latn-RS","language":"sr","script":"Latn","region":"RS"}],"total":1,"isMore":false}})

export const getListPhoneCodesResponseMock = (): ListPhoneCodes200 => ({"data":{"data":[{"code":"+351","countryCode":"PT","name":"Portugal"}],"total":1,"isMore":false}})

export const getVerifyRecaptchaResponseMock = (): VerifyRecaptcha200 => ({"data":{"proof":"Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE","expiresAt":"2026-05-14T09:36:53.000Z"}})

export const getListSitePromosResponseMock = (overrideResponse: Partial<Extract<ListSitePromos200, object>> = {}): ListSitePromos200 => ({data: { ...getSitePromoListMock() }, ...overrideResponse})

export const getListStatesResponseMock = (): ListStates200 => ({"data":{"data":[{"code":"08","name":"Faro"},{"code":"11","name":"Lisbon"}],"total":2,"isMore":false}})

export const getListTranslationsResponseMock = (): ListTranslations200 => ({"data":{"data":[{"key":"common:save","message":"Keep it"}],"total":1,"isMore":false}})

export const getGetUserAdditionalResponseMock = (): GetUserAdditional200 => ({"data":{"genders":["female","male"],"recipientKinds":["myself","someone_else"],"requestTypes":["birthday","advice","question","other"],"questions":[{"key":"birthday_when","requestType":"birthday"},{"key":"to_know","requestType":null}]}})

