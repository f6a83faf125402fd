import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageMaker } from './page.ts';
import type { Renderer } from './ssr.ts';
import type { RenderedPage } from './ssr-protocol.ts';

let folder: string;
let requests: string[];
let languages: (string | null)[];
let settings: Record<string, unknown>;

const callApi = async ({ url, headers }: Request) => {
  requests.push(new URL(url).pathname);
  languages.push(headers.get('accept-language'));
  return url.endsWith('public') ? Response.json({ data: settings }) : new Response(null, { status: 500 });
};
const rendered: RenderedPage = {
  html: '<main>Rendered</main>',
  styles: '<style>.a{color:red}</style>',
  queries: JSON.stringify([[['getMe'], 1]]),
  locale: 'es-ES',
  title: 'Perfil · Kiln Club',
  namespaces: ['feeds'],
};

beforeEach(() => {
  requests = [];
  languages = [];
  settings = { siteName: '</script><script>alert(1)</script>' };
  folder = mkdtempSync(join(tmpdir(), 'fanlight-page-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = '<script type="module" crossorigin src="/assets/main.js"></script>';

function build(page?: RenderedPage) {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry.css'), '@font-face{src:url(/assets/text.woff2)}');
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en-US"><head><title>Fanlight</title><link rel="stylesheet" crossorigin href="/assets/entry.css"><script>go()</script>' +
      `${module}</head>` +
      '<body><div id="root"></div>\n    <!-- mark --><div id="start">mark</div><!-- /mark --></body></html>',
  );
  const routes = [
    { pattern: '/posts/:id', files: ['assets/post.js'] },
    { pattern: '/:profileId', files: ['assets/profile.js'] },
    { pattern: '*', files: ['assets/missing.js'] },
  ];
  writeFileSync(
    join(folder, 'routes.json'),
    JSON.stringify({ fonts: ['assets/text.woff2'], first: ['assets/main.js'], routes }),
  );
  writeFileSync(join(folder, 'early-input.js'), 'repeatTaps()');
  const render = vi.fn<Renderer['render']>(async () => page);
  const maker = createPageMaker({
    folder,
    callApi,
    renderer: { render, whenReady: async () => undefined, stop: async () => undefined },
  });
  if (!maker) throw new Error('The app is built, but no page maker was created.');
  const viewer = { cookie: 'token=secret', languages: 'es', country: 'DE', isRendered: true };
  const makePage = (path: string, as: Partial<typeof viewer> = {}) =>
    maker.make({ url: `http://localhost${path}`, ...viewer, ...as }, callApi);
  const make = async (path: string, as?: Partial<typeof viewer>) => (await makePage(path, as)).html;
  return { make, makePage, render, scriptHashes: maker.scriptHashes };
}

/** The data that the page contains for the app. */
function embeddedDataIn(page: string) {
  const [, text = ''] = /id="embedded-data">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text) as { at: number; queries: unknown; namespaces: string[] };
}

describe('createPageMaker', () => {
  it('creates no pages if the app is not built', () => {
    expect(createPageMaker({ folder, callApi })).toBeUndefined();
  });

  it.each([
    ['/posts/64a1', 'post'],
    ['/posts/64a1?photo=2', 'post'],
    ['/mara.clay', 'profile'],
    ['/posts', 'profile'],
    ['/posts/', 'missing'],
    ['/posts/1/2', 'missing'],
    ['/', 'missing'],
  ])('%s preloads the files of the route %s, and no others', async (path, name) => {
    const page = await build().make(path);
    expect([...page.matchAll(/modulepreload" href="\/assets\/(\w+)\.js"/g)].map(([, file]) => file)).toEqual([
      'main',
      name,
    ]);
    expect(page).toContain('as="font" type="font/woff2" href="/assets/text.woff2"');
  });

  it('inlines the style sheet into the page', async () => {
    const page = await build().make('/');
    expect(page).toContain('<style>@font-face{src:url(/assets/text.woff2)}</style>');
    expect(page).not.toContain('rel="stylesheet"');
  });

  it('puts the escaped settings into the page, and omits queries that failed', async () => {
    const page = await build().make('/');
    expect(embeddedDataIn(page).queries).toEqual([[['getPublicSettings'], settings]]);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('<div id="start">mark</div>');
  });

  it.each([
    ['the URL', '/?locale=es-ES', { cookie: 'i18nextLng=en-US', languages: 'en' }],
    ['the cookie', '/', { cookie: 'a=b; i18nextLng=es-ES', languages: 'en-US,en;q=0.9' }],
    ['the browser', '/?locale=xx', { cookie: '', languages: 'de,es;q=0.8,en;q=0.7' }],
  ])('reads the settings in the language of %s, and caches them for each language', async (_source, path, spanish) => {
    const { make } = build();
    const english = { cookie: '', languages: 'en' };
    for (const viewer of [spanish, english, spanish, english]) await make(viewer === spanish ? path : '/', viewer);
    expect([...new Set(languages)]).toEqual(['es-ES', 'en-US']);
    expect(requests.filter((name) => name.endsWith('public'))).toHaveLength(2);
  });

  it('sets the title of a page to the escaped name of the site', async () => {
    const shell = await build().make('/');
    expect(shell).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
  });

  it('keeps the built-in title of a page while the settings cannot be read', async () => {
    settings = {};
    expect(await build().make('/')).toContain('<title>Fanlight</title>');
  });

  it('uses the title of the rendered page', async () => {
    const page = await build({ ...rendered, title: 'Tú & $& · <Kiln> Club' }).make('/mara.clay');
    expect(page).toContain('<title>Tú &amp; $&amp; · &lt;Kiln&gt; Club</title>');
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  it('reads the settings once for several pages', async () => {
    const { make } = build();
    await Promise.all([make('/'), make('/')]);
    await make('/');
    expect(requests).toEqual(['/api/settings/public', '/api/settings/common']);
  });

  it('puts the page rendered for the viewer into the HTML with its data, and makes it inert until hydration', async () => {
    const { make, render } = build(rendered);
    const page = await make('/mara.clay?tab=posts');
    expect(render.mock.calls[0]?.[0]).toEqual({
      url: 'http://localhost/mara.clay?tab=posts',
      cookie: 'token=secret',
      languages: 'es',
      queries: JSON.stringify([[['getPublicSettings'], settings]]),
    });
    expect(page).toContain('<div id="root" class="ssr" inert><main>Rendered</main></div>');
    expect(page).toContain('<style>.a{color:red}</style>');
    expect(page).toContain('<html lang="es-ES">');
    expect(page).not.toContain('mark');
    expect(embeddedDataIn(page)).toMatchObject({ queries: [[['getMe'], 1]], namespaces: ['feeds'] });
  });

  it('returns the same object for all viewers of a cached render, so that it is compressed once', async () => {
    const { makePage } = build(rendered);
    const visitor = { cookie: '' };
    expect(await makePage('/mara.clay', visitor)).toBe(await makePage('/mara.clay', visitor));
    const isNotRendered = { isRendered: false };
    expect(await makePage('/mara.clay', isNotRendered)).toBe(await makePage('/noor', isNotRendered));
    expect(await makePage('/posts/1', isNotRendered)).not.toBe(await makePage('/noor', isNotRendered));
  });

  it('renders a page once for all visitors of a country and a language, without their cookies', async () => {
    const { make, render } = build(rendered);
    await make('/mara.clay', { cookie: 'i18nextLng=es-ES; tracker=1' });
    await make('/mara.clay', { cookie: 'tracker=2; i18nextLng=es-ES' });
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0]).toMatchObject({ cookie: 'i18nextLng=es-ES' });
    await make('/mara.clay', { cookie: 'i18nextLng=es-ES', country: 'FR' });
    await make('/mara.clay', { cookie: '' });
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('never shares a rendered page between logged-in users', async () => {
    const { make, render } = build(rendered);
    await make('/mara.clay');
    await make('/mara.clay');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders a video separately for each visitor, because reading a video counts a view', async () => {
    const { make, render } = build(rendered);
    await make('/videos/1', { cookie: '' });
    await make('/videos/1', { cookie: '' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('sends a page without SSR to an IP address over its limit of page loads', async () => {
    const { make, render } = build(rendered);
    expect(await make('/mara.clay', { isRendered: false })).not.toContain('class="ssr"');
    expect(render).not.toHaveBeenCalled();
  });

  it('renders no page on the server while the age gate is enabled', async () => {
    settings = { enable18Popup: true };
    const { make, render } = build(rendered);
    expect(await make('/')).toContain('<div id="start">mark</div>');
    expect(render).not.toHaveBeenCalled();
  });

  it('lists the hashes of inline scripts for the content security policy', async () => {
    const { make, scriptHashes } = build(rendered);
    const scripts = [...(await make('/')).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(scripts).toHaveLength(3);
    expect(scriptHashes).toEqual(scripts);
  });

  it('starts the app after the rendered page is painted', async () => {
    const page = await build(rendered).make('/posts/1');
    expect(page).not.toContain(module);
    expect(page).not.toContain('modulepreload" href');
    expect(/id="files">(.*?)<\/script>/.exec(page)?.[1]).toBe(
      '{"first":["/assets/main.js"],"route":["/assets/post.js"]}',
    );
  });

  it('adds the script that handles input before the app has loaded to a rendered page', async () => {
    const script = '<script>repeatTaps()</script>';
    expect(await build(rendered).make('/')).toContain(`<main>Rendered</main></div>${script}`);
  });

  it('starts the app immediately in a page without SSR', async () => {
    expect(await build().make('/posts/1')).toContain(module);
  });
});
