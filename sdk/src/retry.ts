import { ApiError, NetworkError } from './errors.ts';

export interface RetryOptions {
  /** The maximum number of retries. */
  times: number;
  /** Milliseconds before the first retry. The delay doubles with each further retry. */
  delayMs: number;
  /** The maximum delay in milliseconds. */
  maxDelayMs: number;
  /** The maximum `Retry-After` in milliseconds. If the header is greater, the call rejects. */
  maxRetryAfterMs: number;
  /** Returns a number from 0 to 1, which randomises the delays (jitter). */
  random: () => number;
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

export const defaultRetry: RetryOptions = {
  times: 2,
  delayMs: 300,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
  random: Math.random,
  sleep,
};

/** The statuses that mean a temporary failure. */
const TEMPORARY_STATUSES = [429, 502, 503, 504];

/** Returns the milliseconds to wait before a retry. Undefined if a retry would fail, too. */
export function pauseBefore(error: unknown, attempts: number, options: RetryOptions): number | undefined {
  if (attempts > options.times) return undefined;
  const backoff = Math.min(options.maxDelayMs, options.delayMs * 2 ** (attempts - 1)) * (0.5 + options.random() / 2);
  // A custom `fetch` that has thrown is not retried, because it would throw again.
  if (error instanceof NetworkError) return error.reason === 'fetch' ? undefined : backoff;
  if (!(error instanceof ApiError) || !TEMPORARY_STATUSES.includes(error.status)) return undefined;
  if (error.retryAfter === undefined) return backoff;
  const retryAfterMs = error.retryAfter * 1000;
  return retryAfterMs > options.maxRetryAfterMs ? undefined : Math.max(retryAfterMs, backoff);
}
