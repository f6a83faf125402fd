import { sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';
import type { Clock, Database, Hasher, RateLimits } from '../ports/index.ts';

/** The result of the statement that counts an attempt. */
interface Counted {
  isRefused: boolean;
  /** The number of attempts that were counted. */
  used: number;
  /** The time of the attempt after whose expiry the next attempt is allowed, in milliseconds since 1970. */
  oldest: number;
}

/** Deletes expired rate limits. */
export const deleteExpiredLimits: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: rateLimits, since: rateLimits.expiresAt, keptDays: 0 });

/**
 * Counts attempts in the database, so that the counts apply to all processes and survive restarts. The time of each
 * attempt is stored, so that a limit is exact in every interval of its length. Limits must therefore be small. One
 * statement counts an attempt and decides about it, under the lock of the key's row and outside of any transaction.
 * {@link deleteExpiredLimits} deletes expired rows. The part of a key after its kind is an IP address, or a user name
 * that a client sent, so only its hash is stored.
 *
 * @throws {DatabaseUnavailable} from `take`: an attempt that cannot be counted is not allowed
 */
export function createDatabaseRateLimits({
  database,
  clock,
  hasher,
}: {
  database: Database;
  clock: Clock;
  hasher: Hasher;
}): RateLimits {
  const toStored = (key: string) => {
    const colon = key.indexOf(':');
    return `${key.slice(0, colon)}:${hasher.sha256(key.slice(colon + 1))}`;
  };
  return {
    async take(key, { points, seconds }) {
      const now = clock.now().getTime();
      const length = seconds * 1000;
      const [at, start, end] = [now, now - length, now + length].map((time) => new Date(time).toISOString());
      const { rows } = (await database.db.execute(sql`
        insert into rate_limit as counter (key, times, is_refused, expires_at)
        values (${toStored(key)}, array[${at}::timestamptz], false, ${end}::timestamptz)
        on conflict (key) do update set (times, is_refused, expires_at) = (
          select
            case when is_full then live else live || ${at}::timestamptz end,
            is_full,
            case when is_full then counter.expires_at else ${end}::timestamptz end
          from (
            select coalesce(array_agg(time order by no), '{}') as live, count(*) >= ${points}::int as is_full
            from unnest(counter.times) with ordinality as attempt(time, no)
            where time > ${start}::timestamptz
          ) attempts
        )
        returning
          is_refused as "isRefused",
          cardinality(times) as used,
          extract(epoch from times[greatest(cardinality(times) - ${points}::int, 0) + 1])::float8 * 1000 as oldest
      `)) as unknown as { rows: [Counted] };
      const [{ isRefused, used, oldest }] = rows;
      const resetAfter = Math.max(1, Math.ceil((Math.round(oldest) + length - now) / 1000));
      return { retryAfter: isRefused ? resetAfter : 0, remaining: Math.max(0, points - used), resetAfter };
    },
    async uncount(key) {
      await database.db.execute(
        sql`update rate_limit set times = times[1:cardinality(times) - 1] where key = ${toStored(key)}`,
      );
    },
  };
}
