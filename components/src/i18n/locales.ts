/** The languages of the site. The first one is the default (specification, "Constants"). */
export const supportedLocales = ['en-US', 'es-ES'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = supportedLocales[0];

/** Pseudo-locale for development: lengthened, accented English reveals untranslated and overflowing text. */
export const pseudoLocale = 'en-XA';

/** Each language's name in that language, for menus. */
export const localeNames: Record<Locale, string> = { 'en-US': 'English', 'es-ES': 'Español' };

/** Returns the supported locale with the language of a tag (`es-ES` for `es-MX`), or undefined. */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const lowerCaseTag = tag.toLowerCase();
  return (
    supportedLocales.find((locale) => locale.toLowerCase() === lowerCaseTag) ??
    supportedLocales.find((locale) => locale.slice(0, 2) === lowerCaseTag.split(/[-_]/)[0])
  );
}
