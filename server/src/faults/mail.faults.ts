import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../.ci/free-port.mjs';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startServer } from '../testing/server-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp.ts';
import { createDatabase, startCluster } from './cluster.ts';

/** The duration of each outage in seconds. `worker.test.ts` tests an outage of an hour. */
const outageSeconds = 8;
/** The maximum number of milliseconds from the end of the outage until the mails are sent. */
const deliveryMs = 60_000;
/** The maximum duration of a request in milliseconds. */
const longestWaitMs = 10_000;

vi.setConfig({ testTimeout: outageSeconds * 1000 + deliveryMs + 60_000, hookTimeout: 60_000 });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
});

afterAll(() => postgres.stop());

/** Starts an outage of the mail server. Returns a function that ends the outage and returns the working mail server. */
type Outage = (port: number) => Promise<() => Promise<TestSmtpServer>>;

const refused: Outage = async (port) => () => startSmtpServer(port);

const silent: Outage = async (port) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    return startSmtpServer(port);
  };
};

const respondingWith =
  (code: number): Outage =>
  async (port) => {
    const smtp = await startSmtpServer(port);
    smtp.refuseConnections({ code, text: 'Service not available' });
    return async () => {
      smtp.refuseConnections(undefined);
      return smtp;
    };
  };

/** Starts a server in production mode on a new database. */
async function startProduction(database: string, smtpPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-faults-'));
  const port = findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startServer({
    FANLIGHT_MODE: 'production',
    FANLIGHT_DATA: folder,
    FANLIGHT_SECRET: 'a lantern on the sill of the harbour',
    FANLIGHT_ORIGIN: origin,
    PORT: String(port),
    DATABASE_URL: await createDatabase(postgres, database),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  await server.origin;
  /** The duration of each call in milliseconds. */
  const waits: number[] = [];
  const call = async (path: string, body?: unknown) => {
    const from = performance.now();
    const response = await fetch(`${origin}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    waits.push(performance.now() - from);
    return response.status;
  };
  return {
    waits,
    call,
    /** Registers a user, which sends a mail. */
    register(username: string) {
      const email = `${username}@fanlight.example`;
      return call('/api/auth/users/register', { name: username, username, email, password: 'lantern-on-the-sill' });
    },
    async stop() {
      await server.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('the server during an outage of the mail server (rule P5)', () => {
  it.concurrent.each<[string, string, Outage]>([
    ['refuses connections', 'refused', refused],
    ['accepts connections and does not respond', 'silent', silent],
    ['responds with 421', 'busy', respondingWith(421)],
  ])(
    'responds to every request while the mail server %s, and sends the mails within 60 s after the outage',
    async (_kind, name, begin) => {
      const smtpPort = findFreePort();
      const end = await begin(smtpPort);
      const { waits, call, register, stop } = await startProduction(`mail_${name}`, smtpPort);
      try {
        const names = ['rosa', 'kofi', 'ida'];
        for (const username of names) expect(await register(username)).toBe(201);
        const until = performance.now() + outageSeconds * 1000;
        while (performance.now() < until) {
          expect(await call('/api/settings/public')).toBe(200);
          expect(await call('/readyz')).toBe(200);
          await sleep(500);
        }
        names.push('odile');
        expect(await register('odile')).toBe(201);
        const smtp = await end();
        const back = performance.now();
        // The mail server refuses the oldest mail permanently. The other mails must not wait for it.
        smtp.refuseRecipient('rosa@fanlight.example', { code: 550, text: 'No such mailbox' });
        const recipients = () =>
          smtp.messages.map((message) => /^To: (\w+)@/m.exec(message)?.[1] ?? message).toSorted();
        await vi.waitUntil(() => recipients().length >= 3, { timeout: deliveryMs, interval: 100 });
        expect(performance.now() - back).toBeLessThan(deliveryMs);
        expect(recipients()).toEqual(['ida', 'kofi', 'odile']);
        expect(Math.max(...waits)).toBeLessThan(longestWaitMs);
        await smtp.stop();
      } finally {
        await stop();
      }
    },
  );
});
