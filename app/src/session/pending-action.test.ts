import { createClient } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingAction, storePendingAction } from './pending-action.ts';
import { performPendingAction } from './perform-pending-action.ts';

const id = '0193f2a4c1d07b3e5a918d00';
const path = `/posts/${id}`;
let calls: string[];
let requiredAction: string | null;

const client = createClient({
  baseUrl: 'https://fanlight.example/api',
  handle: async (request: Request) => {
    const body = request.method === 'GET' ? '' : ` ${await request.text()}`;
    calls.push(`${request.method} ${new URL(request.url).pathname}${body}`.trim());
    return Response.json({ data: { access: { isAllowed: false, requiredAction } } });
  },
});

const perform = (redirect = path) => performPendingAction(client, redirect);

beforeEach(() => {
  calls = [];
  requiredAction = 'subscribe';
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an action that a visitor chose before the login', () => {
  it.each<[PendingAction, string]>([
    [
      { type: 'react', action: 'like', objectType: 'feed', objectId: id },
      `POST /api/reactions {"action":"like","objectType":"feed","objectId":"${id}"}`,
    ],
    [{ type: 'follow', performerId: id }, `POST /api/follows/${id}`],
    [{ type: 'vote', feedId: id, optionId: 'a1' }, `POST /api/user/feeds/vote/${id} {"optionId":"a1"}`],
  ])('is performed once after the login: %o', async (action, call) => {
    storePendingAction(path, action);
    expect(await perform()).toBe(path);
    expect(calls).toEqual([call]);
    expect(await perform()).toBe(path);
    expect(calls).toHaveLength(1);
  });

  it('opens the dialog that gives access to a locked post', async () => {
    storePendingAction(path, { type: 'unlock', kind: 'feed', id });
    expect(await perform()).toBe(`${path}?dialog=subscribe&post=${id}`);
  });

  it('opens no dialog if the user already has access to the post', async () => {
    requiredAction = null;
    storePendingAction(path, { type: 'unlock', kind: 'feed', id });
    expect(await perform()).toBe(path);
  });

  it('is discarded if the login leads to another page', async () => {
    storePendingAction(path, { type: 'follow', performerId: id });
    expect(await perform('/user/wallet')).toBe('/user/wallet');
    expect(await perform()).toBe(path);
    expect(calls).toEqual([]);
  });

  it('is discarded after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    storePendingAction(path, { type: 'follow', performerId: id });
    vi.setSystemTime(Date.now() + 60 * 60 * 1000);
    expect(await perform()).toBe(path);
    expect(calls).toEqual([]);
  });

  it('does not prevent the login from opening the page if the stored action cannot be parsed', async () => {
    vi.stubGlobal('localStorage', { getItem: () => '{', removeItem: () => undefined });
    expect(await perform()).toBe(path);
  });
});
