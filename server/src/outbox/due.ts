import type { Context } from '../context.ts';

/** Does what is due by the clock. */
export interface DueRunner {
  /** Does all of it now; who asks while it is under way waits for the same run. Faults are logged. */
  run(): Promise<void>;
  /** Waits until what is under way is done. */
  settle(): Promise<void>;
}

/**
 * The runner behind a host's timer. Each job looks for what is due, takes it row by row in transactions of its own, and
 * bears other workers beside it and being cut off at any point.
 */
export function createDueRunner(
  jobs: ((context: Context) => Promise<void>)[],
  createContext: () => Context,
  onError: (error: unknown) => void,
): DueRunner {
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const job of jobs) await job(createContext()).catch(onError);
  };
  return {
    run() {
      running ??= runAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    settle: async () => {
      await running;
    },
  };
}
