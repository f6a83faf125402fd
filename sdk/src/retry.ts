import { ApiError, NetworkError } from './errors.ts';

export interface RetryOptions {
  /** How often a call is repeated after its first try. */
  times: number;
  /** Milliseconds before the first repetition; doubled for each one after it. */
  delayMs: number;
  /** The longest pause of its own, in milliseconds. */
  maxDelayMs: number;
  /** The longest `Retry-After` that is waited for, in milliseconds; a longer one is left to the caller. */
  maxRetryAfterMs: number;
  /** 0 to 1; spreads the repetitions of many clients. */
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

/** Statuses behind which the same call may succeed a moment later. */
const PASSING = [429, 502, 503, 504];

/** Milliseconds to wait before trying again, or undefined when there is no point in it. */
export function pauseBefore(error: unknown, tried: number, options: RetryOptions): number | undefined {
  if (tried > options.times) return undefined;
  const backoff = Math.min(options.maxDelayMs, options.delayMs * 2 ** (tried - 1)) * (0.5 + options.random() / 2);
  // A fetch of the caller's own that throws would throw again.
  if (error instanceof NetworkError) return error.reason === 'fetch' ? undefined : backoff;
  if (!(error instanceof ApiError) || !PASSING.includes(error.status)) return undefined;
  if (error.retryAfter === undefined) return backoff;
  const asked = error.retryAfter * 1000;
  return asked > options.maxRetryAfterMs ? undefined : Math.max(asked, backoff);
}
