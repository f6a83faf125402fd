import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFile } from '../../built-files.ts';
import type { Clock, Database, Ports } from '../../ports/index.ts';
import { createIds, webRandom } from '../ids.ts';
import { createPgliteDatabase, openPglite } from '../pglite.ts';
import { createRateLimits } from '../rate-limits.ts';
import { createBroadcast, intervalTimer } from '../web.ts';
import { createMmdbCountries } from './countries.ts';
import { lockFolder } from './folder-lock.ts';
import { nodeImages } from './images.ts';
import { createSmtpMailer } from './mailer.ts';
import { nodeMultipart } from './multipart.ts';
import { nodePasswords } from './passwords.ts';
import { guardPglite } from './pglite-guard.ts';
import { takeTurns } from './pglite-turns.ts';
import { createPostgresDatabase } from './postgres.ts';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';
import { createNodeSigner, nodeHasher } from './signer.ts';
import { toDatabaseRefusal, toFolderRefusal } from './start-refusal.ts';
import { createFolderStorage } from './storage.ts';
import { createFfmpegVideo, removeAbandonedFolders } from './video.ts';

/** Where a Node host keeps things and what it talks to. */
export interface NodeOptions {
  /** The folder of the embedded database, the files and the secret of demo mode. */
  folder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  /** Signs file addresses; without one the folder keeps one of its own. */
  secret?: string | undefined;
  /** What a new folder begins with instead of an empty database: a folder with `database.tar.gz` and `files`. */
  seed?: string | undefined;
  /** The program that prepares videos; without it the system's, where there is one. */
  ffmpegPath?: string | undefined;
  /** The keys of a site at reCAPTCHA. */
  recaptcha?: RecaptchaOptions | undefined;
  /** An MMDB file of countries by address, instead of the embedded one. */
  ipDatabase?: string | undefined;
  /** What links in mails begin with. */
  origin: string;
  clock: Clock;
}

/** A new database, made beside its place and moved there whole: a start that was killed leaves nothing half made. */
async function makeDatabase(folder: string, dataDir: string, seed: string | undefined): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (seed) cpSync(join(seed, 'files'), join(folder, 'files'), { recursive: true });
  const dump = seed ? join(seed, 'database.tar.gz') : snapshotFile;
  const loadDataDir = existsSync(dump) ? new Blob([readFileSync(dump)]) : undefined;
  const client = await openPglite({ dataDir: unfinished, ...(loadDataDir && { loadDataDir }) });
  await client.close();
  renameSync(unfinished, dataDir);
}

async function openEmbedded({ folder, seed }: NodeOptions): Promise<Database> {
  const dataDir = join(folder, 'database');
  if (!existsSync(dataDir)) await makeDatabase(folder, dataDir, seed);
  // PGlite would make a new database over what is there.
  if (!existsSync(join(dataDir, 'PG_VERSION')) && readdirSync(dataDir).length > 0)
    throw toDatabaseRefusal(new Error('PG_VERSION is missing.'), dataDir);
  const client = await openPglite({ dataDir }).catch((error) => {
    throw toDatabaseRefusal(error, dataDir);
  });
  return createPgliteDatabase(client, (same) => guardPglite(takeTurns(same)));
}

/** The secret of the folder, made at its first start. */
function keepSecret(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, webRandom.token(32), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** What a host is given: its ports, and how to give the folder back. */
interface NodePorts {
  ports: Ports;
  release: () => void;
}

/**
 * The ports of a Node host. The folder is locked until `release` is called.
 *
 * @throws {FolderInUse} when another server works on the folder
 * @throws {StartRefusal} when the folder can't be written, or the database in it is damaged
 */
export async function createNodePorts(options: NodeOptions): Promise<NodePorts> {
  try {
    return await openPorts(options);
  } catch (error) {
    throw toFolderRefusal(error, options.folder);
  }
}

async function openPorts(options: NodeOptions): Promise<NodePorts> {
  const { folder, databaseUrl, smtpUrl, secret, origin, clock } = options;
  mkdirSync(folder, { recursive: true });
  // PostgreSQL serves several processes; only the embedded database must have one.
  const release = databaseUrl ? () => undefined : lockFolder(folder);
  const storage = createFolderStorage(join(folder, 'files'));
  await Promise.all([storage.removeUnfinished?.(), removeAbandonedFolders()]);
  const database = databaseUrl ? createPostgresDatabase(databaseUrl) : await openEmbedded(options);
  const base = { database, clock, hasher: nodeHasher };
  const ports: Ports = {
    ...base,
    ids: createIds(clock, webRandom.fraction),
    random: webRandom,
    passwords: nodePasswords,
    storage,
    multipart: nodeMultipart,
    images: nodeImages,
    video: createFfmpegVideo(options.ffmpegPath),
    captcha: options.recaptcha ? createRecaptcha(options.recaptcha) : null,
    mailer: smtpUrl ? createSmtpMailer(smtpUrl, origin) : null,
    broadcast: createBroadcast(),
    rateLimits: createRateLimits(base),
    signer: createNodeSigner(secret ?? keepSecret(folder)),
    countries: createMmdbCountries(options.ipDatabase),
    timer: intervalTimer,
  };
  return { ports, release };
}

/** The embedded database of a folder as one file, for a host to begin with. Nobody may be working on the folder. */
export async function dumpEmbedded(folder: string): Promise<Uint8Array> {
  const client = await openPglite({ dataDir: join(folder, 'database') });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

export { systemClock } from '../clocks.ts';
