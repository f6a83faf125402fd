import { useListCountries } from '@fanlight/sdk/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, toChoices } from './choices.ts';

/**
 * Returns the countries, with their names in the language of the page and sorted in it; empty while they load. They are
 * fetched once, because they do not change while a page is open.
 */
export function useCountryChoices(): Choice[] {
  const { i18n } = useTranslation('common');
  const { data } = useListCountries({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return useMemo(() => toChoices(data?.data ?? [], 'region', i18n.language), [data, i18n.language]);
}
