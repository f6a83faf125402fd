import type { Clock, Database, Hasher, RateLimits } from '../ports/index.ts';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { createMemoryRateLimits } from './memory-rate-limits.ts';

/**
 * The kinds of keys that are counted in the database. They limit attempts to guess a secret (passwords, codes of
 * the second factor, mailed links, coupon codes), and mails to the e-mail addresses of other people. A restart or a second process must not allow more
 * attempts. All other kinds limit the load of one process. They are far more frequent, and are counted in memory.
 */
const databaseKinds: ReadonlySet<string> = new Set([
  'password-account',
  'password-address',
  'password-device',
  'password-unknown',
  'second-factor',
  'link',
  'coupon',
  'mail',
  'mail-account',
  'mail-visitor',
]);

/**
 * Creates the rate limits of a host. The kind of a key (the text before its first colon) determines where the key is
 * counted.
 */
export function createRateLimits(ports: { database: Database; clock: Clock; hasher: Hasher }): RateLimits {
  const inMemory = createMemoryRateLimits(ports.clock);
  const inDatabase = createDatabaseRateLimits(ports);
  const limitsOf = (key: string) => (databaseKinds.has(key.slice(0, key.indexOf(':'))) ? inDatabase : inMemory);
  return {
    take: (key, limit) => limitsOf(key).take(key, limit),
    uncount: (key) => limitsOf(key).uncount(key),
  };
}
