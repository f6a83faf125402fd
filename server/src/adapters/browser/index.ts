import type { Clock, Ports, Storage } from '../../ports/index.ts';
import { createCipher } from '../cipher.ts';
import { createIds, webRandom } from '../ids.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import { createPgliteDatabase, openPglite } from '../pglite.ts';
import { createRateLimits } from '../rate-limits.ts';
import { createBroadcast, intervalTimer, noCountries } from '../web.ts';
import { browserImages } from './images.ts';
import { browserMultipart } from './multipart.ts';
import { browserPasswords } from './passwords.ts';
import { PersistentFiles } from './persistent-files.ts';
import { createBrowserHasher, createBrowserSigner } from './signer.ts';
import { createIndexedStorage } from './storage.ts';
import { browserVideo } from './video.ts';

export { systemClock } from '../clocks.ts';

/** Options of {@link createBrowserPorts}. */
export interface BrowserOptions {
  /** The name of the database in IndexedDB. If null, everything is stored in memory. */
  name: string | null;
  /** Returns the seed of a new database. Called only if the tab has no database yet. */
  snapshot: () => Promise<Blob>;
  /** The base URL of the files that belong to the seed; null if there are none. */
  filesBase: string | null;
  clock: Clock;
}

async function hasDatabase(name: string): Promise<boolean> {
  return (await indexedDB.databases()).some((database) => database.name === `/pglite/${name}`);
}

/** The ports of a tab. */
export interface BrowserPorts {
  ports: Ports;
  /**
   * Resolves when all changes that were made before the call are in IndexedDB. Does nothing if everything is in memory.
   */
  persist(): Promise<void>;
}

/**
 * Creates the ports of a browser tab. The secret need not be strong, because it signs URLs that only this tab opens.
 */
export async function createBrowserPorts({ name, snapshot, filesBase, clock }: BrowserOptions): Promise<BrowserPorts> {
  const isNew = name === null || !(await hasDatabase(name));
  const files = name === null ? undefined : new PersistentFiles(name);
  const client = await openPglite({ ...(files && { fs: files }), ...(isNew && { loadDataDir: await snapshot() }) });
  const persist = async () => files?.persist();
  if (isNew) await persist();
  const storage: Storage =
    name === null && filesBase === null
      ? createMemoryStorage()
      : await createIndexedStorage(`${name ?? 'memory'}-files`, filesBase);
  const base = { database: createPgliteDatabase(client), clock, hasher: await createBrowserHasher() };
  const ports: Ports = {
    ...base,
    ids: createIds(clock, webRandom.fraction),
    random: webRandom,
    passwords: browserPasswords,
    storage,
    multipart: browserMultipart,
    images: browserImages,
    video: browserVideo,
    mailer: null,
    captcha: null,
    broadcast: createBroadcast(),
    rateLimits: createRateLimits(base),
    signer: await createBrowserSigner(webRandom.token(32)),
    cipher: createCipher(webRandom.token(32)),
    countries: noCountries,
    timer: intervalTimer,
  };
  return { ports, persist };
}
