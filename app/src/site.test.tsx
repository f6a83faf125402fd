import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSite } from './site.ts';

const site = {
  siteName: 'Kiln Club',
  logoUrl: '/files/logo.svg',
  menus: [{ title: 'About', href: '/page/about' }],
  favicon: null,
};

it('readSite returns the site that the previous visit stored', () => {
  expect(readSite(JSON.stringify(site))).toEqual(site);
});

it.each([null, '', 'not json', 'null', '[]', '{"siteName":1,"menus":[]}', '{"siteName":"x","menus":[null]}'])(
  'readSite returns null for an invalid stored site: %s',
  (stored) => expect(readSite(stored)).toBeNull(),
);

/** Returns a fake of `localStorage` with the methods that the app uses. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** Renders the site as a page does before its settings have loaded. */
async function showSite(): Promise<string> {
  vi.resetModules();
  const { useSite } = await import('./site.ts');
  const Shown = () => {
    const { siteName, menus } = useSite();
    return `${siteName}: ${menus.map(({ title }) => title).join()}`;
  };
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
}

describe('the stored site', () => {
  let storage: ReturnType<typeof createStorage>;
  beforeEach(() => {
    storage = createStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('contains no other settings, and is used at the next visit until the settings have loaded', async () => {
    expect(await showSite()).not.toContain('Kiln Club');
    const { storeSite } = await import('./site.ts');
    const settings = { ...site, maintenance: false };
    storeSite(settings);
    expect(JSON.parse(storage.values.get('site') ?? '')).toEqual(site);
    expect(await showSite()).toBe('Kiln Club: About');
  });

  it('causes no error if the storage throws on reads and writes', async () => {
    const refuse = () => {
      throw new DOMException('Closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { storeSite } = await import('./site.ts');
    expect(() => storeSite(site)).not.toThrow();
    expect(await showSite()).not.toContain('Kiln Club');
  });
});
