import codes from 'i18n-iso-countries/codes.json';

/** Returns every country by its ISO 3166-1 alpha-2 code, with its name in a language and sorted in that language. */
export function countriesIn(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes
    .map(([code = '']) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Returns languages by their ISO 639-1 code, with their names in a language and sorted in that language. */
export function languagesIn(locale: string, languages: readonly { code: string }[]): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return [...new Set(languages.map(({ code }) => code))]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
