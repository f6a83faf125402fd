import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import type { ServerProcess } from '../testing/server-process.ts';
import type { TcpProxy } from '../testing/tcp-proxy.ts';
import { query, startCluster } from './cluster.ts';
import { connectSockets, type Load, type LoadResponse, type LoadTarget, startLoad } from './load.ts';
import { startFaultyServer } from './server.ts';

/** The duration of each fault in seconds. Random cuts last twice as long. */
const faultSeconds = Number(process.env.FANLIGHT_FAULT_SECONDS ?? 8);
/** The maximum duration of a request in milliseconds. */
const longestWaitMs = 10_000;
/** The maximum number of milliseconds from the end of the fault to the first successful response. */
const recoveryMs = 5000;
/** The number of concurrent clients of each server. */
const clients = 4;

vi.setConfig({ testTimeout: 2 * faultSeconds * 1000 + 60_000, hookTimeout: 60_000 });

/** A server under load, connected realtime clients, and a proxy between the server and its database. */
interface Scene {
  proxy: TcpProxy;
  target: LoadTarget;
  load: Load;
  sockets: Awaited<ReturnType<typeof connectSockets>>;
  /**
   * Waits until the server responds successfully. Checks that every request was completed in time, and that no request
   * failed with another status than 503. `since` is the end of the fault by `performance.now()`.
   */
  expectRecovery(since: number): Promise<void>;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isFailure = ({ status }: LoadResponse) => status === 0 || status >= 500;

async function expectRecovery(
  { load, sockets }: Pick<Scene, 'load' | 'sockets'>,
  server: ServerProcess,
  since: number,
) {
  const ok = await vi.waitUntil(
    () => load.responses.find(({ at, durationMs, status }) => status < 500 && status > 0 && at - durationMs > since),
    { timeout: recoveryMs, interval: 20 },
  );
  expect(ok.at - since).toBeLessThan(recoveryMs);
  // The realtime clients can log in again, and none was disconnected.
  await sockets.logIn();
  await load.stop();
  expect(sockets.seen.disconnections).toBe(0);
  expect(server.child.exitCode).toBeNull();
  const failures = load.responses.filter(isFailure);
  expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([503]));
  expect(failures.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(Math.max(...load.responses.map(({ durationMs }) => durationMs))).toBeLessThan(longestWaitMs);
  // After the recovery time, no request may fail.
  const settled = load.responses.filter(({ at, durationMs }) => at - durationMs > since + recoveryMs);
  expect(settled.filter(isFailure)).toEqual([]);
}

/**
 * Starts a server with its own database in the cluster, and puts it under load. Runs a test. Checks the log, and stops
 * everything.
 */
async function withLoad(postgres: Postgres, database: string, test: (scene: Scene) => Promise<void>) {
  const faulty = await startFaultyServer(postgres, {}, database);
  const { proxy, server, target } = faulty;
  const sockets = await connectSockets(target, 4);
  await sockets.logIn();
  const load = startLoad(target, clients);
  try {
    await sleep(1000);
    await test({
      proxy,
      target,
      load,
      sockets,
      expectRecovery: (since) => expectRecovery({ load, sockets }, server, since),
    });
  } finally {
    sockets.close();
    await load.stop();
    await faulty.close();
  }
  // The log contains this field if the server had an unhandled error.
  expect((await server.ended).output).not.toContain('"isUnhandled":true');
}

describe('the server while the database fails', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startCluster();
  });

  afterAll(() => postgres.stop());

  it('responds with 503 and Retry-After while the database is killed, and recovers after its restart', () =>
    withLoad(postgres, 'killed', async ({ sockets, expectRecovery }) => {
      postgres.kill();
      const logins = sockets.logIn();
      await sleep(faultSeconds * 1000);
      postgres.restart();
      await expectRecovery(performance.now());
      expect(await logins).toEqual(Array(4).fill({ success: true }));
    }));

  describe.concurrent('while the PostgreSQL cluster runs', () => {
    it('responds with 503 and Retry-After while connections to the database are refused, and recovers', () =>
      withLoad(postgres, 'refused', async ({ proxy, expectRecovery }) => {
        proxy.setMode('refusing');
        proxy.cut();
        await sleep(faultSeconds * 1000);
        proxy.setMode('open');
        await expectRecovery(performance.now());
      }));

    it('responds with 503 and Retry-After while connections to the database are cut at random, and recovers', () =>
      withLoad(postgres, 'cut', async ({ proxy, expectRecovery }) => {
        const until = performance.now() + 2 * faultSeconds * 1000;
        while (performance.now() < until) {
          await sleep(Math.random() * 200);
          proxy.cut(0.3);
        }
        await expectRecovery(performance.now());
      }));

    it('responds with 503 and Retry-After while PostgreSQL terminates connections, and recovers', () =>
      withLoad(postgres, 'terminated', async ({ expectRecovery }) => {
        const until = performance.now() + faultSeconds * 1000;
        while (performance.now() < until) {
          await query(postgres, `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'terminated'`);
          await sleep(200);
        }
        await expectRecovery(performance.now());
      }));

    it('responds with 503 and Retry-After while the database accepts connections without responding, and recovers', () =>
      withLoad(postgres, 'silent', async ({ proxy, sockets, expectRecovery }) => {
        proxy.setMode('silent');
        const logins = sockets.logIn();
        await sleep(faultSeconds * 1000);
        proxy.setMode('open');
        await expectRecovery(performance.now());
        expect(await logins).toEqual(Array(4).fill({ success: true }));
      }));

    it('responds to the first request after an idle period in which the database had stopped responding', () =>
      withLoad(postgres, 'idle', async ({ load, proxy, target }) => {
        await load.stop();
        proxy.setMode('silent');
        await sleep(faultSeconds * 1000);
        proxy.setMode('open');
        await sleep(recoveryMs);
        const response = await fetch(`${target.origin}/api/users/me`, {
          headers: { authorization: `Bearer ${target.token}` },
        });
        expect(response.status).toBe(200);
      }));
  });
});
