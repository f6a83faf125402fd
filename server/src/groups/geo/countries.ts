import type { Country, Language, PhoneCode, State } from '@fanlight/sdk/models';
import { countries as countryData, languages } from 'countries-list';
import { currencies } from 'countries-list/currencies';
import { iso31661 } from 'iso-3166/1.js';
import { byName } from './rules.ts';

// Other modules import this large module dynamically, so that it is loaded when it is first needed.

type CountryData = (typeof countryData)[keyof typeof countryData];

const countryDataOf = (code: string): CountryData | undefined => countryData[code as keyof typeof countryData];

function currencyOf(code: string | undefined) {
  const currency = code === undefined ? undefined : currencies[code as keyof typeof currencies];
  return code && currency ? { code, name: currency.name, symbol: currency.symbolNative || currency.symbol } : null;
}

function languageOf(code: string | undefined): Language | null {
  const language = code === undefined ? undefined : languages[code as keyof typeof languages];
  return code && language ? { code, name: language.name } : null;
}

/** The language codes of a country; the first one is its main official language. */
export const languagesOf = (country: string): readonly string[] => countryDataOf(country)?.languages ?? [];

/** The countries of ISO 3166-1 with their data. */
const countriesWithData = iso31661.flatMap((entry) => {
  const data = countryDataOf(entry.alpha2);
  return data ? [{ ...entry, data }] : [];
});

/** All countries, sorted by name (rule G1). */
export const countries: Country[] = countriesWithData
  .map(({ alpha2, alpha3, numeric, data }) => ({
    name: data.name,
    code: alpha2,
    code3: alpha3,
    numericCode: numeric,
    capital: data.capital || null,
    region: data.continent,
    currency: currencyOf(data.currency[0]),
    language: languageOf(data.languages[0]),
    flagUrl: `/api/flags/${alpha2.toLowerCase()}.svg`,
  }))
  .sort(byName);

/** The telephone codes of all countries. A country may have several codes. */
export const phoneCodes: PhoneCode[] = countriesWithData
  .flatMap(({ alpha2, data }) => data.phone.map((code) => ({ code: `+${code}`, countryCode: alpha2, name: data.name })))
  .sort(byName);

/** Lists the first-level subdivisions of a country (ISO 3166-2) by name; undefined for an unknown country. */
export async function statesOf(country: string): Promise<State[] | undefined> {
  if (!countries.some(({ code }) => code === country)) return undefined;
  const { iso31662 } = await import('iso-3166/2.js');
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }))
    .sort(byName);
}
