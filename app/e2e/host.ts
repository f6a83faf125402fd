import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundledServer } from '@fanlight/server/bundle';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `journey-host.ts` as one file, beside the bundled server. */
export const journeyHost = fileURLToPath(new URL('./journey-host.js', pathToFileURL(bundledServer)));

/** A server of its own, on a fresh database and a free port. */
export interface Host {
  /** Where the app is, with no slash at the end. */
  origin: string;
  /** Its process. */
  pid: number | undefined;
  /** Its output. */
  output(): string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** Where a server keeps everything, until it is given back. */
interface World {
  folder: string;
  /** Undefined where it is embedded. */
  database: string | undefined;
  release(): Promise<void>;
}

/**
 * The demo world of a run, a copy of which every server of it starts on. Without it each loads the seed, which takes a
 * third of its start, or makes the demo world on PostgreSQL, which takes a minute.
 */
interface Template {
  folder: string;
  /** Undefined where it is embedded. */
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

/** The output of a server without its access log, which contains arbitrary addresses. */
const withoutRequests = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\{"level":30,.*"msg":"Answered\."\}$/.test(line))
    .join('\n');

/** A new folder with a copy of the template where there is one, and a new database where `FANLIGHT_TEST_DATABASE_URL` names a cluster. */
async function createWorld(): Promise<World> {
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

/**
 * Creates the demo data of a run once.
 *
 * @returns removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const { folder, database, release } = await createWorld();
  const { host } = await run(bundledServer, { folder, database, release: async () => undefined }, {});
  await host.stop();
  const template: Template = { folder, databaseName: database && new URL(database).pathname.slice(1) };
  process.env.FANLIGHT_E2E_TEMPLATE = JSON.stringify(template);
  return release;
}

/** The keys of a Stripe account, and where it is reached. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  address: string;
}

/** A host with a clock that a journey sets. */
export interface TimedHost extends Host {
  /** The time there. */
  now(): Date;
  /** Moves it on to a time, with all that is due by then: renewals, ends, tries. */
  moveTo(time: Date): Promise<void>;
  /** Decides every open report, as an operator would. */
  decideReports(): Promise<void>;
}

/**
 * Starts the built app and the real server in demo mode with the demo data, as `npm start` does.
 *
 * @param env - additional variables of its environment
 *
 * @throws if it does not print its address within 4 minutes; the message contains its output
 */
export const startHost = async (env: Record<string, string> = {}): Promise<Host> =>
  (await start(bundledServer, env)).host;

/**
 * The same with a clock that stands still once it was moved, and with Stripe instead of the sandbox; see `journey-host.ts`.
 *
 * @param env - additional variables of its environment
 */
export async function startTimedHost(stripe?: StripeAccess, env: Record<string, string> = {}): Promise<TimedHost> {
  const access: Record<string, string> = stripe ? { FANLIGHT_JOURNEY_STRIPE: JSON.stringify(stripe) } : {};
  const { host, child } = await start(journeyHost, { ...env, ...access });
  // A premature exit rejects with its output; after `stop` the rejection is not needed.
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`The server stopped.\n${host.output()}`)));
  gone.catch(() => undefined);
  let moved: Date | undefined;
  const command = async (message: string) => {
    child.send(message);
    await Promise.race([once(child, 'message'), gone]);
  };
  return {
    ...host,
    now: () => moved ?? new Date(),
    async moveTo(time) {
      // At once: events meanwhile happen at that time.
      moved = time;
      await command(time.toISOString());
    },
    decideReports: () => command('decide reports'),
  };
}

const start = async (main: string, env: Record<string, string>) => run(main, await createWorld(), env);

async function run(
  main: string,
  { folder, database, release }: World,
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
      FANLIGHT_SEED: 'mocks/dist/public/demo',
      ...(database && { DATABASE_URL: database }),
      ...env,
    },
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timer = setTimeout(() => give('The server did not start within 4 minutes.'), 240_000);
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
    pid: child.pid,
    output: () => withoutRequests(output),
    async stop() {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await release();
    },
  };
  return { host, child };
}
