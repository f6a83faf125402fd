import { formatCount, formatDate } from '@fanlight/sdk/format';
import { language } from './language.ts';

/** Returns a date in the format of the components, in the language of the running story. */
export const dateText = (date: string): string => formatDate(date, language().language);

/** Returns a count in the format of the components, in the language of the running story. */
export const countText = (count: number): string => formatCount(count, language().language);

/** Returns the name of a country in the language of the running story. */
export const countryText = (code: string): string =>
  new Intl.DisplayNames(language().language, { type: 'region' }).of(code) ?? code;
