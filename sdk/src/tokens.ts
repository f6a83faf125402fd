/**
 * Stores the session token of a client. Each client has its own store, so that one process can have several sessions.
 */
export interface TokenStore {
  get(): string | null;
  /** Stores a token. With `remember`, it is stored for the long lifetime. */
  set(token: string, options?: { remember?: boolean }): void;
  clear(): void;
}

/** Creates a store that keeps the token in memory. For servers, scripts and tests. */
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

/** The part of a page that the cookie store uses. Tests pass their own. */
export interface CookiePage {
  document: { cookie: string };
  location: { protocol: string };
}

export interface CookieTokenStoreOptions {
  /** The name of the cookie; `token` by default. */
  name?: string;
  /** The lifetime in days: 365 with `remember`, and otherwise 1, by default. */
  days?: { remember: number; otherwise: number };
  page?: CookiePage;
}

const DAY_SECONDS = 86_400;

/**
 * Creates a store that keeps the token in a cookie. Scripts of this site can read the cookie. It has `SameSite=Lax`,
 * and `Secure` on https (rule P3).
 */
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
  // The token is cached, because every call reads it and cookies rarely change. The text of all cookies is compared
  // each time, because another tab may change the cookie.
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

/** Returns a cookie store in a browser, and a memory store elsewhere. */
export const defaultTokenStore = (): TokenStore =>
  typeof document === 'undefined' ? memoryTokenStore() : cookieTokenStore();
