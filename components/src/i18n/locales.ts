/** The languages of the site; the first is the default (specification, "Constants"). */
export const supportedLocales = ['en-US', 'es-ES'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = supportedLocales[0];

/** A pseudo-locale: stretched and accented English that shows untranslated and overflowing text. For Storybook and development. */
export const pseudoLocale = 'en-XA';

/** Each language's name in that language, for menus. */
export const localeNames: Record<Locale, string> = { 'en-US': 'English', 'es-ES': 'Español' };

/** The supported locale for a language tag: `es-MX` is `es-ES`; undefined for others. */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const wanted = tag.toLowerCase();
  return (
    supportedLocales.find((locale) => locale.toLowerCase() === wanted) ??
    supportedLocales.find((locale) => locale.slice(0, 2) === wanted.split(/[-_]/)[0])
  );
}
