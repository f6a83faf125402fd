/** A city to suggest. */
export interface CitySuggestion {
  name: string;
  /** The unaccented name, if only it matches the typed text: the `datalist` filter of browsers compares accents. */
  plain?: string;
}

/** More suggestions do not help and are slow on phones. */
const most = 100;

const plainOf = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Returns the cities whose names contain the typed text, ignoring accents; names that start with it come first. */
export function citiesLike(cities: readonly string[], typed: string): CitySuggestion[] {
  const wanted = typed.trim().toLowerCase();
  const plainWanted = plainOf(wanted);
  // Without typed text, the alphabetically first 100 cities of a long list are useless.
  if (wanted === '' && cities.length > most) return [];
  const first: CitySuggestion[] = [];
  const others: CitySuggestion[] = [];
  for (const name of cities) {
    if (first.length === most) break;
    const plain = plainOf(name);
    const at = plain.toLowerCase().indexOf(plainWanted);
    if (at < 0) continue;
    (at === 0 ? first : others).push(name.toLowerCase().includes(wanted) ? { name } : { name, plain });
  }
  return [...first, ...others].slice(0, most);
}
