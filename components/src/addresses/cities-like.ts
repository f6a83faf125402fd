/** A city to suggest. */
export interface CitySuggestion {
  name: string;
  /** The name without accents, if only that matches: browsers compare the typed text letter by letter. */
  plain?: string;
}

/** More suggestions are not useful, and slow on phones. */
const most = 100;

const plainOf = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** The cities whose names contain the typed text, with or without accents; those with that prefix come first. */
export function citiesLike(cities: readonly string[], typed: string): CitySuggestion[] {
  const wanted = typed.trim().toLowerCase();
  const plainWanted = plainOf(wanted);
  // Of many, the alphabetically first ones are not useful.
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
