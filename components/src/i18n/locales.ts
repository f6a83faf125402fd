/** The languages of the site. The first one is the default (specification, "Constants"). */
export const supportedLocales = ['en-US', 'es-ES'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = supportedLocales[0];

/**
 * The pseudo-locale for development. Its accented, lengthened English reveals texts that are not translated or that
 * overflow.
 */
export const pseudoLocale = 'en-XA';

/** The name of each language in that language, for menus. */
export const localeNames: Record<Locale, string> = { 'en-US': 'English', 'es-ES': 'Español' };

/** Returns the supported locale for the language of a tag, such as `es-ES` for `es-MX`; undefined if there is none. */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const lowerCaseTag = tag.toLowerCase();
  return (
    supportedLocales.find((locale) => locale.toLowerCase() === lowerCaseTag) ??
    supportedLocales.find((locale) => locale.slice(0, 2) === lowerCaseTag.split(/[-_]/)[0])
  );
}
