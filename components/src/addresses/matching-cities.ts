/** A city to suggest. */
export interface CitySuggestion {
  name: string;
  /** The unaccented name, if only it matches the typed text: the `datalist` filter of browsers compares accents. */
  plain?: string;
}

/** Maximum number of suggestions: a longer list is slow on phones and does not help. */
const maxSuggestions = 100;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Returns the cities whose names contain the typed text, ignoring accents; names that start with it come first. */
export function findMatchingCities(cities: readonly string[], typed: string): CitySuggestion[] {
  const query = typed.trim().toLowerCase();
  const unaccentedQuery = withoutAccents(query);
  // Without typed text, the alphabetically first 100 cities of a long list are useless.
  if (query === '' && cities.length > maxSuggestions) return [];
  const first: CitySuggestion[] = [];
  const others: CitySuggestion[] = [];
  for (const name of cities) {
    if (first.length === maxSuggestions) break;
    const plain = withoutAccents(name);
    const at = plain.toLowerCase().indexOf(unaccentedQuery);
    if (at < 0) continue;
    (at === 0 ? first : others).push(name.toLowerCase().includes(query) ? { name } : { name, plain });
  }
  return [...first, ...others].slice(0, maxSuggestions);
}
