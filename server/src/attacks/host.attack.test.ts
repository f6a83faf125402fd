import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Host, startHost } from '../host/host.ts';
import { pageCacheControl } from '../host/policy.ts';
import { createFan } from '../testing/index.ts';

let host: Host;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-attack-'));
  host = await startHost({ mode: 'demo', host: '127.0.0.1', port: 0, folder, log: () => {} });
});

afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the server allows pages to connect only to their origin, and denies them device features that they do not need', async () => {
  const { headers } = await fetch(`${host.origin}/api/settings/public`);
  const [, sources = ''] = /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  for (const source of sources.split(' ')) expect(source).toMatch(/^('self'|wss?:\/\/127\.0\.0\.1(:\d+)?)$/);
  expect(headers.get('permissions-policy')).toMatch(/geolocation=\(\)/);
  expect(headers.get('permissions-policy')).toMatch(/camera=\(self\)/);
});

it('the server prevents browsers from caching pages of logged-in users', () => {
  expect(pageCacheControl('a=1; token=abc')).toBe('private, no-store');
  expect(pageCacheControl('a=1; nottoken=abc')).toBe('private, no-cache');
});

it('the server ignores a session token in the URL of a connection (rule W6)', async () => {
  const { token } = await createFan(host.engine, 'noor');
  const opened = vi.spyOn(host.engine, 'connect');
  const connect = async (settings: { query?: { token: string }; auth?: { token: string } }) => {
    opened.mockClear();
    const socket = io(host.origin, { forceNew: true, transports: ['websocket'], ...settings });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    socket.disconnect();
    return opened.mock.calls.map(([end]) => end.token);
  };
  expect(await connect({ query: { token } })).toEqual(['']);
  expect(await connect({ auth: { token } })).toEqual([token]);
});
