import { isDeepStrictEqual } from 'node:util';
import { make } from '@fanlight/mocks';
import type { RenderRequest } from '@fanlight/server/ssr-protocol';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallApi } from './page-app.ts';
import { renderPage } from './render-page.tsx';

const origin = 'http://localhost';
const dataTimeoutMs = 30_000;

/** A logged-in fan, or a visitor. */
interface Viewer {
  name: string;
  token: string;
  balance: number;
  locale: 'en-US' | 'es-ES';
}

/** A text of `/user/wallet` that occurs in one language only. */
const phrases = { 'en-US': 'Your balance', 'es-ES': 'Tu saldo' };

const fans: Viewer[] = Array.from({ length: 12 }, (_, number) => ({
  name: `Fan Number${number}of12`,
  token: `token-${number}-of-12`,
  balance: 10_000 + 101 * number,
  locale: number % 3 === 0 ? 'es-ES' : 'en-US',
}));

const formatBalance = ({ balance }: Viewer) => `$${balance.toLocaleString('en-US')}.00`;

const listOf = (data: unknown[]) => ({ data, total: data.length, isMore: false });
const respondWith = (data: unknown) => Response.json({ data });
const fail = () => Response.json({ error: 'Service Unavailable' }, { status: 503 });

// Created once, so that repeated renders get the same data.
const me = make.getMeMock({ isPerformer: false });
const wallet = make.getWalletMock();

/** Returns the API's responses by path; all other calls fail. */
function respond(url: string, viewer: Viewer | undefined, changedTexts: () => Response): Response {
  const { pathname } = new URL(url);
  if (pathname === '/api/translations/search') return changedTexts();
  if (!viewer) return fail();
  const { name, balance } = viewer;
  if (pathname === '/api/users/me') return respondWith({ ...me, name, balance });
  if (pathname === '/api/wallet') return respondWith({ ...wallet, balance });
  if (pathname === '/api/notification/total-unread') return respondWith({ total: 0 });
  return fail();
}

const noChangedTexts = () => respondWith(listOf([]));

/** Returns an API that responds to the last viewer first, so that the renders overlap. */
const createApi = (changedTexts: () => Response = noChangedTexts) => {
  const callApi = vi.fn<CallApi>(async (url, headers) => {
    const token = new Headers(headers).get('authorization');
    const index = fans.findIndex((fan) => fan.token === token);
    for (let turn = index; turn < fans.length; turn += 1) await new Promise(setImmediate);
    return respond(url, fans[index], changedTexts);
  });
  return callApi;
};

const requestOf = (path: string, { token, locale }: Pick<Viewer, 'token' | 'locale'>): RenderRequest => ({
  url: `${origin}${path}`,
  cookie: token && `token=${token}`,
  languages: locale,
  queries: '[]',
});

const visitor = { token: '', locale: 'en-US' } as const;

function render(request: RenderRequest, callApi: CallApi, signal = new AbortController().signal) {
  return renderPage(request, { dataTimeoutMs, callApi, signal });
}

