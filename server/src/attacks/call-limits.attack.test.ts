import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalizeIp, toIpKey } from '../http/client-ip.ts';
import { createFan, createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack, countCodes } from './attacker.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

const call = (client: { ip: string; isInternal?: boolean }, token = '') =>
  engine.fetch(
    new Request('http://localhost/api/settings/public', { headers: token ? { authorization: token } : {} }),
    client,
  );

async function burst(count: number, clientOf: (no: number) => { ip: string; isInternal?: boolean }, token = '') {
  const statuses: number[] = [];
  for (let no = 0; no < count; no += 1) statuses.push((await call(clientOf(no), token)).status);
  return statuses.filter((status) => status === 429).length;
}

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8::1'],
  ['no address', 'no address'],
])('the server normalises the address %s to %s', (ip, plain) => {
  expect(normalizeIp(ip)).toBe(plain);
});

it('the server maps all addresses of an IPv6 /64 network to one key', () => {
  expect(toIpKey('2001:db8:1:2:3:4:5:6')).toBe(toIpKey('2001:db8:1:2::'));
  expect(toIpKey('2001:db8:1:2::')).not.toBe(toIpKey('2001:db8:1:3::'));
});

it('the server counts visitors by their IPv4 address or IPv6 /64 network', async () => {
  expect(await burst(1210, () => ({ ip: '203.0.113.1' }))).toBe(10);
  expect(await burst(1210, (no) => ({ ip: `2001:db8:1:2::${(no + 1).toString(16)}` }))).toBe(10);
});

it('the server counts calls of logged-in users by account, so that many users can share one address', async () => {
  const noor = await createFan(engine, 'noor');
  const kofi = await createFan(engine, 'kofi');
  expect(await burst(1210, (no) => ({ ip: `198.51.100.${no % 250}` }), noor.token)).toBe(10);
  expect(await burst(5, () => ({ ip: '203.0.113.1' }), kofi.token)).toBe(0);
});

it('the server counts calls with an invalid token as calls of a visitor', async () => {
  expect(await burst(1210, () => ({ ip: '203.0.113.2' }), 'made-up')).toBe(1210 - 1200);
});

it('the server does not count internal calls of the host, and ignores clients that claim to be the host', async () => {
  expect(await burst(1300, () => ({ ip: '203.0.113.3', isInternal: true }))).toBe(0);
  expect(
    countCodes([await attack(engine, '/settings/public?isInternal=true', { method: 'GET', ip: '203.0.113.1' })]),
  ).toEqual({ RATE_LIMITED: 1 });
});

it('the server limits the searches of visitors separately from their other calls', async () => {
  const visitor = { ip: '203.0.113.40' };
  const search = (path: string, token?: string) =>
    engine.fetch(
      new Request(`http://localhost/api${path}`, { headers: token ? { authorization: token } : {} }),
      visitor,
    );
  const totalRefused = async (path: string, count: number, token?: string) => {
    const statuses: number[] = [];
    for (let no = 0; no < count; no += 1) statuses.push((await search(path, token)).status);
    return statuses.filter((status) => status === 429).length;
  };
  expect(await totalRefused('/performers/user/search?q=clay', 250)).toBe(10);
  expect(await totalRefused('/user/feeds?q=kiln', 5)).toBe(5);
  expect(await totalRefused('/user/feeds', 5)).toBe(0);
  const { token } = await createFan(engine, 'ida');
  expect(await totalRefused('/performers/user/search?q=clay', 5, token)).toBe(0);
});
