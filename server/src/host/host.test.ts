import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase } from '../adapters/node/postgres.ts';
import { createPgliteDatabase, openPglite } from '../adapters/pglite.ts';
import { isOnPostgres, password } from '../testing/index.ts';
import { createPostgresTestDatabase } from '../testing/postgres.ts';
import { performerName } from '../testing/prepare-performer.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';

// The time limits are long, because the tests start real processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const preparePerformer = new URL('../testing/prepare-performer.ts', import.meta.url).href;
const cluster = process.env.FANLIGHT_TEST_DATABASE_URL ?? '';
let folder: string;
let database: Awaited<ReturnType<typeof createPostgresTestDatabase>> | undefined;
let running: ServerProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-host-'));
  database = isOnPostgres ? await createPostgresTestDatabase(cluster) : undefined;
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  running = [];
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServer({ FANLIGHT_DATA: folder, ...(database && { DATABASE_URL: database.url }), ...env });
  running.push(server);
  return server;
}

function connect(origin: string, token = ''): Client {
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
  if (token) client.transport.token.set(token);
  return client;
}

/** Registers a user, opens the link of the mail in the development mailbox, and logs in. */
async function registerFan(origin: string): Promise<Client> {
  const client = connect(origin);
  const email = 'noor@fanlight.example';
  await client.call(api.registerUser, { body: { name: 'Noor', username: 'noor', email, password } });
  const link = await vi.waitUntil(
    async () => (await client.call(api.listDevelopmentMails, { query: { to: email } })).data[0]?.link,
    { timeout: 10_000 },
  );
  const token = new URL(link, origin).searchParams.get('token') ?? '';
  await client.call(api.verifyEmail, { body: { token } });
  await login(client, { credentials: 'noor', password, remember: true });
  return client;
}

async function topUp(client: Client, amount: number) {
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' };
  const { _id: paymentMethodId } = await client.call(api.createSandboxPaymentMethod, { body: card });
  await client.call(api.topUpWallet, { body: { amount, paymentMethodId } });
}

/** Returns every charge of a user, from all pages. */
async function listAllCharges(client: Client) {
  const all = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.call(api.listCharges, { query: { limit: 100, ...(cursor && { cursor }) } });
    all.push(...page.data);
    if (!page.isMore) return all;
    cursor = page.cursor;
  }
}

/** Reads rows of the embedded database after its server has stopped. */
async function readLedger() {
  const opened = database
    ? createPostgresDatabase(database.url)
    : createPgliteDatabase(await openPglite({ dataDir: join(folder, 'database') }));
  const read = async (query: ReturnType<typeof sql>) =>
    ((await opened.db.execute(query)) as unknown as { rows: { found: string | number }[] }).rows.map(
      ({ found }) => found,
    );
  const ledger = {
    unbalanced: await read(
      sql`select transaction_id as found from ledger_entry group by transaction_id having sum(amount) <> 0`,
    ),
    wrongBalances: await read(sql`select id as found from ledger_account a where is_floored
      and balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.id)`),
    chargesWithoutTransaction: await read(sql`select id as found from charge
      where (select count(*) from ledger_transaction t where t.reference_id = charge.id) <> 1`),
    total: (await read(sql`select count(*)::int as found from ledger_transaction`))[0],
  };
  await opened.close();
  return ledger;
}

