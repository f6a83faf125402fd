import type { IpLocation } from '@fanlight/sdk/models';

// Other modules import this large module dynamically, so that it is loaded when it is first needed.
import { countries } from './countries.ts';

/**
 * The countries in which analytics require consent (rule Y1): the European Economic Area, Switzerland, the United
 * Kingdom and Brazil.
 */
const consentCountries = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH GB BR`.split(' '),
);

/** Returns the data about the country of an IP address. If the country is unknown, consent is required. */
export function toIpLocation(countryCode: string | null): IpLocation {
  const country = countries.find(({ code }) => code === countryCode);
  return {
    countryCode: country?.code ?? null,
    countryName: country?.name ?? null,
    currency: country?.currency?.code ?? null,
    locale: country?.language?.code === 'es' ? 'es-ES' : 'en-US',
    isConsentRequired: !country || consentCountries.has(country.code),
  };
}
