import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { query, startCluster } from './cluster.ts';
import { connectSockets, startLoad } from './load.ts';
import { type FaultyServer, startFaultyServer } from './server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

/** The maximum number of milliseconds from SIGTERM until the server exits. */
const stopMs = 30_000;

let postgres: Postgres;
let faulty: FaultyServer;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  postgres = await startCluster();
});

afterAll(() => postgres.stop());

beforeEach(async () => {
  faulty = await startFaultyServer(postgres);
});

afterEach(() => faulty.close());

const rename = ({ target: { origin, token } }: FaultyServer, name: string) =>
  fetch(`${origin}/api/users`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

describe('SIGTERM', () => {
  it('completes a request in progress and responds to it before the server exits', async () => {
    // Another connection locks the row that the request changes, so that the request waits.
    const locking = query(postgres, `begin; update "user" set name = name; select pg_sleep(4); commit`, 'fanlight');
    await sleep(500);
    const response = rename(faulty, 'Mara Late').then(({ status }) => status);
    await sleep(500);
    const from = performance.now();
    const ended = faulty.server.stop('SIGTERM');
    expect(await response).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(1000);
    await locking;
    expect((await ended).code).toBe(0);
    expect(await query(postgres, `select name from "user" where name = 'Mara Late'`, 'fanlight')).toHaveLength(1);
  });

  it('ends the server within 30 s while the database does not respond, and refuses accepted requests with 503', async () => {
    const sockets = await connectSockets(faulty.target, 4);
    await sockets.logIn();
    faulty.proxy.setMode('silent');
    const load = startLoad(faulty.target);
    await sleep(1000);
    const stopped = load.stop();
    const from = performance.now();
    const { code } = await faulty.server.stop('SIGTERM');
    expect(performance.now() - from).toBeLessThan(stopMs);
    expect(code).not.toBeNull();
    await stopped;
    const statuses = new Set(load.responses.map(({ status }) => status));
    expect(statuses).toEqual(new Set([503]));
    sockets.close();
  });
});
