import { isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { findCause } from '../db/errors.ts';
import { DatabaseUnavailable } from '../ports/index.ts';

/** One pass of a job over what is due. */
export interface DuePass {
  /** Whether to stop before the next row: the time of this pass is over, or the server stops. */
  isOver(): boolean;
  /** Logs that a row failed; the pass goes on with the next one. */
  report(error: unknown): void;
}

/**
 * Does what its time has come for, row by row in transactions of its own. Idempotent: safe to run concurrently in several
 * processes and to be interrupted.
 */
export type DueJob = (context: Context, pass: DuePass) => Promise<void>;

/** Milliseconds after which a row that failed is worked on again. */
export const retryAfterMs = 10 * 60 * 1000;

/** When a row that failed now is worked on again. */
export const retryAt = (now: Date): Date => new Date(now.getTime() + retryAfterMs);

/** The condition that a row has not failed, or is to be worked on again. */
export const isRetryDue = (column: AnyPgColumn, now: Date): SQL | undefined => or(isNull(column), lte(column, now));

/** The rows of a job, and what is done with each. */
export interface DueRows<Row> {
  /** Rows read at a time. */
  batch: number;
  /** Reads the next batch: the rows after `last`, the row that was worked on last. */
  read: (last: Row | undefined) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
  /** Keeps a row that failed away from the next passes, until `retryAt`; only its own row is written. */
  postpone?: (row: Row) => Promise<unknown>;
}

/**
 * Works on the rows that are due, one after the other, until none is left or the pass is over. A row that fails is logged,
 * postponed, and holds up no other; while the database is unavailable, when no row can be worked on, the pass ends.
 *
 * @throws {DatabaseUnavailable}
 */
export async function forEachDue<Row>(pass: DuePass, { batch, read, work, postpone }: DueRows<Row>): Promise<void> {
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      if (findCause(error, DatabaseUnavailable)) throw error;
      pass.report(error);
      return false;
    }
  };
  for (let last: Row | undefined; ; ) {
    const rows = await read(last);
    for (const row of rows) {
      if (pass.isOver()) return;
      last = row;
      if (!(await attempt(() => work(row))) && postpone) await attempt(() => postpone(row));
    }
    if (rows.length < batch) return;
  }
}

/** Runs the due jobs. */
export interface DueRunner {
  /** Runs every job once, to its end; waits for those that run already. Faults are logged. */
  run(): Promise<void>;
  /** Runs one job for at most the given milliseconds; does nothing while it runs already. */
  runJob(job: DueJob, budgetMs: number): Promise<void>;
  /** Has every job stop before its next row, and waits for them. */
  stop(): Promise<void>;
}

/** The runner behind a host's timers. */
export function createDueRunner(
  jobs: readonly DueJob[],
  createContext: () => Context,
  onError: (error: unknown) => void,
): DueRunner {
  const running = new Map<DueJob, Promise<void>>();
  let isStopped = false;
  const begin = (job: DueJob, budgetMs: number): Promise<void> => {
    const endsAt = performance.now() + budgetMs;
    const pass: DuePass = { isOver: () => isStopped || performance.now() >= endsAt, report: onError };
    const work = (async () => {
      if (!isStopped) await job(createContext(), pass);
    })();
    const tracked = work.catch(onError).finally(() => running.delete(job));
    running.set(job, tracked);
    return tracked;
  };
  return {
    async run() {
      for (const job of jobs) {
        await running.get(job);
        await begin(job, Number.POSITIVE_INFINITY);
      }
    },
    runJob: (job, budgetMs) => (running.has(job) ? Promise.resolve() : begin(job, budgetMs)),
    async stop() {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
}
