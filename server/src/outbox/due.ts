import { isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { findCause } from '../db/errors.ts';
import { DatabaseUnavailable } from '../ports/index.ts';

/** One pass of a job over its rows that are due. */
export interface DuePass {
  /** Whether the job must stop before its next row, because its time budget is used up or the server stops. */
  isOver(): boolean;
  /** Logs the error of a row. The pass continues with the next row. */
  report(error: unknown): void;
}

/**
 * Processes the rows that are due, each in its own transaction. Idempotent: safe to run concurrently in several
 * processes and to be interrupted.
 */
export type DueJob = (context: Context, pass: DuePass) => Promise<void>;

/** A row that has failed is retried after this number of milliseconds. */
export const retryAfterMs = 10 * 60 * 1000;

/** Returns the time at which a row that fails now is retried. */
export const retryAt = (now: Date): Date => new Date(now.getTime() + retryAfterMs);

/** Returns the condition that a row has not failed, or that it is due for a retry. */
export const isRetryDue = (column: AnyPgColumn, now: Date): SQL | undefined => or(isNull(column), lte(column, now));

/** Describes how the rows of a job are read and processed. */
export interface DueRows<Row> {
  /** The number of rows per read. */
  batch: number;
  /** Reads the next batch, which follows `last`, the row that was processed last. */
  read: (last: Row | undefined) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
  /** Excludes a failed row from the passes until `retryAt`. Changes no other row. */
  postpone?: (row: Row) => Promise<unknown>;
}

/**
 * Processes the rows that are due one after another, until no row is left or the pass is over. If a row fails, logs its
 * error, postpones the row, and continues. If the database is unavailable, the pass ends.
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
  /** Runs every job once to its end. If a job is already running, waits for it first. Logs errors. */
  run(): Promise<void>;
  /** Runs one job for at most `budgetMs`. Does nothing if the job is already running. */
  runJob(job: DueJob, budgetMs: number): Promise<void>;
  /** Makes every job stop before its next row, and waits until all jobs have stopped. */
  stop(): Promise<void>;
}

/** Creates the runner that the host's timers call. */
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
