import type { Country, Language, PhoneCode, State } from '@fanlight/sdk/models';
import { countries as facts, languages } from 'countries-list';
import { currencies } from 'countries-list/currencies';
import { iso31661 } from 'iso-3166/1.js';
import { byName } from './rules.ts';

// This module is large: it is loaded when first needed.

type Facts = (typeof facts)[keyof typeof facts];

const factsOf = (code: string): Facts | undefined => facts[code as keyof typeof facts];

function currencyOf(code: string | undefined) {
  const currency = code === undefined ? undefined : currencies[code as keyof typeof currencies];
  return code && currency ? { code, name: currency.name, symbol: currency.symbolNative || currency.symbol } : null;
}

function languageOf(code: string | undefined): Language | null {
  const language = code === undefined ? undefined : languages[code as keyof typeof languages];
  return code && language ? { code, name: language.name } : null;
}

/** Codes of the languages of a country, the first official one first. */
export const languagesOf = (country: string): readonly string[] => factsOf(country)?.languages ?? [];

/** The countries of ISO 3166-1 with their data. */
const assigned = iso31661.flatMap((entry) => {
  const known = factsOf(entry.alpha2);
  return known ? [{ ...entry, known }] : [];
});

/** Every country, by name (rule G1). */
export const countries: Country[] = assigned
  .map(({ alpha2, alpha3, numeric, known }) => ({
    name: known.name,
    code: alpha2,
    code3: alpha3,
    numericCode: numeric,
    capital: known.capital || null,
    region: known.continent,
    currency: currencyOf(known.currency[0]),
    language: languageOf(known.languages[0]),
    flagUrl: `/api/flags/${alpha2.toLowerCase()}.svg`,
  }))
  .sort(byName);

/** Telephone codes by country; a country may have several. */
export const phoneCodes: PhoneCode[] = assigned
  .flatMap(({ alpha2, known }) =>
    known.phone.map((code) => ({ code: `+${code}`, countryCode: alpha2, name: known.name })),
  )
  .sort(byName);

/** The first-level divisions of a country (ISO 3166-2), by name; undefined for an unknown country. */
export async function statesOf(country: string): Promise<State[] | undefined> {
  if (!countries.some(({ code }) => code === country)) return undefined;
  const { iso31662 } = await import('iso-3166/2.js');
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }))
    .sort(byName);
}
