import type { IpLocation } from '@fanlight/sdk/models';

// Large by what it imports: it comes when it is first asked for.
import { countries } from './countries.ts';

/** Where analytics has to ask first (rule Y1): the European Economic Area, Switzerland, the United Kingdom, Brazil. */
const consentCountries = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH GB BR`.split(' '),
);

/** What is known of a country that an address seems to be in; of an unknown one consent is asked for, to be safe. */
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
