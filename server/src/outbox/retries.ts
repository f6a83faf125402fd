import type { outbox } from '../db/schema/index.ts';
import type { OutboxRow } from './store.ts';

const second = 1000;
const hour = 60 * 60 * second;

interface RetryPolicy {
  /** Milliseconds until an effect is tried again that failed so often. */
  delayMs(attempts: number): number;
  /** Failures after which it is a dead letter. */
  maxAttempts: number;
}

/** Backs off from 30 seconds to an hour, and gives up after about a day. */
const standard: RetryPolicy = {
  delayMs: (attempts) => Math.min(30 * second * 2 ** (attempts - 1), hour),
  maxAttempts: 30,
};

/** Tried every 30 seconds for two hours, so that mails leave soon after the mail server is back (rule P5), then for three days. */
const mail: RetryPolicy = {
  delayMs: (attempts) => (attempts <= 240 ? 30 * second : 10 * 60 * second),
  maxAttempts: 240 + 420,
};

/** The message of what went wrong first; queries name the error of the database as their cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? describe(error.cause) : `${error.name}: ${error.message}`;
}

/** Characters of an error that are kept. */
const longestError = 1000;

/** What an effect's row says after it failed once more. */
export function afterFailure(
  { topic, attempts: before }: Pick<OutboxRow, 'topic' | 'attempts'>,
  error: unknown,
  now: Date,
): Pick<typeof outbox.$inferSelect, 'attempts' | 'error' | 'availableAt' | 'deadAt'> {
  const policy = topic === 'mail' ? mail : standard;
  const attempts = before + 1;
  return {
    attempts,
    error: describe(error).slice(0, longestError),
    availableAt: new Date(now.getTime() + policy.delayMs(attempts)),
    deadAt: attempts >= policy.maxAttempts ? now : null,
  };
}

/** Says in the log that an effect is not tried any more. */
export class DeadLetterError extends Error {
  override readonly name = 'DeadLetterError';

  constructor(
    { id, topic }: Pick<OutboxRow, 'id' | 'topic'>,
    { attempts, error }: { attempts: number; error: string | null },
  ) {
    super(`Effect ${id} (${topic}) failed ${attempts} times and is a dead letter: ${error}`);
  }
}
