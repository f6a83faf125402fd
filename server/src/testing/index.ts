import { createCipher } from '../adapters/cipher.ts';
import { createSettableClock, type SettableClock } from '../adapters/clocks.ts';
import { createIds, webRandom } from '../adapters/ids.ts';
import { createMemoryStorage } from '../adapters/memory-storage.ts';
import { nodeImages } from '../adapters/node/images.ts';
import { nodeMultipart } from '../adapters/node/multipart.ts';
import { nodePasswords } from '../adapters/node/passwords.ts';
import { createNodeSigner, nodeHasher } from '../adapters/node/signer.ts';
import { createFfmpegVideo } from '../adapters/node/video.ts';
import { createRateLimits } from '../adapters/rate-limits.ts';
import { createBroadcast, intervalTimer, noCountries } from '../adapters/web.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { PaymentGateway } from '../groups/payments/gateways/gateway.ts';
import type { Passwords, Ports } from '../ports/index.ts';
import { openEmbedded } from './embedded.ts';
import { createWatch, type Watch } from './lock-order.ts';
import { openPostgres } from './postgres.ts';

/** True if the tests run on PostgreSQL with a pool of 20 connections. False if they run on the embedded database. */
export const isOnPostgres = Boolean(process.env.FANLIGHT_TEST_DATABASE_URL);

/**
 * The options of a test or a suite that needs concurrent connections, which the embedded database does not have. `npm
 * test` lists these tests separately, and `.ci/run` runs them.
 */
export const needsPostgres = { tags: ['postgres'], skip: !isOnPostgres };

/** A `Passwords` port that does not hash. Real hashing is slow on purpose, and has its own test. */
export const fakePasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  verify: async (encoded, password) => encoded === `plain:${password}`,
};

/** Options of a test engine. */
export interface TestOptions {
  mode?: 'demo' | 'production';
  /** Whether passwords are hashed with argon2id. */
  slowPasswords?: boolean;
  /** Replaces the sandbox gateway. */
  gateway?: PaymentGateway;
  /** Replaces the default of 256 MB. */
  bodyMemoryBytes?: number;
  ports?: Partial<Ports>;
}

/** An engine whose clock is moved only by the test. */
export interface TestEngine extends Engine {
  clock: SettableClock;
  storage: ReturnType<typeof createMemoryStorage>;
  /** The errors that the engine has logged. */
  faults: unknown[];
  /** Observes all statements, and fails transactions that violate the lock order. */
  watch: Watch;
}

/**
 * Creates an engine on a new database, which is embedded or in the cluster of `FANLIGHT_TEST_DATABASE_URL`. A response
 * fails if it has a field that is not in the contract. Stop the engine at the end of the test.
 */
export async function createTestEngine(options: TestOptions = {}): Promise<TestEngine> {
  const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
  const clock = createSettableClock(new Date('2026-05-21T12:00:00.000Z'));
  const storage = createMemoryStorage();
  const faults: unknown[] = [];
  const watch = createWatch();
  const open = () => (cluster ? openPostgres(cluster, watch.logger) : openEmbedded(watch.logger));
  const base: Omit<Ports, 'rateLimits'> = {
    clock,
    ids: createIds(clock, webRandom.fraction),
    random: webRandom,
    passwords: options.slowPasswords ? nodePasswords : fakePasswords,
    storage,
    multipart: nodeMultipart,
    images: nodeImages,
    video: createFfmpegVideo(process.env.FFMPEG_PATH),
    mailer: null,
    captcha: null,
    broadcast: createBroadcast(),
    signer: createNodeSigner('a secret of the tests'),
    cipher: createCipher('a secret of the tests'),
    hasher: nodeHasher,
    countries: noCountries,
    timer: intervalTimer,
    ...options.ports,
    database: watch.over(options.ports?.database ?? (await open())),
  };
  const ports: Ports = { ...base, rateLimits: options.ports?.rateLimits ?? createRateLimits(base) };
  const engineOptions = {
    mode: options.mode ?? ('demo' as const),
    strictResponses: true,
    origin: 'http://localhost',
    gateway: options.gateway,
    bodyMemoryBytes: options.bodyMemoryBytes,
  };
  const engine = await createEngine(ports, engineOptions, (fault) => faults.push(fault));
  return { ...engine, clock, storage, faults, watch };
}

export { createSettableClock, type SettableClock } from '../adapters/clocks.ts';
export { createIds } from '../adapters/ids.ts';
export { createMemoryRateLimits } from '../adapters/memory-rate-limits.ts';
export * from './money.ts';
export * from './payouts.ts';
export * from './people.ts';
export * from './reviews.ts';
