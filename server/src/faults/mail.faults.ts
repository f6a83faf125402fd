import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startServer } from '../testing/server-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp.ts';
import { createDatabase, findFreePort, startCluster } from './cluster.ts';

/** Seconds that each outage lasts. `worker.test.ts` has an outage of an hour. */
const outageSeconds = 8;
/** Mails leave this soon after the mail server is back, in milliseconds. */
const deliveryMs = 60_000;
/** No request waits longer, in milliseconds. */
const longestWaitMs = 10_000;

vi.setConfig({ testTimeout: outageSeconds * 1000 + deliveryMs + 60_000, hookTimeout: 60_000 });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
});

afterAll(() => postgres.stop());

/** A failure of the mail server; ends the outage and answers the server that works again. */
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

const answering =
  (code: number): Outage =>
  async (port) => {
    const smtp = await startSmtpServer(port);
    smtp.refuseConnections({ code, text: 'Service not available' });
    return async () => {
      smtp.refuseConnections(undefined);
      return smtp;
    };
  };

/** A server in production mode on a database of its own. */
async function startProduction(database: string, smtpPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-faults-'));
  const port = await findFreePort();
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
  /** Milliseconds that each call waited. */
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
    /** Registers a person, who is sent a mail. */
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

describe('a mail server that is down fails no request, and mails leave within 60 s of its return (rule P5)', () => {
  it.concurrent.each<[string, string, Outage]>([
    ['it refuses connections', 'refused', refused],
    ['it accepts connections and answers nothing', 'silent', silent],
    ['it answers 421', 'busy', answering(421)],
  ])('%s', async (_kind, name, begin) => {
    const smtpPort = await findFreePort();
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
      // The mail that has waited longest is refused for good; those behind it must not wait for it.
      smtp.refuseRecipient('rosa@fanlight.example', { code: 550, text: 'No such mailbox' });
      const recipients = () => smtp.messages.map((message) => /^To: (\w+)@/m.exec(message)?.[1] ?? message).toSorted();
      await vi.waitUntil(() => recipients().length >= 3, { timeout: deliveryMs, interval: 100 });
      expect(performance.now() - back).toBeLessThan(deliveryMs);
      expect(recipients()).toEqual(['ida', 'kofi', 'odile']);
      expect(Math.max(...waits)).toBeLessThan(longestWaitMs);
      await smtp.stop();
    } finally {
      await stop();
    }
  });
});
