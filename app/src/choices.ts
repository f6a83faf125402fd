/** A code and its name, as options of a field. */
export interface Choice {
  code: string;
  name: string;
}

/**
 * Names and sorts codes in a language. A browser may not know the names of rare languages: it returns their code, and the
 * given name is used instead. Of several codes with the same name, such as those of Akan and Twi, only the first remains.
 */
export function toChoices(
  items: readonly { code: string; name?: string }[],
  type: 'region' | 'language',
  locale: string,
): Choice[] {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'none' });
  const choices = new Map<string, Choice>();
  for (const { code, name: givenName } of items) {
    const name = names.of(code) ?? givenName ?? code;
    if (!choices.has(name)) choices.set(name, { code, name });
  }
  return [...choices.values()].sort((one, other) => one.name.localeCompare(other.name, locale));
}
