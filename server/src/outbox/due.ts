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

/**
 * Works on the rows that are due, one after the other, until none is left or the pass is over. A row that fails is logged and
 * holds up no other; while the database is unavailable, when no row can be worked on, the pass ends.
 *
 * @param batch - rows read at a time
 * @param read - reads the next batch: the rows after `last`, the row that was worked on last
 * @throws {DatabaseUnavailable}
 */
export async function forEachDue<Row>(
  pass: DuePass,
  batch: number,
  read: (last: Row | undefined) => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last);
    for (const row of rows) {
      if (pass.isOver()) return;
      last = row;
      try {
        await work(row);
      } catch (error) {
        if (findCause(error, DatabaseUnavailable)) throw error;
        pass.report(error);
      }
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
