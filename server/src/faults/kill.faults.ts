import { api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { password } from '../testing/index.ts';
import { performerName } from '../testing/prepare-performer.ts';
import { tipperNames } from '../testing/prepare-tippers.ts';
import { startServer } from '../testing/server-process.ts';
import { startCluster } from './cluster.ts';
import { type FaultyServer, startFaultyServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/**
 * The amount of the first tip in tokens. Each tip is one token larger than the previous one, so that all amounts are
 * different.
 */
const smallestTip = 10;
/** The server is killed after this number of acknowledged tips. */
const tipsBeforeKill = 40;

let postgres: Postgres;
let faulty: FaultyServer;

beforeAll(async () => {
  postgres = await startCluster();
  const prepare = new URL('../testing/prepare-tippers.ts', import.meta.url).href;
  faulty = await startFaultyServer(postgres, { FANLIGHT_PREPARE: prepare });
});

afterAll(async () => {
  await faulty.close();
  await postgres.stop();
});

async function connect(credentials: string, token = memoryTokenStore()) {
  const client = createClient({ baseUrl: `${await faulty.server.origin}/api`, token, retry: { times: 0 } });
  if (!token.get()) await login(client, { credentials, password });
  return { client, token };
}

const tip = (client: Client, performerId: string, amount: number) =>
  client.call(api.tipPerformer, {
    params: { id: performerId },
    body: { amount },
    idempotencyKey: `tip-number-${amount}`,
  });

it('the performer is notified once of each tip, even if fans repeat tips after the server was killed (rules M1, N1, W4)', async () => {
  const mara = await connect(performerName);
  const { _id: performerId } = await mara.client.call(api.getMe);
  const fans = await Promise.all(tipperNames.map((name) => connect(name)));
  const unacknowledged: { fan: (typeof fans)[number]; amount: number }[] = [];
  let next = smallestTip;
  let acknowledged = 0;
  const tipping = fans.map(async (fan) => {
    for (;;) {
      const amount = next;
      next += 1;
      try {
        await tip(fan.client, performerId, amount);
        acknowledged += 1;
      } catch {
        unacknowledged.push({ fan, amount });
        return;
      }
    }
  });
  await vi.waitUntil(() => acknowledged >= tipsBeforeKill, { timeout: 60_000, interval: 1 });
  await faulty.server.stop('SIGKILL');
  await Promise.all(tipping);
  faulty.server = startServer({ ...faulty.env, FANLIGHT_PREPARE: '' });
  for (const { fan, amount } of unacknowledged) await tip((await connect('', fan.token)).client, performerId, amount);
  const performer = await connect('', mara.token);
  const listTips = async () => {
    const { data } = await performer.client.call(api.listNotifications, { query: { limit: 100 } });
    return data.flatMap(({ type, amount }) => (type === 'tip' ? (amount ?? 0) : [])).toSorted((a, b) => a - b);
  };
  const all = Array.from({ length: next - smallestTip }, (_, index) => smallestTip + index);
  await vi.waitFor(async () => expect(await listTips()).toEqual(all), { timeout: 45_000, interval: 500 });
});
