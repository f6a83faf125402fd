import type { Currency } from '@fanlight/sdk/models';

const nameIn = (locale: string, type: 'currency' | 'region', code: string): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code;

/** A currency in words: `Euro (EUR, €)`, in the language of the page. */
export function currencyName({ code, symbol }: Pick<Currency, 'code' | 'symbol'>, locale: string): string {
  const name = nameIn(locale, 'currency', code);
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${code}, ${symbol})`;
}

/** The name of a country, in the language of the page. */
export const countryName = (code: string, locale: string): string => nameIn(locale, 'region', code);
