import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { exchangeCaptcha } from './captcha.ts';
import { toUnpagedList, userAdditional } from './rules.ts';
import { listPromos, listTexts } from './site.ts';

// The reference data is larger than the rest of the engine, so it is loaded when it is first needed. In a browser tab
// it is a separate file.
const readCountries = () => import('./countries.ts');
const readLanguages = () => import('./languages.ts');

/** Finds the currency of a country; null if the country is unknown. */
export async function findCurrencyOf(countryCode: string): Promise<string | null> {
  return (await import('./places.ts')).toIpLocation(countryCode).currency;
}

/**
 * A browser that opens the URL of a flag renders the SVG as a document of this site. These headers forbid scripts and
 * subresources in it.
 */
const flagHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=2592000',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/**
 * The handlers of reference lists (rule G1). The lists are not paged, are in English, and are the same for all viewers.
 */
export const geoHandlers = {
  async listCountries() {
    return toUnpagedList((await readCountries()).countries);
  },

  async listStates(_context, { params }) {
    const states = await (await readCountries()).statesOf(params.country);
    if (!states) throw new ApiFailure('NOT_FOUND');
    return toUnpagedList(states);
  },

  async listCities(_context, { params }) {
    const { citiesOf } = await import('./cities.ts');
    const cities = await citiesOf(params.country, params.state);
    if (!cities) throw new ApiFailure('NOT_FOUND');
    return toUnpagedList(cities);
  },

  async getFlag(_context, { params }) {
    const { flagOf } = await import('./flags.ts');
    const flag = flagOf(params.file.replace('.svg', '').toUpperCase());
    if (!flag) throw new ApiFailure('NOT_FOUND');
    return new Response(flag, { headers: flagHeaders });
  },

  async listPhoneCodes() {
    return toUnpagedList((await readCountries()).phoneCodes);
  },

  async listLanguages() {
    return toUnpagedList((await readLanguages()).languages);
  },

  async listLanguageReferences() {
    return toUnpagedList((await readLanguages()).languageReferences);
  },

  async listLocales() {
    return toUnpagedList((await readLanguages()).locales);
  },

  async getUserAdditional() {
    return { data: userAdditional };
  },

  async getIpLocation({ countryCode }) {
    const { toIpLocation } = await import('./places.ts');
    return { data: toIpLocation(countryCode) };
  },

  async verifyRecaptcha(context, { body }) {
    return { data: await exchangeCaptcha(context, body.token) };
  },

  async listSitePromos({ db, ports }, { query }) {
    const page = toPageRequest(query);
    const { rows, total } = await listPromos(db, query, ports.clock.now(), page);
    const { cursor: _unused, ...data } = toPage(rows, page, total, ({ _id }) => _id);
    return { data };
  },

  async listTranslations({ db }, { query }) {
    return toUnpagedList(await listTexts(db, query.locale));
  },
} satisfies HandlersOf<'geo'>;
