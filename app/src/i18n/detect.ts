import { defaultLocale, type Locale, matchLocale, pseudoLocale } from '@fanlight/components/i18n';

/** The key of the language in local storage, session storage and cookies (specification, "Constants"). */
const key = 'i18nextLng';

/** The sources of the language, in order of precedence (specification, "States"). */
export interface LocaleSources {
  /** `?locale=` of the URL. */
  query: string | null;
  localStorage: string | null;
  cookie: string | null;
  sessionStorage: string | null;
  navigator: readonly string[];
  html: string | null;
}

/** Returns the initial language: from the URL, the storage, the browser, the page, else the default (rule L1). */
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

/** Returns the result of `use`; null if `use` throws, such as blocked storage. */
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

/** Stores the language in all three stores. The cookie is written directly: the Cookie Store API requires https. */
export function storeLocale(locale: Locale, { document: page } = globalThis): void {
  valueOrNull(() => localStorage.setItem(key, locale));
  valueOrNull(() => sessionStorage.setItem(key, locale));
  page.cookie = `${key}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
