import type { outbox } from '../db/schema/index.ts';
import type { OutboxRow } from './store.ts';

const second = 1000;
const hour = 60 * 60 * second;

interface RetryPolicy {
  /** Returns the milliseconds until the next attempt, after this number of attempts. */
  delayMs(attempts: number): number;
  /** After this number of attempts, the effect becomes a dead letter. */
  maxAttempts: number;
}

/** The delay grows from 30 seconds to an hour. The last attempt is after about a day. */
const standard: RetryPolicy = {
  delayMs: (attempts) => Math.min(30 * second * 2 ** (attempts - 1), hour),
  maxAttempts: 30,
};

/**
 * For two hours, the delay is 30 seconds, so that mails are sent soon after a short outage of the mail server (rule
 * P5). Afterwards it is 10 minutes, until three days have passed.
 */
const mail: RetryPolicy = {
  delayMs: (attempts) => (attempts <= 240 ? 30 * second : 10 * 60 * second),
  maxAttempts: 240 + 420,
};

const policyOf = ({ topic }: Pick<OutboxRow, 'topic'>) => (topic === 'mail' ? mail : standard);

/** Whether an effect has no attempts left. */
export const isExhausted = (effect: Pick<OutboxRow, 'topic' | 'attempts'>): boolean =>
  effect.attempts >= policyOf(effect).maxAttempts;

/** Returns the message of the innermost cause. For a failed query, this is the error of the database. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? describe(error.cause) : `${error.name}: ${error.message}`;
}

/** The maximum number of characters of an error that are stored. */
const longestError = 1000;

/** Returns the columns of an effect that change after a failed attempt. `attempts` includes this attempt. */
export function afterFailure(
  effect: Pick<OutboxRow, 'topic' | 'attempts'>,
  error: unknown,
  now: Date,
): Pick<typeof outbox.$inferSelect, 'attempts' | 'error' | 'availableAt' | 'deadAt'> {
  const { attempts } = effect;
  return {
    attempts,
    error: describe(error).slice(0, longestError),
    availableAt: new Date(now.getTime() + policyOf(effect).delayMs(attempts)),
    deadAt: isExhausted(effect) ? now : null,
  };
}

/** The error that is logged when an effect becomes a dead letter. */
export class DeadLetterError extends Error {
  override readonly name = 'DeadLetterError';

  constructor(
    { id, topic }: Pick<OutboxRow, 'id' | 'topic'>,
    { attempts, error }: { attempts: number; error: string | null },
  ) {
    super(`Effect ${id} (${topic}) failed ${attempts} times and is a dead letter: ${error}`);
  }
}
