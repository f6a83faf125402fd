/** A city to suggest. */
export interface CitySuggestion {
  name: string;
  /** The name without accents, where it is only found so: browsers compare what was typed letter by letter. */
  plain?: string;
}

/** More than this nobody reads, and a phone takes its time. */
const most = 100;

const plainOf = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** The cities whose names hold what was typed, with or without accents; those that begin with it come first. */
export function citiesLike(cities: readonly string[], typed: string): CitySuggestion[] {
  const wanted = typed.trim().toLowerCase();
  const plainWanted = plainOf(wanted);
  // Of many, the first ones by the alphabet help nobody.
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
