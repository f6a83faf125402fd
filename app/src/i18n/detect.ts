import { defaultLocale, type Locale, matchLocale, pseudoLocale } from '@fanlight/components/i18n';

/** The key of the language in local storage, session storage and cookies (specification, "Constants"). */
const key = 'i18nextLng';

/** The values that determine the language, in order of precedence (specification, "States"). */
export interface LocaleSources {
  /** The parameter `?locale=` of the URL. */
  query: string | null;
  localStorage: string | null;
  cookie: string | null;
  sessionStorage: string | null;
  navigator: readonly string[];
  html: string | null;
}

/**
 * Returns the initial language (rule L1): the first supported one of the URL, the storage, the browser and the page, or
 * the default language.
 */
export function detectLocale(sources: LocaleSources): string {
  const { query, localStorage, cookie, sessionStorage, navigator, html } = sources;
  if (query === pseudoLocale) return pseudoLocale;
  const candidates = [query, localStorage, cookie, sessionStorage, ...navigator, html];
  for (const candidate of candidates) {
    const locale = matchLocale(candidate);
    if (locale) return locale;
  }
  return defaultLocale;
}

const readCookie = () => new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** Returns the result of `use`; null if `use` throws, for example because the storage is blocked. */
function valueOrNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Returns the sources of this page. */
export function readSources(): LocaleSources {
  return {
    query: new URLSearchParams(location.search).get('locale'),
    localStorage: valueOrNull(() => localStorage.getItem(key)),
    cookie: readCookie(),
    sessionStorage: valueOrNull(() => sessionStorage.getItem(key)),
    navigator: navigator.languages,
    html: document.documentElement.lang || null,
  };
}

/**
 * Stores the language in local storage, session storage and a cookie. The cookie is written without the Cookie Store
 * API, which requires https.
 */
export function storeLocale(locale: Locale, { document: page } = globalThis): void {
  valueOrNull(() => localStorage.setItem(key, locale));
  valueOrNull(() => sessionStorage.setItem(key, locale));
  page.cookie = `${key}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
