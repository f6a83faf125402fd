import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { snapshotFile } from '../../built-files.ts';
import type { Clock, Database, Ports, Storage } from '../../ports/index.ts';
import { createCipher } from '../cipher.ts';
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
import { yieldBetweenQueries } from './pglite-turns.ts';
import { createPostgresDatabase } from './postgres.ts';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';
import type { S3Options } from './s3-storage.ts';
import { createNodeSigner, nodeHasher } from './signer.ts';
import { toDatabaseRefusal, toFolderRefusal } from './start-refusal.ts';
import { createFolderStorage } from './storage.ts';
import { createFfmpegVideo, removeAbandonedFolders } from './video.ts';

/** Options of {@link createNodePorts}. */
export interface NodeOptions {
  /** The folder with the embedded database, the files, and the secret of the demo mode. */
  folder: string;
  /** The URL of PostgreSQL. If set, PostgreSQL is used instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** An S3-compatible storage for the files. By default, they are in the folder. */
  s3?: S3Options | undefined;
  smtpUrl?: string | undefined;
  /** The secret with which file URLs are signed. By default, a secret that is stored in the folder. */
  secret?: string | undefined;
  /** The seed data of a new folder: a folder with `database.tar.gz` and `files`. */
  seed?: string | undefined;
  /** The path of the ffmpeg program. By default, the installed ffmpeg is used, if there is one. */
  ffmpegPath?: string | undefined;
  /** The keys of reCAPTCHA. */
  recaptcha?: RecaptchaOptions | undefined;
  /** The path of an MMDB file with the countries of IP addresses, which replaces the embedded one. */
  ipDatabase?: string | undefined;
  /** The origin of links in mails. */
  origin: string;
  clock: Clock;
}

/** Stores the files of the seed data. */
async function seedFiles(seed: string, storage: Storage): Promise<void> {
  const folder = join(seed, 'files');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await storage.put(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  }
}

/**
 * Creates a database in a temporary folder, and then moves the folder, so that a killed start leaves no incomplete
 * database.
 */
async function makeDatabase(dataDir: string, seed: string | undefined, storage: Storage): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (seed) await seedFiles(seed, storage);
  const dump = seed ? join(seed, 'database.tar.gz') : snapshotFile;
  const loadDataDir = existsSync(dump) ? new Blob([readFileSync(dump)]) : undefined;
  const client = await openPglite({ dataDir: unfinished, ...(loadDataDir && { loadDataDir }) });
  await client.close();
  renameSync(unfinished, dataDir);
}

async function openEmbedded({ folder, seed }: NodeOptions, storage: Storage): Promise<Database> {
  const dataDir = join(folder, 'database');
  if (!existsSync(dataDir)) await makeDatabase(dataDir, seed, storage);
  // Without its version file, PGlite would create a new database over the existing files.
  if (!existsSync(join(dataDir, 'PG_VERSION')) && readdirSync(dataDir).length > 0)
    throw toDatabaseRefusal(new Error('PG_VERSION is missing.'), dataDir);
  const client = await openPglite({ dataDir }).catch((error) => {
    throw toDatabaseRefusal(error, dataDir);
  });
  return createPgliteDatabase(client, (same) => guardPglite(yieldBetweenQueries(same)));
}

/** Returns the secret that is stored in the folder. The first start creates it. */
function keepSecret(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, webRandom.token(32), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** The ports of a host, and a function that releases the folder. */
interface NodePorts {
  ports: Ports;
  release: () => void;
}

/**
 * Creates the ports of a Node host, and locks the folder until `release` is called.
 *
 * @throws {FolderInUse} if another server uses the folder
 * @throws {StartRefusal} if the folder is not writable, or its database is damaged
 */
export async function createNodePorts(options: NodeOptions): Promise<NodePorts> {
  try {
    return await openPorts(options);
  } catch (error) {
    throw toFolderRefusal(error, options.folder);
  }
}

async function openStorage({ folder, s3 }: NodeOptions): Promise<Storage> {
  if (!s3) return createFolderStorage(join(folder, 'files'));
  // Loaded only if it is used, because the client of S3 is large.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(s3);
}

async function openPorts(options: NodeOptions): Promise<NodePorts> {
  const { folder, databaseUrl, smtpUrl, secret, origin, clock } = options;
  mkdirSync(folder, { recursive: true });
  // Several processes can share PostgreSQL, but not the embedded database.
  const release = databaseUrl ? () => undefined : lockFolder(folder);
  const storage = await openStorage(options);
  // The server also starts while the storage does not work. A job removes the unfinished files later.
  await Promise.all([storage.removeUnfinished?.().catch(() => 0), removeAbandonedFolders()]);
  const database = databaseUrl ? createPostgresDatabase(databaseUrl) : await openEmbedded(options, storage);
  const base = { database, clock, hasher: nodeHasher };
  const signingSecret = secret ?? keepSecret(folder);
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
    signer: createNodeSigner(signingSecret),
    cipher: createCipher(signingSecret),
    countries: createMmdbCountries(options.ipDatabase),
    timer: intervalTimer,
  };
  return { ports, release };
}

/**
 * Writes the embedded database of a folder to one file, which can be the seed of other hosts. No server may use the
 * folder meanwhile.
 */
export async function dumpEmbedded(folder: string): Promise<Uint8Array> {
  const client = await openPglite({ dataDir: join(folder, 'database') });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

export { systemClock } from '../clocks.ts';
