import { useListCountries } from '@fanlight/sdk/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, toChoices } from './choices.ts';

interface CountryChoices {
  /** The countries with their names in the language of the page, sorted in it; empty while they load. */
  countries: Choice[];
  /** Whether the countries failed to load. */
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** Returns the countries. They are fetched once, because they do not change while a page is open. */
export function useCountryChoices(): CountryChoices {
  const { i18n } = useTranslation('common');
  const { data, isError, refetch } = useListCountries({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const countries = useMemo(() => toChoices(data?.data ?? [], 'region', i18n.language), [data, i18n.language]);
  return { countries, isError, refetch };
}
