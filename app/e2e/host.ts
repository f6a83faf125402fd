import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundledServer } from '@fanlight/server/bundle';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The program of `npm run operator`. */
const operatorProgram = join(root, 'server/src/host/operator/main.ts');
/** `journey-host.ts` as one file, in the same folder as the bundled server. */
export const journeyHost = fileURLToPath(new URL('./journey-host.js', pathToFileURL(bundledServer)));

/** A server with its own database, on a free port. */
export interface Host {
  /** The origin of the app, without a trailing slash. */
  origin: string;
  pid: number | undefined;
  /** Returns what the server has written to standard output and standard error. */
  output(): string;
  /** Runs a command of `npm run operator` on the data of the server, which continues to run. */
  runOperator(...args: string[]): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** The data of a server. `release` deletes it. */
interface ServerData {
  folder: string;
  /** The URL of the PostgreSQL database; undefined if the database is embedded. */
  database: string | undefined;
  release(): Promise<void>;
}

/**
 * The demo data of a run. Every server starts with a copy of it. Otherwise each server would load the seed, which takes
 * a third of its start time, or on PostgreSQL create the demo data, which takes a minute.
 */
interface Template {
  folder: string;
  /** The name of the PostgreSQL database; undefined if the database is embedded. */
  databaseName: string | undefined;
}

const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
const readTemplate = (): Template | undefined => JSON.parse(process.env.FANLIGHT_E2E_TEMPLATE ?? 'null') ?? undefined;

async function onCluster(statement: string) {
  const client = new pg.Client(cluster);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Returns the output of a server without its access log, because that contains arbitrary URLs. */
const withoutRequests = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\{"level":30,.*"msg":"Responded\."\}$/.test(line))
    .join('\n');

/**
 * Creates a folder, and with `FANLIGHT_TEST_DATABASE_URL` also a database. Both are copies of the template, if there is
 * one.
 */
async function createServerData(): Promise<ServerData> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-e2e-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const template = readTemplate();
  if (template) cpSync(template.folder, folder, { recursive: true });
  if (!cluster) return { folder, database: undefined, release: async () => removeFolder() };
  const name = `fanlight_e2e_${process.pid}_${Math.floor(performance.now())}`;
  await onCluster(`create database ${name}${template ? ` template ${template.databaseName}` : ''}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    folder,
    database: url.href,
    async release() {
      await onCluster(`drop database if exists ${name} with (force)`);
      removeFolder();
    },
  };
}

/** The built demo, from which a server with an embedded database starts. It has the same content as the demo of a tab. */
const seed = 'mocks/dist/public/demo';

/**
 * Creates the demo data of a run, for the time at which the demo of a tab was built. Otherwise a sale could be on one
 * day on the server and on another day in the tab.
 *
 * @returns a function that removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const { folder, database, release } = await createServerData();
  const env = { FANLIGHT_JOURNEY_TIME: readFileSync(join(root, seed, 'built-at.txt'), 'utf8') };
  const { host } = await run(journeyHost, { folder, database, release: async () => undefined }, env);
  await host.stop();
  const template: Template = { folder, databaseName: database && new URL(database).pathname.slice(1) };
  process.env.FANLIGHT_E2E_TEMPLATE = JSON.stringify(template);
  return release;
}

/** The keys of a Stripe account, and the URL of Stripe's API. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
}

/** A host whose clock the journey sets. */
export interface TimedHost extends Host {
  /** Returns the time of the host. */
  now(): Date;
  /** Advances the clock to a time, and runs the jobs that are due until then, such as renewals. */
  moveTo(time: Date): Promise<void>;
  /** Approves every performer who awaits a decision, as an operator would (rule P7). */
  approvePerformers(): Promise<void>;
}

/**
 * Starts the built app and the server in demo mode with the demo data, as `npm start` does.
 *
 * @param env - additional environment variables
 * @throws if the server does not print its URL within 4 minutes; the message contains its output
 */
export const startHost = async (env: Record<string, string> = {}): Promise<Host> =>
  (await start(bundledServer, env)).host;

/**
 * Starts a host like `startHost`, but with a clock that stops when it is set, and with Stripe if `stripe` is given. See
 * `journey-host.ts`.
 *
 * @param env - additional environment variables
 */
export async function startTimedHost(stripe?: StripeAccess, env: Record<string, string> = {}): Promise<TimedHost> {
  const access: Record<string, string> = stripe ? { FANLIGHT_JOURNEY_STRIPE: JSON.stringify(stripe) } : {};
  const { host, child } = await start(journeyHost, { ...env, ...access });
  // Rejects if the server exits before it is stopped. The rejection after `stop` is ignored.
  const exited = once(child, 'exit').then(() => Promise.reject(new Error(`The server has exited.\n${host.output()}`)));
  exited.catch(() => undefined);
  let moved: Date | undefined;
  const command = async (message: string) => {
    child.send(message);
    await Promise.race([once(child, 'message'), exited]);
  };
  return {
    ...host,
    now: () => moved ?? new Date(),
    async moveTo(time) {
      // Assigned before the command is sent, because events during the command have the new time.
      moved = time;
      await command(time.toISOString());
    },
    approvePerformers: () => command('approve performers'),
  };
}

const start = async (main: string, env: Record<string, string>) => run(main, await createServerData(), env);

async function run(
  main: string,
  { folder, database, release }: ServerData,
  env: Record<string, string>,
): Promise<{ host: Host; child: ChildProcess }> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      FANLIGHT_MODE: 'demo',
      FANLIGHT_DATA: folder,
      FANLIGHT_PREPARE: '@fanlight/mocks/demo/prepare',
      FANLIGHT_SEED: seed,
      ...(database && { DATABASE_URL: database }),
      ...env,
    },
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timer = setTimeout(() => fail('The server did not start within 4 minutes.'), 240_000);
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => fail(`The server stopped with ${code}.`));
  });
  const host: Host = {
    origin,
    pid: child.pid,
    output: () => withoutRequests(output),
    async runOperator(...args) {
      const env = { ...process.env, FANLIGHT_DATA: folder, ...(database && { DATABASE_URL: database }) };
      await promisify(execFile)(process.execPath, [operatorProgram, ...args], { cwd: root, env });
    },
    async stop() {
      child.removeAllListeners('exit');
      const exited = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      await release();
    },
  };
  return { host, child };
}
