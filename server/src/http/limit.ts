import type { Context } from '../context.ts';
import type { RateLimit } from '../ports/index.ts';
import { toIpKey } from './client-ip.ts';
import { ApiFailure } from './failure.ts';

/**
 * Counts an attempt.
 *
 * @throws {ApiFailure} `RATE_LIMITED` with the number of seconds to wait
 */
export async function requireLimit({ ports }: Pick<Context, 'ports'>, key: string, limit: RateLimit): Promise<void> {
  const { retryAfter } = await ports.rateLimits.take(key, limit);
  if (retryAfter > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter });
}

/**
 * Counts a call. Returns the headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`: the limit of a
 * time window, the number of calls that are left, and the seconds until more calls are allowed.
 *
 * @returns no headers if calls are not counted, as in a browser tab
 */
export async function countCall(
  { ports, ip, userId }: Pick<Context, 'ip' | 'ports'> & { userId: string | undefined },
  limit: RateLimit,
): Promise<{ headers: Record<string, string>; retryAfter: number }> {
  const key = userId ? `call-account:${userId}` : ipKeyOf({ ip }, 'call-address');
  if (!key) return { headers: {}, retryAfter: 0 };
  const { retryAfter, remaining, resetAfter } = await ports.rateLimits.take(key, limit);
  const headers = {
    'ratelimit-limit': String(limit.points),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetAfter),
  };
  return { headers, retryAfter };
}

/** Returns the key of an IP address for a kind of attempt. Undefined if the host does not know IP addresses. */
export function ipKeyOf({ ip }: Pick<Context, 'ip'>, kind: string): string | undefined {
  return ip ? `${kind}:${toIpKey(ip)}` : undefined;
}

/**
 * Limits the attempts from one IP address. Does nothing if the host does not know IP addresses, as in a browser tab.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export async function requireIpLimit(
  context: Pick<Context, 'ip' | 'ports'>,
  kind: string,
  limit: RateLimit,
): Promise<void> {
  const key = ipKeyOf(context, kind);
  if (key) await requireLimit(context, key, limit);
}

/**
 * Limits the failed attempts under one key. Counts an attempt before the work, and undoes the count if the work
 * succeeds.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export async function limitFailures<T>(
  context: Pick<Context, 'ports'>,
  key: string | undefined,
  limit: RateLimit,
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  await requireLimit(context, key, limit);
  const result = await work();
  await context.ports.rateLimits.uncount(key);
  return result;
}
