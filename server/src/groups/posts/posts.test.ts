import { api, type Client } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../../db/schema/index.ts';
import { codeOf, createTestEngine, createVisitor, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { english } from './pages/english.ts';
import { builtInPages } from './pages/index.ts';
import { spanish } from './pages/spanish.ts';
import { sanitise, textOf } from './sanitise.ts';

let engine: TestEngine;
let client: Client;

beforeAll(async () => {
  engine = await createTestEngine();
  client = createVisitor(engine);
});

afterAll(() => stopCleanly(engine));

const get = (id: string, locale?: 'en-US' | 'es-ES') =>
  client.call(api.getPost, { params: { id }, ...(locale && { query: { locale } }) });

describe('sanitise', () => {
  it.each([
    ['<script>alert(1)</script><p>Hello</p>', '<p>Hello</p>'],
    ['<p onclick="x()" style="color:red" class="y">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/page/terms">x</a>', '<a href="/page/terms">x</a>'],
    ['<img src=x onerror=alert(1)><svg onload=alert(1)></svg><p>Hi', '<p>Hi</p>'],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<h1>Terms</h1>', '<h2>Terms</h2>'],
    ['<math><mtext><style><img title="</style><img src onerror=alert(1)>">', '"&gt;'],
  ])('turns %j into %j', (html, clean) => {
    expect(sanitise(html)).toBe(clean);
  });
});

it('textOf returns the text of HTML without the markup', () => {
  expect(textOf('<h2>You &amp; we</h2><p>First.</p><p>Second.</p><script>no</script>')).toBe('You & we First. Second.');
});

describe('pages of the site', () => {
  it('include the same built-in pages in both languages, which the sanitiser leaves unchanged', () => {
    expect(spanish.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    for (const { html } of builtInPages) expect(sanitise(html)).toBe(html);
    expect(new Set(builtInPages.map(({ id }) => id)).size).toBe(builtInPages.length);
  });

  it('are found by slug or id, in the requested language', async () => {
    const terms = await get('terms');
    expect(terms).toMatchObject({ title: 'Terms of use', locale: 'en-US', slug: 'terms' });
    expect(await get('terms', 'es-ES')).toMatchObject({ title: 'Condiciones de uso' });
    expect(await get(terms._id)).toEqual(terms);
    expect(await get(terms._id, 'es-ES')).toMatchObject({ title: 'Condiciones de uso' });
    expect(await codeOf(get('nothing-here'))).toBe('NOT_FOUND');
  });

  it('are listed by title, and found by words of their text', async () => {
    const { data, total } = await client.call(api.listPosts, { query: { locale: 'en-US' } });
    expect(total).toBe(english.length);
    expect(data.map(({ title }) => title)).toEqual(english.map(({ title }) => title).toSorted());
    expect(data[0]?.excerpt).not.toContain('<');
    const found = await client.call(api.listPosts, { query: { q: 'refunded card', locale: 'en-US' } });
    expect(found.data.map(({ slug }) => slug)).toEqual(['refunds']);
    const first = await client.call(api.listPosts, { query: { limit: 2, offset: 1 } });
    expect(first).toMatchObject({ total: english.length, isMore: true });
    expect(first.data).toEqual(data.slice(1, 3));
  });

  it('include a sanitised page of the operator instead of the built-in page with the same slug and language', async () => {
    const now = engine.clock.now();
    const row = { slug: 'terms', locale: 'en-US', createdAt: now, updatedAt: now };
    await engine.ports.database.db
      .insert(sitePages)
      .values({ id: engine.ports.ids.next(), ...row, title: 'Our terms', html: '<p>Ours.</p><script>no</script>' });
    expect(await get('terms')).toMatchObject({ title: 'Our terms', html: '<p>Ours.</p>' });
    expect(await get('terms', 'es-ES')).toMatchObject({ title: 'Condiciones de uso' });
    expect((await client.call(api.listPosts, { query: { locale: 'en-US' } })).total).toBe(english.length);
  });
});
