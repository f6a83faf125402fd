import type { Clock, RateLimit, RateLimits } from '../ports/index.ts';

/** The maximum number of keys of each kind. Beyond it, the least recently used key is evicted. */
const maximumKeys = 50_000;
/**
 * For a limit of at most this number of attempts, the time of each attempt is stored. Such a limit is exact in every
 * interval of its length.
 */
const maximumTimes = 100;

/** The attempts of one key: their times for a small limit, or their number in a fixed window for a large limit. */
type Attempts = { times: number[]; endsAt: number } | { count: number; endsAt: number };

/**
 * Evicts expired keys, and the least recently used key if there are too many keys. The keys are in the order of their
 * latest use, so the search ends at the first key that is not evicted.
 */
function evictExpired(keys: Map<string, Attempts>, now: number): void {
  for (const [key, { endsAt }] of keys) {
    if (endsAt > now && keys.size < maximumKeys) return;
    keys.delete(key);
  }
}

/**
 * Counts attempts in the memory of one process, on the engine's clock. A limit of at most {@link maximumTimes} attempts
 * is exact in every interval of its length. The attempts of a greater limit are counted in fixed windows. Each process
 * has its own counts, which a restart resets. The kind of a key is the text before its first colon. The number of keys
 * of each kind is limited.
 */
export function createMemoryRateLimits(clock: Clock): RateLimits {
  const kinds = new Map<string, Map<string, Attempts>>();
  const keysOf = (key: string) => {
    const kind = key.slice(0, key.indexOf(':'));
    const keys = kinds.get(kind) ?? new Map<string, Attempts>();
    kinds.set(kind, keys);
    return keys;
  };
  const open = (found: Attempts | undefined, { points, seconds }: RateLimit, now: number): Attempts => {
    const start = now - seconds * 1000;
    if (points > maximumTimes) {
      return found && 'count' in found && found.endsAt > now ? found : { count: 0, endsAt: now + seconds * 1000 };
    }
    return { times: found && 'times' in found ? found.times.filter((time) => time > start) : [], endsAt: 0 };
  };
  return {
    // There is no `await` between read and write, so that concurrent attempts are counted one after the other.
    async take(key, limit) {
      const now = clock.now().getTime();
      const keys = keysOf(key);
      const attempts = open(keys.get(key), limit, now);
      const length = limit.seconds * 1000;
      const isTimed = 'times' in attempts;
      const used = isTimed ? attempts.times.length : attempts.count;
      const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - now) / 1000));
      if (used >= limit.points) {
        const freeAt = isTimed ? (attempts.times.at(-limit.points) ?? now) + length : attempts.endsAt;
        return { retryAfter: secondsUntil(freeAt), remaining: 0, resetAfter: secondsUntil(freeAt) };
      }
      if (isTimed) {
        attempts.times.push(now);
        attempts.endsAt = now + length;
      } else attempts.count += 1;
      keys.delete(key);
      evictExpired(keys, now);
      keys.set(key, attempts);
      const resetAt = isTimed ? (attempts.times[0] ?? now) + length : attempts.endsAt;
      return { retryAfter: 0, remaining: limit.points - used - 1, resetAfter: secondsUntil(resetAt) };
    },
    async uncount(key) {
      const attempts = keysOf(key).get(key);
      if (!attempts) return;
      if ('times' in attempts) attempts.times.pop();
      else attempts.count = Math.max(0, attempts.count - 1);
    },
  };
}
