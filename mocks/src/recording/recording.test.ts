import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecorder } from './record.ts';
import type { RecordedEvent, Recording } from './recording.ts';
import { redact, redactUrl, removed } from './redact.ts';
import { replay } from './replay.ts';

const origin = 'https://fanlight.example';
const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), { status, headers: { 'Content-Type': 'application/json' } });

describe('redact', () => {
  it.each([
    ['tokens', { token: 'abc' }, { token: removed }],
    [
      'passwords in nested objects',
      { data: [{ currentPassword: 'lantern' }] },
      { data: [{ currentPassword: removed }] },
    ],
    ['client secrets of the gateway', { clientSecret: 'pi_1_secret_2' }, { clientSecret: removed }],
    ['card numbers', { text: 'My card is 4242 4242 4242 4242.' }, { text: `My card is ${removed}.` }],
    ['session tokens in texts', `Bearer ${'a1B2'.repeat(10)}`, `Bearer ${removed}`],
    ['e-mail addresses', { email: 'noor.k@mail.example' }, { email: 'person@fanlight.example' }],
    ['queries of links in mails', 'Open /auth/reset?token=1f2e now', 'Open /auth/reset now'],
    [
      'signatures of files',
      { url: '/api/files/0193f2a4c1d07b3e5a918c42/large?expires=1&signature=9c' },
      { url: '/api/files/0193f2a4c1d07b3e5a918c42/large' },
    ],
  ])('removes %s', (_what, value, expected) => {
    expect(redact<unknown>(value)).toEqual(expected);
  });

  it('keeps amounts, ids, times and texts', () => {
    const value = { tokens: 25, _id: '0193f2a4c1d07b3e5a918c42', hasPassword: true, at: '2026-05-13T09:30:00.000Z' };
    expect(redact({ ...value, text: 'Kiln day, 1,234 likes' })).toEqual({ ...value, text: 'Kiln day, 1,234 likes' });
  });
});

describe('redactUrl', () => {
  it('sorts parameters and removes secret ones', () => {
    expect(redactUrl(`${origin}/api/user/feeds?offset=10&limit=5`)).toBe('/user/feeds?limit=5&offset=10');
    expect(redactUrl(`${origin}/api/auth/confirm?token=abc`)).toBe(`/auth/confirm?token=${removed}`);
  });
});

describe('startRecorder', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('location', new URL(`${origin}/home`));
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => vi.unstubAllGlobals());

  const start = (earlier: Parameters<typeof startRecorder>[0]['earlier'] = []) =>
    startRecorder({ path: '/home', isLoggedIn: true, earlier });

  it('records responses of operations without secrets, and no request bodies', async () => {
    fetch.mockImplementation(async () => json({ data: { token: 'abc' } }));
    const { recording } = start();
    const response = await globalThis.fetch('/api/auth/login', { method: 'POST', body: '{"password":"lantern"}' });
    await expect(response.json()).resolves.toEqual({ data: { token: 'abc' } });
    await vi.waitFor(() => expect(recording.entries).toHaveLength(1));
    expect(recording.entries[0]).toMatchObject({ operation: 'login', status: 200, body: { data: { token: removed } } });
    expect(JSON.stringify(recording)).not.toContain('lantern');
  });

  it('ignores requests that call no operation, and all requests after it was stopped', async () => {
    fetch.mockImplementation(async () => json({ data: {} }));
    const { recording, stop } = start();
    await globalThis.fetch('/assets/icon.svg');
    stop();
    await globalThis.fetch('/api/users/me');
    expect(recording.entries).toEqual([]);
    expect(globalThis.fetch).toBe(fetch);
  });

  it('begins with calls whose responses were already in the page', () => {
    const { recording } = start([{ path: '/performers/mara.clay', query: {}, data: { username: 'mara.clay' } }]);
    expect(recording.entries).toMatchObject([
      { operation: 'getPerformer', url: '/performers/mara.clay', body: { data: { username: 'mara.clay' } } },
    ]);
  });

  it('records the events of a source and forwards them', async () => {
    const { recording, wrapSource } = start();
    const event = { channel: 'user:1', no: 1, at: '', name: 'notification/created', data: { token: 'abc' } } as never;
    const listeners = { event: vi.fn() } as never;
    await wrapSource(async (_token, { event: send }) => {
      send(event);
      return { send: async () => undefined, close: () => undefined };
    })('', listeners, () => null);
    expect((listeners as { event: unknown }).event).toHaveBeenCalledWith(event);
    expect(recording.entries).toMatchObject([{ type: 'event', event: { no: 1, data: { token: removed } } }]);
  });
});

describe('replay', () => {
  const call = (url: string, data: unknown, status = 200) =>
    ({ type: 'call', atMs: 0, operation: 'listFeeds', url, status, body: { data } }) as const;
  const recording = (entries: Recording['entries']): Recording => ({
    ...{ version: 1, startedAt: '2026-05-13T09:30:00.000Z', path: '/home', isLoggedIn: true, entries },
  });
  const get = async (handlers: ReturnType<typeof replay>['handlers'], url: string) =>
    (await getResponse(handlers, new Request(`${origin}/api${url}`)))?.json();

  it('returns the recorded responses of a repeated call in order, and then repeats the last response', async () => {
    const { handlers } = replay(
      recording([call('/user/feeds?limit=5', 'first'), call('/user/feeds?limit=5', 'second')]),
    );
    for (const data of ['first', 'second', 'second'])
      expect(await get(handlers, '/user/feeds?limit=5')).toEqual({ data });
  });

  it('leaves calls that were not recorded to other handlers', async () => {
    const { handlers } = replay(recording([call('/user/feeds?limit=5', 'first')]));
    expect(await get(handlers, '/user/feeds?limit=6')).toBeUndefined();
  });

  it('sends the recorded events in order, with a pause of at most one second between two events', async () => {
    vi.useFakeTimers();
    const event = (atMs: number, no: number) => ({ type: 'event', atMs, event: { no } }) as unknown as RecordedEvent;
    const { source } = replay(recording([event(500, 1), event(60_000, 2)]));
    const listeners = { connected: vi.fn(), event: vi.fn() };
    const connection = await source('', listeners as never, () => null);
    await vi.advanceTimersByTimeAsync(500);
    expect(listeners.connected).toHaveBeenCalledOnce();
    expect(listeners.event.mock.calls).toEqual([[{ no: 1 }]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(listeners.event.mock.calls).toEqual([[{ no: 1 }], [{ no: 2 }]]);
    connection.close();
    vi.useRealTimers();
  });
});
