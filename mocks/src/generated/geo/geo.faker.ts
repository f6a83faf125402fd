/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

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
  getCaptchaProofMock,
  getCityListMock,
  getCountryListMock,
  getIpLocationMock,
  getLanguageListMock,
  getLanguageReferenceListMock,
  getLocaleTupleListMock,
  getPhoneCodeListMock,
  getSitePromoListMock,
  getStateListMock,
  getTranslationListMock,
  getUserAdditionalMock
} from '../schemas/index.faker.ts';


export const getListCitiesResponseMock = (overrideResponse: Partial<Extract<ListCities200, object>> = {}): ListCities200 => ({data: { ...getCityListMock() }, ...overrideResponse})

export const getListCountriesResponseMock = (overrideResponse: Partial<Extract<ListCountries200, object>> = {}): ListCountries200 => ({data: { ...getCountryListMock() }, ...overrideResponse})

export const getGetFlagResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetIpLocationResponseMock = (overrideResponse: Partial<Extract<GetIpLocation200, object>> = {}): GetIpLocation200 => ({data: { ...getIpLocationMock() }, ...overrideResponse})

export const getListLanguageReferencesResponseMock = (overrideResponse: Partial<Extract<ListLanguageReferences200, object>> = {}): ListLanguageReferences200 => ({data: { ...getLanguageReferenceListMock() }, ...overrideResponse})

export const getListLanguagesResponseMock = (overrideResponse: Partial<Extract<ListLanguages200, object>> = {}): ListLanguages200 => ({data: { ...getLanguageListMock() }, ...overrideResponse})

export const getListLocalesResponseMock = (overrideResponse: Partial<Extract<ListLocales200, object>> = {}): ListLocales200 => ({data: { ...getLocaleTupleListMock() }, ...overrideResponse})

export const getListPhoneCodesResponseMock = (overrideResponse: Partial<Extract<ListPhoneCodes200, object>> = {}): ListPhoneCodes200 => ({data: { ...getPhoneCodeListMock() }, ...overrideResponse})

export const getVerifyRecaptchaResponseMock = (overrideResponse: Partial<Extract<VerifyRecaptcha200, object>> = {}): VerifyRecaptcha200 => ({data: { ...getCaptchaProofMock() }, ...overrideResponse})

export const getListSitePromosResponseMock = (overrideResponse: Partial<Extract<ListSitePromos200, object>> = {}): ListSitePromos200 => ({data: { ...getSitePromoListMock() }, ...overrideResponse})

export const getListStatesResponseMock = (overrideResponse: Partial<Extract<ListStates200, object>> = {}): ListStates200 => ({data: { ...getStateListMock() }, ...overrideResponse})

export const getListTranslationsResponseMock = (overrideResponse: Partial<Extract<ListTranslations200, object>> = {}): ListTranslations200 => ({data: { ...getTranslationListMock() }, ...overrideResponse})

export const getGetUserAdditionalResponseMock = (overrideResponse: Partial<Extract<GetUserAdditional200, object>> = {}): GetUserAdditional200 => ({data: { ...getUserAdditionalMock() }, ...overrideResponse})

