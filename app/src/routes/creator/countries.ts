import codes from 'i18n-iso-countries/codes.json';
import { type Choice, toChoices } from '../../choices.ts';

/** Every country by its ISO 3166-1 alpha-2 code, named and sorted in a language. */
export const countriesIn = (locale: string): Choice[] =>
  toChoices(
    codes.map(([code = '']) => ({ code })),
    'region',
    locale,
  );

/** Languages by their ISO 639-1 code, named and sorted in a language; see `toChoices` for `selected`. */
export const languagesIn = (
  locale: string,
  languages: readonly { code: string; name: string }[],
  selected: readonly string[],
): Choice[] => toChoices(languages, 'language', locale, selected);
