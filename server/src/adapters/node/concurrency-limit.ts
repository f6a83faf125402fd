import { findCause } from '../../db/errors.ts';
import { type Contention, DatabaseUnavailable } from '../../ports/index.ts';

/**
 * The maximum number of milliseconds that a transaction of a request waits. The sum of this limit and the time limits
 * of the database is below 10 s.
 */
const longestWaitMs = 4000;

/** A waiting transaction. */
interface Waiting {
  begin(): void;
  fail(error: DatabaseUnavailable): void;
}

/** The running and the waiting transactions of one key. */
interface Queue {
  running: number;
  waiting: Set<Waiting>;
}

/** Limits the number of concurrent transactions of each key. See {@link createConcurrencyLimit}. */
export interface ConcurrencyLimit {
  /**
   * Runs work once each key has a free place, in the order of the calls. Background work has separate queues without a
   * time limit, so that requests do not wait for it.
   *
   * @throws {DatabaseUnavailable} after the time limit, or if the database fails for a transaction for which it waits
   */
  run<T>(contention: Contention | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a bulkhead for the connection pool. Transactions that concern one popular performer wait for each other's row
 * locks. Without a limit, each of them would hold a connection while it waits, until the pool has no connection left
 * for other requests. With the limit, they wait without a connection.
 *
 * A key of background work has a single place, because no request waits for that work.
 *
 * @param size - the number of concurrent transactions of one key. It is greater than 1, so that other transactions can
 *   prepare while one has the locks
 * @param busyFrom - while at least this number of transactions runs for all keys together, each key has a single place.
 *   Otherwise transactions that only wait for locks would take CPU time of the database from other users' reads
 */
export function createConcurrencyLimit(size: number, busyFrom = Number.POSITIVE_INFINITY): ConcurrencyLimit {
  const queues = new Map<string, Queue>();
  let totalRunning = 0;

  const hasPlace = ({ running }: Queue, isBackground: boolean): boolean =>
    running < (isBackground || totalRunning >= busyFrom ? 1 : size);

  const enter = (key: string, isBackground: boolean): Promise<void> | undefined => {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
    queues.set(key, queue);
    if (hasPlace(queue, isBackground)) {
      queue.running += 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          queue.waiting.delete(waiting);
          resolve();
        },
        fail(error) {
          clearTimeout(timer);
          queue.waiting.delete(waiting);
          reject(error);
        },
      };
      const timeOut = () => waiting.fail(new DatabaseUnavailable('Too many transactions wait for the same locks.'));
      const timer = isBackground ? undefined : setTimeout(timeOut, longestWaitMs);
      queue.waiting.add(waiting);
    });
  };

  const leave = (key: string, isBackground: boolean) => {
    const queue = queues.get(key);
    if (!queue) return;
    queue.running -= 1;
    // Starts the next transactions synchronously, so that a transaction of a new call cannot start before them.
    for (const next of queue.waiting) {
      if (!hasPlace(queue, isBackground)) break;
      queue.running += 1;
      next.begin();
    }
    if (queue.running === 0) queues.delete(key);
  };

  /**
   * Fails the transactions that wait for the same keys. Otherwise each of them would also wait for a timeout, because
   * the database is unavailable.
   */
  const failWaiting = (keys: string[], cause: unknown) => {
    const error = findCause(cause, DatabaseUnavailable);
    if (!error) return;
    for (const key of keys) for (const waiting of queues.get(key)?.waiting ?? []) waiting.fail(error);
  };

  return {
    async run({ names, isBackground } = { names: [], isBackground: false }, work) {
      // Takes the keys in the same order for all transactions, so that no two transactions wait for each other.
      const sorted = [...new Set(names)].toSorted().map((name) => (isBackground ? `background ${name}` : name));
      const entered: string[] = [];
      try {
        for (const key of sorted) {
          await enter(key, isBackground);
          entered.push(key);
        }
        totalRunning += 1;
        return await work()
          .catch((error) => {
            failWaiting(entered, error);
            throw error;
          })
          .finally(() => {
            totalRunning -= 1;
          });
      } finally {
        for (const key of entered) leave(key, isBackground);
      }
    },
  };
}
