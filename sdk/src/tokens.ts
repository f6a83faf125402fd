/**
 * Stores the session token of a client. Each client has its own store, so that one process can have several sessions.
 */
export interface TokenStore {
  get(): string | null;
  /** `remember`: store it for the long lifetime. */
  set(token: string, options?: { remember?: boolean }): void;
  clear(): void;
}

/** Stores the token in memory: for servers, scripts and tests. */
export function memoryTokenStore(initial: string | null = null): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set(value) {
      token = value;
    },
    clear() {
      token = null;
    },
  };
}

/** The part of a page that the cookie store uses; tests pass their own. */
export interface CookiePage {
  document: { cookie: string };
  location: { protocol: string };
}

export interface CookieTokenStoreOptions {
  /** Name of the cookie; `token` by default. */
  name?: string;
  /** Lifetime in days, with `remember` (365) and without (1). */
  days?: { remember: number; otherwise: number };
  page?: CookiePage;
}

const DAY_SECONDS = 86_400;

/** Stores the token in a cookie that scripts of this site can read: `SameSite=Lax`, `Secure` on https (rule P3). */
export function cookieTokenStore(options: CookieTokenStoreOptions = {}): TokenStore {
  const {
    name = 'token',
    days = { remember: 365, otherwise: 1 },
    page = globalThis as unknown as CookiePage,
  } = options;
  const write = (value: string, seconds: number): void => {
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    page.document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  // Cached, because every call reads the token and cookies seldom change. Compared with the text of all cookies, since
  // another tab may change them.
  let read: { cookie: string; token: string | null } | undefined;
  return {
    get() {
      const { cookie } = page.document;
      if (read?.cookie !== cookie) {
        const pair = cookie.split('; ').find((part) => part.startsWith(`${name}=`));
        read = { cookie, token: pair ? decodeURIComponent(pair.slice(name.length + 1)) || null : null };
      }
      return read.token;
    },
    set(token, { remember = false } = {}) {
      write(encodeURIComponent(token), (remember ? days.remember : days.otherwise) * DAY_SECONDS);
    },
    clear() {
      write('', 0);
    },
  };
}

/** The cookie store in a browser, the memory store elsewhere. */
export const defaultTokenStore = (): TokenStore =>
  typeof document === 'undefined' ? memoryTokenStore() : cookieTokenStore();