describe('a server that is killed during a stream of tips', () => {
  it('keeps every acknowledged tip exactly once and the ledger balanced, in five rounds (rules M1, W4)', async () => {
    let server = start({ FANLIGHT_PREPARE: preparePerformer });
    let client = await registerFan(await server.origin);
    const token = client.transport.token.get() ?? '';
    const performer = await client.call(api.getPerformer, { params: { id: performerName } });
    /** The ids of the charges for acknowledged tips. The key is the key of the tip, which is also its message. */
    const acknowledged = new Map<string, string>();
    const unacknowledged = new Set<string>();
    let topUps = 0;
    const tip = async (key: string) => {
      const call = { params: { id: performer._id }, body: { amount: 10, message: key }, idempotencyKey: key };
      acknowledged.set(key, (await client.call(api.tipPerformer, call)).charge._id);
      unacknowledged.delete(key);
    };

    for (let round = 1; round <= 5; round += 1) {
      await topUp(client, 300);
      topUps += 1;
      let count = 0;
      // Sends three tips at a time, so that the kill interrupts some of them. In each round, the server is killed after
      // more responses than in the previous round.
      const stream = async () => {
        while (count < 30) {
          count += 1;
          const key = `round-${round}-tip-${count}`;
          unacknowledged.add(key);
          await tip(key);
          if (count >= 3 + round * 4) server.child.kill('SIGKILL');
        }
      };
      const results = await Promise.allSettled([stream(), stream(), stream()]);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).not.toBeInstanceOf(ApiError);
      expect(results.map(({ status }) => status)).toContain('rejected');
      expect((await server.ended).code).toBeNull();

      server = start();
      client = connect(await server.origin, token);
      const charges = await listAllCharges(client);
      const byKey = Map.groupBy(charges, ({ message }) => message ?? '');
      for (const [key, id] of acknowledged) expect([key, byKey.get(key)?.map(({ _id }) => _id)]).toEqual([key, [id]]);
      for (const key of unacknowledged) expect(byKey.get(key)?.length ?? 0).toBeLessThan(2);
      // A tip that got no response is repeated with its key. In total it must be charged once.
      const before = charges.length;
      const missing = [...unacknowledged].filter((key) => !byKey.has(key)).length;
      for (const key of [...unacknowledged]) await tip(key);
      expect((await listAllCharges(client)).length).toBe(before + missing);
    }

    expect(acknowledged.size).toBeGreaterThan(60);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    expect((await client.call(api.getMe)).balance).toBe(topUps * 300 - acknowledged.size * 10);
    await server.stop('SIGKILL');
    expect(await readLedger()).toEqual({
      unbalanced: [],
      wrongBalances: [],
      chargesWithoutTransaction: [],
      total: topUps + acknowledged.size,
    });
  }, 180_000);
});

