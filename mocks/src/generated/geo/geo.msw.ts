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
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
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

export { getListCitiesResponseMock, getListCountriesResponseMock, getGetIpLocationResponseMock, getListLanguageReferencesResponseMock, getListLanguagesResponseMock, getListLocalesResponseMock, getListPhoneCodesResponseMock, getVerifyRecaptchaResponseMock, getListSitePromosResponseMock, getListStatesResponseMock, getListTranslationsResponseMock, getGetUserAdditionalResponseMock } from './geo.faker.ts';


export const getListCitiesMockHandler = (overrideResponse?: ListCities200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCities200> | ListCities200), options?: RequestHandlerOptions) => {
  return http.get('*/api/cities/:country/:state', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountriesMockHandler = (overrideResponse?: ListCountries200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCountries200> | ListCountries200), options?: RequestHandlerOptions) => {
  return http.get('*/api/countries/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIpLocationMockHandler = (overrideResponse?: GetIpLocation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetIpLocation200> | GetIpLocation200), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo-location/ip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIpLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLanguageReferencesMockHandler = (overrideResponse?: ListLanguageReferences200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLanguageReferences200> | ListLanguageReferences200), options?: RequestHandlerOptions) => {
  return http.get('*/api/languages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLanguageReferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLanguagesMockHandler = (overrideResponse?: ListLanguages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLanguages200> | ListLanguages200), options?: RequestHandlerOptions) => {
  return http.get('*/api/languages/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLanguagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLocalesMockHandler = (overrideResponse?: ListLocales200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLocales200> | ListLocales200), options?: RequestHandlerOptions) => {
  return http.get('*/api/locales', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLocalesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPhoneCodesMockHandler = (overrideResponse?: ListPhoneCodes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPhoneCodes200> | ListPhoneCodes200), options?: RequestHandlerOptions) => {
  return http.get('*/api/phone-codes/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPhoneCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyRecaptchaMockHandler = (overrideResponse?: VerifyRecaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyRecaptcha200> | VerifyRecaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/re-captcha/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyRecaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSitePromosMockHandler = (overrideResponse?: ListSitePromos200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSitePromos200> | ListSitePromos200), options?: RequestHandlerOptions) => {
  return http.get('*/api/site-promo/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSitePromosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStatesMockHandler = (overrideResponse?: ListStates200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStates200> | ListStates200), options?: RequestHandlerOptions) => {
  return http.get('*/api/states/:country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTranslationsMockHandler = (overrideResponse?: ListTranslations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTranslations200> | ListTranslations200), options?: RequestHandlerOptions) => {
  return http.get('*/api/translations/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTranslationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserAdditionalMockHandler = (overrideResponse?: GetUserAdditional200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUserAdditional200> | GetUserAdditional200), options?: RequestHandlerOptions) => {
  return http.get('*/api/user-additional', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAdditionalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getGeoMock = () => [
  getListCitiesMockHandler(),
  getListCountriesMockHandler(),
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
