import { beforeEach, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const page = (html: string) => ({ html, styles: '', queries: '[]', locale: 'en-US', title: '', namespaces: [] });
const key = { url: 'http://localhost/', languages: 'en', country: 'DE' };

let nowMs: number;
let cache: PageCache;
beforeEach(() => {
  nowMs = 0;
  cache = createPageCache(() => nowMs);
});

it('the page cache renders a page once for concurrent visitors and caches it for five seconds', async () => {
  const render = vi.fn(async () => page('first'));
  await Promise.all([cache.get(key, render), cache.get(key, render)]);
  nowMs = 4999;
  expect(await cache.get(key, render)).toEqual(page('first'));
  expect(render).toHaveBeenCalledTimes(1);
  nowMs = 5000;
  await cache.get(key, render);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  ['URL', { url: 'http://localhost/explore' }],
  ['language', { languages: 'es' }],
  ['country', { country: null }],
])('the page cache caches separate pages for each %s', async (_name, other) => {
  await cache.get(key, async () => page('one'));
  expect(await cache.get({ ...key, ...other }, async () => page('other'))).toEqual(page('other'));
});

it('the page cache does not cache a render that was refused or failed', async () => {
  expect(await cache.get(key, async () => undefined)).toBeUndefined();
  await expect(cache.get(key, () => Promise.reject(new Error('No page.')))).rejects.toThrow('No page.');
  expect(await cache.get(key, async () => page('next'))).toEqual(page('next'));
});

it('the page cache caches a limited number of pages and evicts the oldest first', async () => {
  const at = (index: number) => ({ ...key, url: `http://localhost/${index}` });
  for (let index = 0; index <= 200; index += 1) await cache.get(at(index), async () => page(`${index}`));
  expect(await cache.get(at(0), async () => page('again'))).toEqual(page('again'));
  expect(await cache.get(at(200), async () => page('again'))).toEqual(page('200'));
});