describe('a data folder', () => {
  // Selects the embedded database, because only it locks its folder. PostgreSQL can serve several processes.
  const embedded = { DATABASE_URL: '' };

  it('is used by one server at a time, so a second server exits with a message', async () => {
    const first = start(embedded);
    const client = await registerFan(await first.origin);

    const second = await start(embedded).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(folder);
    expect(second.output).not.toMatch(/\n\s+at /);
    expect((await client.call(api.getMe)).username).toBe('noor');
  });

  it('can be used by another server after the first was killed', async () => {
    const first = start(embedded);
    const client = await registerFan(await first.origin);
    await first.stop('SIGKILL');
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);

    const second = start(embedded);
    const reconnected = connect(await second.origin, client.transport.token.get() ?? '');
    expect((await reconnected.call(api.getMe)).username).toBe('noor');
  });

  it('is released by a server that stops, after the responses to all requests in progress', async () => {
    const first = start(embedded);
    const client = await registerFan(await first.origin);
    const responses = Promise.all(Array.from({ length: 5 }, () => client.call(api.getMe)));
    await client.call(api.updateMe, { body: { name: 'Noor before the restart' } });
    const ending = await first.stop('SIGTERM');
    expect(ending.code).toBe(0);
    expect(await responses).toHaveLength(5);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);

    const second = start(embedded);
    const later = connect(await second.origin);
    await login(later, { credentials: 'noor', password });
    expect((await later.call(api.getMe)).name).toBe('Noor before the restart');
    expect((await second.stop('SIGTERM')).code).toBe(0);
  });

  it('creates a complete data folder at the second start if the first start was killed', async () => {
    const first = start();
    await vi.waitUntil(() => readdirSync(folder).some((name) => name.startsWith('database')) || database, {
      timeout: 20_000,
      interval: 5,
    });
    await first.stop('SIGKILL');
    const second = start();
    const client = connect(await second.origin);
    expect((await client.call(api.searchPerformers, {})).total).toBe(0);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('a running server', () => {
  it('responds to /healthz and /readyz, and logs requests without the query strings of their URLs', async () => {
    const server = start();
    const origin = await server.origin;
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${origin}/readyz?token=secret-of-a-link`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok', isStopping: false });
    const { output } = await server.stop('SIGTERM');
    expect(output).toContain('"path":"/readyz","status":200');
    expect(output).not.toContain('secret-of-a-link');
  });
});

describe('a starting server', () => {
  const production = { FANLIGHT_MODE: 'production' };

  it('refuses to start in production, with the names of all missing settings (rule P9)', async () => {
    const names = ['FANLIGHT_SECRET', 'FANLIGHT_ORIGIN', 'SMTP_URL', 'STRIPE_SECRET_KEY'];
    // The production mode is the default, unless the IP address is that of loopback. A secret that is too short counts
    // as missing.
    const [nothing, short, some] = await Promise.all([
      start(production).ended,
      start({ HOST: '0.0.0.0', FANLIGHT_SECRET: 'too short' }).ended,
      start({ ...production, SMTP_URL: 'smtp://127.0.0.1:1', FANLIGHT_ORIGIN: 'https://fanlight.example' }).ended,
    ]);
    for (const { code } of [nothing, short, some]) expect(code).toBe(1);
    const named = ({ output }: { output: string }) => names.filter((name) => output.includes(name));
    expect([named(nothing), named(short)]).toEqual([names, names]);
    expect(named(some)).toEqual(['FANLIGHT_SECRET', 'STRIPE_SECRET_KEY']);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  it('starts in production with all settings, and lets pages load Stripe (rules M6, P9)', async () => {
    const finder = createServer();
    await new Promise<void>((resolve) => finder.listen(0, '127.0.0.1', resolve));
    const { port } = finder.address() as { port: number };
    await new Promise((resolve) => finder.close(resolve));
    const origin = `http://127.0.0.1:${port}`;
    const site = { FANLIGHT_SECRET: 'a lantern on the sill of the harbour', SMTP_URL: 'smtp://127.0.0.1:1' };
    const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    await start({ ...production, ...site, ...stripe, FANLIGHT_ORIGIN: origin, PORT: String(port) }).origin;
    const settings = await connect(origin).call(api.getPublicSettings);
    expect(settings).toMatchObject({ paymentGateway: 'stripe', stripePublishableKey: 'pk_1' });
    const page = await fetch(`${origin}/docs`, { redirect: 'manual' });
    expect(page.headers.get('content-security-policy')).toContain('https://js.stripe.com');
    const flag = await fetch(`${origin}/api/flags/pt.svg`);
    expect(flag.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('refuses to start, with a message, if the port is in use, or the port, mode or time limit is invalid', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    // The port is in use. The server locks its own folder before it binds the port.
    const ownFolder = join(folder, 'own');
    const [taken, noPort, noMode, noTime] = await Promise.all([
      start({ PORT: String(port), FANLIGHT_DATA: ownFolder }).ended,
      start({ PORT: 'harbour' }).ended,
      start({ FANLIGHT_MODE: 'harbour' }).ended,
      start({ FANLIGHT_SSR_TIMEOUT_MS: 'harbour' }).ended,
    ]);
    other.close();
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${port} is in use.`) });
    expect(noPort).toMatchObject({ code: 1, output: expect.stringContaining('PORT is harbour') });
    expect(noMode).toMatchObject({ code: 1, output: expect.stringContaining('FANLIGHT_MODE is harbour') });
    expect(noTime).toMatchObject({ code: 1, output: expect.stringContaining('FANLIGHT_SSR_TIMEOUT_MS is harbour') });
    for (const place of [folder, ownFolder]) expect(existsSync(join(place, 'server.lock'))).toBe(false);
  });
});
