import type { ExploreFilters } from '@fanlight/components/performers';
import type { SearchPerformersParams } from '@fanlight/sdk/models';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const matching = (pattern: RegExp, text: string | null) => (text && pattern.test(text) ? text : '');

/** Reads the filters from the URL; invalid filters are ignored. */
export function readFilters(search: URLSearchParams): ExploreFilters {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    gender: oneOf(['female', 'male'], search.get('gender')) ?? '',
    country: matching(/^[A-Z]{2}$/, search.get('country')),
    language: matching(/^[a-z]{2,3}$/, search.get('language')),
    free: search.get('free') === 'true',
    sort: oneOf(['latest', 'name'], search.get('sort')) ?? 'popular',
  };
}

/**
 * Returns the URL parameters of the filters that differ from the default. By default, all performers are listed by
 * their number of followers.
 */
export function writeFilters({ q, gender, country, language, free, sort }: ExploreFilters): Record<string, string> {
  return {
    ...(q && { q }),
    ...(gender && { gender }),
    ...(country && { country }),
    ...(language && { language }),
    ...(free && { free: 'true' }),
    ...(sort !== 'popular' && { sort }),
  };
}

/** Returns the parameters of the request that lists the filtered performers. */
export function toParams({ q, gender, country, language, free, sort }: ExploreFilters): SearchPerformersParams {
  return {
    limit: 24,
    sortBy: sort,
    ...(q && { q }),
    ...(gender && { gender }),
    ...(country && { countryCode: country }),
    ...(language && { language }),
    ...(free && { isFree: true }),
  };
}
