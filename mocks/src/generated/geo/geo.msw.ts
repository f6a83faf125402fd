/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

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
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetFlagResponseMock,
  getGetIpLocationResponseMock,
  getGetUserAdditionalResponseMock,
  getListCitiesResponseMock,
  getListCountriesResponseMock,
  getListLanguageReferencesResponseMock,
  getListLanguagesResponseMock,
  getListLocalesResponseMock,
  getListPhoneCodesResponseMock,
  getListSitePromosResponseMock,
  getListStatesResponseMock,
  getListTranslationsResponseMock,
  getVerifyRecaptchaResponseMock
} from './geo.faker.ts';

export { getListCitiesResponseMock, getListCountriesResponseMock, getGetFlagResponseMock, getGetIpLocationResponseMock, getListLanguageReferencesResponseMock, getListLanguagesResponseMock, getListLocalesResponseMock, getListPhoneCodesResponseMock, getVerifyRecaptchaResponseMock, getListSitePromosResponseMock, getListStatesResponseMock, getListTranslationsResponseMock, getGetUserAdditionalResponseMock } from './geo.faker.ts';


export const getListCitiesMockHandler = (overrideResponse?: ListCities200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCities200> | ListCities200), options?: RequestHandlerOptions) => {
  return http.get('*/api/cities/:country/:state', (info) => respond('listCities', info, overrideResponse, getListCitiesResponseMock), options)
}

export const getListCountriesMockHandler = (overrideResponse?: ListCountries200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCountries200> | ListCountries200), options?: RequestHandlerOptions) => {
  return http.get('*/api/countries/list', (info) => respond('listCountries', info, overrideResponse, getListCountriesResponseMock), options)
}

export const getGetFlagMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/flags/:file', (info) => respond('getFlag', info, overrideResponse, getGetFlagResponseMock), options)
}

export const getGetIpLocationMockHandler = (overrideResponse?: GetIpLocation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetIpLocation200> | GetIpLocation200), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo-location/ip', (info) => respond('getIpLocation', info, overrideResponse, getGetIpLocationResponseMock), options)
}

export const getListLanguageReferencesMockHandler = (overrideResponse?: ListLanguageReferences200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLanguageReferences200> | ListLanguageReferences200), options?: RequestHandlerOptions) => {
  return http.get('*/api/languages', (info) => respond('listLanguageReferences', info, overrideResponse, getListLanguageReferencesResponseMock), options)
}

export const getListLanguagesMockHandler = (overrideResponse?: ListLanguages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLanguages200> | ListLanguages200), options?: RequestHandlerOptions) => {
  return http.get('*/api/languages/list', (info) => respond('listLanguages', info, overrideResponse, getListLanguagesResponseMock), options)
}

export const getListLocalesMockHandler = (overrideResponse?: ListLocales200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLocales200> | ListLocales200), options?: RequestHandlerOptions) => {
  return http.get('*/api/locales', (info) => respond('listLocales', info, overrideResponse, getListLocalesResponseMock), options)
}

export const getListPhoneCodesMockHandler = (overrideResponse?: ListPhoneCodes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPhoneCodes200> | ListPhoneCodes200), options?: RequestHandlerOptions) => {
  return http.get('*/api/phone-codes/list', (info) => respond('listPhoneCodes', info, overrideResponse, getListPhoneCodesResponseMock), options)
}

export const getVerifyRecaptchaMockHandler = (overrideResponse?: VerifyRecaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyRecaptcha200> | VerifyRecaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/re-captcha/verify', (info) => respond('verifyRecaptcha', info, overrideResponse, getVerifyRecaptchaResponseMock), options)
}

export const getListSitePromosMockHandler = (overrideResponse?: ListSitePromos200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSitePromos200> | ListSitePromos200), options?: RequestHandlerOptions) => {
  return http.get('*/api/site-promo/search', (info) => respond('listSitePromos', info, overrideResponse, getListSitePromosResponseMock), options)
}

export const getListStatesMockHandler = (overrideResponse?: ListStates200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStates200> | ListStates200), options?: RequestHandlerOptions) => {
  return http.get('*/api/states/:country', (info) => respond('listStates', info, overrideResponse, getListStatesResponseMock), options)
}

export const getListTranslationsMockHandler = (overrideResponse?: ListTranslations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTranslations200> | ListTranslations200), options?: RequestHandlerOptions) => {
  return http.get('*/api/translations/search', (info) => respond('listTranslations', info, overrideResponse, getListTranslationsResponseMock), options)
}

export const getGetUserAdditionalMockHandler = (overrideResponse?: GetUserAdditional200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUserAdditional200> | GetUserAdditional200), options?: RequestHandlerOptions) => {
  return http.get('*/api/user-additional', (info) => respond('getUserAdditional', info, overrideResponse, getGetUserAdditionalResponseMock), options)
}
export const getGeoMock = () => [
  getListCitiesMockHandler(),
  getListCountriesMockHandler(),
  getGetFlagMockHandler(),
  getGetIpLocationMockHandler(),
  getListLanguageReferencesMockHandler(),
  getListLanguagesMockHandler(),
  getListLocalesMockHandler(),
  getListPhoneCodesMockHandler(),
  getVerifyRecaptchaMockHandler(),
  getListSitePromosMockHandler(),
  getListStatesMockHandler(),
  getListTranslationsMockHandler(),
  getGetUserAdditionalMockHandler()
]
