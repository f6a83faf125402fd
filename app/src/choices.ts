/** A code and its name, as options of a field. */
export interface Choice {
  code: string;
  name: string;
}

/**
 * Names and sorts codes in a language. A browser may not know the names of rare languages: it returns their code, and the
 * given name is used instead. Of several codes with the same name, such as those of Akan and Twi, the selected ones
 * remain, or the first if none is selected.
 */
export function toChoices(
  items: readonly { code: string; name?: string }[],
  type: 'region' | 'language',
  locale: string,
  selected: readonly string[] = [],
): Choice[] {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'none' });
  const choices = items.map(({ code, name }): Choice => ({ code, name: names.of(code) ?? name ?? code }));
  const distinctChoices = choices.filter(({ code }) => selected.includes(code));
  const usedNames = new Set(distinctChoices.map(({ name }) => name));
  for (const choice of choices) {
    if (usedNames.has(choice.name)) continue;
    usedNames.add(choice.name);
    distinctChoices.push(choice);
  }
  return distinctChoices.sort((one, other) => one.name.localeCompare(other.name, locale));
}
