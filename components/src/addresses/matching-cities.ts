/** A city to suggest. */
export interface CitySuggestion {
  name: string;
  /**
   * The name without accents. Set only if the typed text does not match the accented name: browsers compare accents
   * when they filter a `datalist`.
   */
  plain?: string;
}

/** The maximum number of suggestions. A longer list is slow on phones, and too long to choose from. */
const maxSuggestions = 100;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/**
 * Returns the cities whose names contain the typed text, ignoring accents. Names that start with the text come first.
 */
export function findMatchingCities(cities: readonly string[], typed: string): CitySuggestion[] {
  const query = typed.trim().toLowerCase();
  const unaccentedQuery = withoutAccents(query);
  // If no text is typed, the first 100 cities of a long list in alphabetical order would not help.
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
