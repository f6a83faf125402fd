import { describe, expect, it, vi } from 'vitest';
import { cookieTokenStore, memoryTokenStore } from './tokens.ts';

/** Creates a page with a fake of the browser's cookies. Also records what is written to them. */
function page(protocol: string) {
  const written: string[] = [];
  const jar = new Map<string, string>([['i18nextLng', 'en-US']]);
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0;')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { page: { document, location: { protocol } }, written };
}

describe('cookieTokenStore', () => {
  it('keeps the token for 365 days with `remember`, and for one day without (rule P3)', () => {
    const { page: fake, written } = page('https:');
    const store = cookieTokenStore({ page: fake });
    store.set('abc', { remember: true });
    store.set('def');
    expect(written).toEqual([
      'token=abc; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'token=def; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    ]);
    expect(store.get()).toBe('def');
  });

  it('deletes the token, and omits Secure on http', () => {
    const { page: fake, written } = page('http:');
    const store = cookieTokenStore({ page: fake });
    store.set('a b');
    expect(store.get()).toBe('a b');
    store.clear();
    expect(store.get()).toBeNull();
    expect(written[0]).not.toContain('Secure');
  });
});

describe('reading the cookie', () => {
  it('decodes the cookie only once as long as the cookies of the page do not change', () => {
    const { page: fake } = page('https:');
    const store = cookieTokenStore({ page: fake });
    store.set('abc');
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    expect(Array.from({ length: 5 }, () => store.get())).toEqual(['abc', 'abc', 'abc', 'abc', 'abc']);
    expect(decode).toHaveBeenCalledTimes(1);
    decode.mockRestore();
  });

  it('reads a token that another tab has set or removed', () => {
    const { page: fake } = page('https:');
    const [store, other] = [cookieTokenStore({ page: fake }), cookieTokenStore({ page: fake })];
    expect(store.get()).toBeNull();
    other.set('of another tab');
    expect(store.get()).toBe('of another tab');
    other.clear();
    expect(store.get()).toBeNull();
  });
});

describe('memoryTokenStore', () => {
  it('stores, returns and deletes the token', () => {
    const store = memoryTokenStore('first');
    expect(store.get()).toBe('first');
    store.set('second');
    expect(store.get()).toBe('second');
    store.clear();
    expect(store.get()).toBeNull();
  });
});
