import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { exchangeCaptcha } from './captcha.ts';
import { userAdditional, whole } from './rules.ts';
import { listPromos, listTexts } from './site.ts';

// Reference data is larger than the rest of the engine: it is loaded when first needed, in the browser tab as a
// separate file.
const readCountries = () => import('./countries.ts');
const readLanguages = () => import('./languages.ts');

/** The currency of a country; null if the country is unknown. */
export async function findCurrencyOf(countryCode: string): Promise<string | null> {
  return (await import('./places.ts')).toIpLocation(countryCode).currency;
}

/** A flag that is opened by its URL is a document of this site: these headers forbid scripts and subresources. */
const flagHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=2592000',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/** Reference lists, unpaged and in English, equal for all viewers (rule G1). */
export const geoHandlers = {
  async listCountries() {
    return whole((await readCountries()).countries);
  },

  async listStates(_context, { params }) {
    const states = await (await readCountries()).statesOf(params.country);
    if (!states) throw new ApiFailure('NOT_FOUND');
    return whole(states);
  },

  async listCities(_context, { params }) {
    const { citiesOf } = await import('./cities.ts');
    const cities = await citiesOf(params.country, params.state);
    if (!cities) throw new ApiFailure('NOT_FOUND');
    return whole(cities);
  },

  async getFlag(_context, { params }) {
    const { flagOf } = await import('./flags.ts');
    const flag = flagOf(params.file.replace('.svg', '').toUpperCase());
    if (!flag) throw new ApiFailure('NOT_FOUND');
    return new Response(flag, { headers: flagHeaders });
  },

  async listPhoneCodes() {
    return whole((await readCountries()).phoneCodes);
  },

  async listLanguages() {
    return whole((await readLanguages()).languages);
  },

  async listLanguageReferences() {
    return whole((await readLanguages()).languageReferences);
  },

  async listLocales() {
    return whole((await readLanguages()).locales);
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
    const { cursor: _unused, ...shown } = toPage(rows, page, total, ({ _id }) => _id);
    return { data: shown };
  },

  async listTranslations({ db }, { query }) {
    return whole(await listTexts(db, query.locale));
  },
} satisfies HandlersOf<'geo'>;