async function renderWhole(...args: Parameters<typeof render>) {
  const page = await render(...args);
  if (!page) throw new Error('The page redirects.');
  return page;
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
// Lets the cached texts of the previous test expire.
beforeEach(() => {
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.useRealTimers();
});

describe('concurrent renders', () => {
  it("each page shows only its viewer's name, balance and language", async () => {
    const callApi = createApi();
    const pages = await Promise.all(fans.map((fan) => renderWhole(requestOf('/user/wallet', fan), callApi)));
    const namesIn = (text: string) => fans.filter(({ name }) => text.includes(name)).map(({ name }) => name);
    const seen = pages.map(({ html, queries, locale }) => ({
      names: namesIn(html),
      namesInData: namesIn(queries),
      balances: fans.filter((fan) => html.includes(formatBalance(fan))).map(({ balance }) => balance),
      balancesInData: fans.filter(({ balance }) => queries.includes(`:${balance}`)).map(({ balance }) => balance),
      locale,
      languages: Object.entries(phrases).flatMap(([language, phrase]) => (html.includes(phrase) ? [language] : [])),
    }));
    expect(seen).toEqual(
      fans.map(({ name, balance, locale }) => ({
        names: [name],
        namesInData: [name],
        balances: [balance],
        balancesInData: [balance],
        locale,
        languages: [locale],
      })),
    );
  });

  it('each page calls the API with the token and the language of its viewer', async () => {
    const callApi = createApi();
    await Promise.all(fans.map((fan) => renderWhole(requestOf('/user/wallet', fan), callApi)));
    for (const { token, locale } of fans) {
      const calls = callApi.mock.calls.map(([, headers]) => new Headers(headers));
      const callsOfViewer = calls.filter((headers) => headers.get('authorization') === token);
      expect(callsOfViewer.length).toBeGreaterThan(2);
      expect(callsOfViewer.map((headers) => headers.get('accept-language'))).toEqual(callsOfViewer.map(() => locale));
    }
  });

  it('a visitor’s page has no data of the fans whose pages render concurrently', async () => {
    const callApi = createApi();
    const all = [visitor, ...fans].map((viewer) =>
      renderWhole(requestOf(viewer === visitor ? '/auth/login' : '/user/wallet', viewer), callApi),
    );
    const [page] = await Promise.all(all);
    for (const { name } of fans) expect(page?.html + String(page?.queries)).not.toContain(name);
  });
});

describe('20 pages that are rendered concurrently', () => {
  const visits: [path: string, viewer: Pick<Viewer, 'token' | 'locale'>][] = [
    ...fans.map((fan, number): [string, Viewer] => [number % 4 === 3 ? '/user/account' : '/user/wallet', fan]),
    ...['/auth/login', '/auth/register', '/explore', '/nobody'].flatMap((path) =>
      (['en-US', 'es-ES'] as const).map((locale): [string, Pick<Viewer, 'token' | 'locale'>] => [
        path,
        { token: '', locale },
      ]),
    ),
  ];
  const renderVisit = ([path, viewer]: (typeof visits)[number]) => renderWhole(requestOf(path, viewer), createApi());

  it('are the same as when they are rendered one after another', async () => {
    // Renders each page once, which loads its code, so that the measured renders do not wait for code.
    for (const visit of visits) await renderVisit(visit);
    const oneByOne: Awaited<ReturnType<typeof renderVisit>>[] = [];
    for (const visit of visits) oneByOne.push(await renderVisit(visit));
    const atOnce = await Promise.all(visits.map(renderVisit));
    expect(visits).toHaveLength(20);
    expect(new Set(oneByOne.map(({ html }) => html)).size).toBe(visits.length);
    const different = visits.filter((_visit, index) => !isDeepStrictEqual(atOnce[index], oneByOne[index]));
    expect(different).toEqual([]);
  });
});

describe('the title of a page', () => {
  const getPublicSettings = ['getPublicSettings'];
  const named = (siteName: string) => JSON.stringify([[getPublicSettings, make.getPublicSettingsMock({ siteName })]]);

  it("has the page's name in the viewer's language and the site's name", async () => {
    const queries = named('Kiln Club');
    const [english, spanish] = await Promise.all(
      (['en-US', 'es-ES'] as const).map((locale) =>
        renderWhole({ ...requestOf('/auth/login', { token: '', locale }), queries }, createApi()),
      ),
    );
    expect([english?.title, spanish?.title]).toEqual(['Log in · Kiln Club', 'Entrar · Kiln Club']);
  });

  it('has the built-in name of the site if the settings are unknown', async () => {
    expect((await renderWhole(requestOf('/auth/login', visitor), createApi())).title).toBe('Log in · Fanlight');
  });
});

describe('texts that the operator has changed', () => {
  const changed = () => respondWith(listOf([{ key: 'wallet:balance.label', message: 'What you have' }]));
  const [spaniard, fan] = fans as [Viewer, Viewer];
  const countTextCalls = (callApi: ReturnType<typeof createApi>) =>
    callApi.mock.calls.filter(([url]) => url.includes('/translations/')).length;

  it('are rendered and embedded in a page, and are fetched at most once in five seconds (rule L1)', async () => {
    const callApi = createApi(changed);
    for (const turn of [1, 2]) {
      const { html, queries } = await renderWhole(requestOf('/user/wallet', fan), callApi);
      expect(html, `page ${turn}`).toContain('What you have');
      expect(queries, `page ${turn}`).toContain('["listTranslations","en-US"]');
    }
    expect(countTextCalls(callApi)).toBe(1);
    vi.advanceTimersByTime(5001);
    await renderWhole(requestOf('/user/wallet', fan), callApi);
    expect(countTextCalls(callApi)).toBe(2);
  });

  it('are up to date in pages that are rendered more than five seconds after a further change', async () => {
    for (const message of ['What you have', 'What is yours']) {
      const changedAgain = () => respondWith(listOf([{ key: 'wallet:balance.label', message }]));
      const { html } = await renderWhole(requestOf('/user/wallet', fan), createApi(changedAgain));
      expect(html).toContain(message);
      vi.advanceTimersByTime(5001);
    }
    const { html } = await renderWhole(requestOf('/user/wallet', fan), createApi());
    expect(html).toContain(phrases['en-US']);
  });

  it('do not affect pages in another language', async () => {
    await renderWhole(requestOf('/user/wallet', fan), createApi(changed));
    const { html } = await renderWhole(requestOf('/user/wallet', spaniard), createApi());
    expect(html).toContain(phrases['es-ES']);
  });

  it('are requested again for the next page if a request failed', async () => {
    const { html } = await renderWhole(requestOf('/user/wallet', fan), createApi(fail));
    expect(html).toContain(phrases['en-US']);
    const next = await renderWhole(requestOf('/user/wallet', fan), createApi(changed));
    expect(next.html).toContain('What you have');
  });
});

describe('a rendered page', () => {
  it('lists the namespaces of its own texts, but not those of pages that were rendered before', async () => {
    const [, fan] = fans as [Viewer, Viewer];
    expect(fan.locale).toBe(visitor.locale);
    const { namespaces: ofWallet } = await renderWhole(requestOf('/user/wallet', fan), createApi());
    const { namespaces } = await renderWhole(requestOf('/auth/login', visitor), createApi());
    expect(ofWallet).toContain('wallet');
    expect(namespaces).toEqual(expect.arrayContaining(['common', 'auth']));
    expect(namespaces).not.toContain('wallet');
  });

  it.each([
    ['is rendered', '/auth/login', 'rendered'],
    ['redirects', '/user/wallet', 'redirect'],
    ['is aborted', '/explore', 'aborted'],
  ])('clears its cache when it %s', async (_how, path, end) => {
    const clear = vi.spyOn(QueryClient.prototype, 'clear');
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error('The page is no longer needed.');
    const callApi: CallApi = async () => {
      if (end !== 'aborted') return noChangedTexts();
      controller.abort(reason);
      throw signal.reason;
    };
    const ended = await render(requestOf(path, visitor), callApi, signal).then(
      (page) => (page ? 'rendered' : 'redirect'),
      (error) => (error === reason ? 'aborted' : error),
    );
    expect(ended).toBe(end);
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
