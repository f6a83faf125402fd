import type { Currency } from '@fanlight/sdk/models';

const nameIn = (locale: string, type: 'currency' | 'region', code: string): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code;

/** Returns the name of a currency, such as `Euro (EUR, €)`, in the page's language. */
export function currencyName({ code, symbol }: Pick<Currency, 'code' | 'symbol'>, locale: string): string {
  const name = nameIn(locale, 'currency', code);
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${code}, ${symbol})`;
}

/** Returns the name of a country in the page's language. */
export const countryName = (code: string, locale: string): string => nameIn(locale, 'region', code);
