import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server of its own, on a fresh database and a free port. */
export interface Host {
  /** Where the app is, with no slash at the end. */
  origin: string;
  /** What it has printed. */
  output(): string;
  /** Stops it and removes what it kept. */
  stop(): Promise<void>;
}

/** A fresh database of the cluster that `FANLIGHT_TEST_DATABASE_URL` names; undefined where it names none. */
async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
  if (!cluster) return undefined;
  const name = `fanlight_e2e_${process.pid}_${Math.floor(performance.now())}`;
  const run = async (statement: string) => {
    const client = new pg.Client(cluster);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** The keys of a Stripe account, and where it is reached. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  address: string;
}

/** A host whose time a journey moves. */
export interface TimedHost extends Host {
  /** The time there. */
  now(): Date;
  /** Moves it on to a time, with all that is due by then: renewals, ends, tries. */
  moveTo(time: Date): Promise<void>;
}

/**
 * Starts the built app and the real server, in demo mode with the demo world, as `npm start` does.
 *
 * @param env - what its environment has besides
 *
 * @throws when it does not say within 120 s where it listens; its output is part of the message
 */
export const startHost = async (env: Record<string, string> = {}): Promise<Host> =>
  (await start('server/src/main.ts', env)).host;

/** The same with a clock that stands still once it was moved, and with Stripe instead of the sandbox; see `journey-host.ts`. */
export async function startTimedHost(stripe?: StripeAccess): Promise<TimedHost> {
  const access: Record<string, string> = stripe ? { FANLIGHT_JOURNEY_STRIPE: JSON.stringify(stripe) } : {};
  const { host, child } = await start('app/e2e/journey-host.ts', access);
  // It ends before its time with what it said; once it is to stop nobody listens any more.
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`The server stopped.\n${host.output()}`)));
  gone.catch(() => undefined);
  let moved: Date | undefined;
  return {
    ...host,
    now: () => moved ?? new Date(),
    async moveTo(time) {
      // At once: what happens on the way there happens at that time.
      moved = time;
      child.send(time.toISOString());
      await Promise.race([once(child, 'message'), gone]);
    },
  };
}

async function start(main: string, env: Record<string, string>): Promise<{ host: Host; child: ChildProcess }> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-e2e-'));
  const database = await freshDatabase();
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      FANLIGHT_MODE: 'demo',
      FANLIGHT_DATA: folder,
      FANLIGHT_PREPARE: '@fanlight/mocks/people/demo',
      FANLIGHT_SEED: 'mocks/dist/public/demo',
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    },
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timer = setTimeout(() => give('The server did not start within 120 s.'), 120_000);
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => give(`The server stopped with ${code}.`));
  });
  const host: Host = {
    origin,
    output: () => output,
    async stop() {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { host, child };
}
