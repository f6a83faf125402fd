import { findCause } from '../../db/errors.ts';
import { type Contention, DatabaseUnavailable } from '../../ports/index.ts';

/** Milliseconds that a request's transaction waits for its turn; with the time limits of the database it stays below 10 seconds. */
const longestWaitMs = 4000;

/** A transaction that waits for its turn. */
interface Waiting {
  begin(): void;
  fail(error: DatabaseUnavailable): void;
}

/** What one key has under way. */
interface Queue {
  running: number;
  waiting: Set<Waiting>;
}

/** Limits how much is done at once for each key; see {@link createConcurrencyLimit}. */
export interface ConcurrencyLimit {
  /**
   * Runs work once no name has too much under way, in the order of the calls. What runs in the background has queues of
   * its own, so that requests don't wait for it, and waits without a limit.
   *
   * @throws {DatabaseUnavailable} when its turn does not come in time, or the database fails for what it waits for
   */
  run<T>(contention: Contention | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * A bulkhead in front of the connection pool. Transactions that concern one popular performer wait for each other's row
 * locks; without it they would wait with a connection each, until the pool has none left for anybody else. They wait here
 * instead, without a connection.
 *
 * @param size - transactions of one key at once: a few, so that one holds the locks while the others do what comes before
 */
export function createConcurrencyLimit(size: number): ConcurrencyLimit {
  const queues = new Map<string, Queue>();

  const enter = (key: string, isBackground: boolean): Promise<void> | undefined => {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
    queues.set(key, queue);
    if (queue.running < size) {
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
      const giveUp = () => waiting.fail(new DatabaseUnavailable('Too many transactions for the same person.'));
      const timer = isBackground ? undefined : setTimeout(giveUp, longestWaitMs);
      queue.waiting.add(waiting);
    });
  };

  const leave = (key: string) => {
    const queue = queues.get(key);
    if (!queue) return;
    const [next] = queue.waiting;
    // The turn goes to the next one, so that nobody who comes now is faster.
    if (next) next.begin();
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  };

  /** Fails what waits for the same keys: it would find the database unavailable too, but only after another time-out. */
  const failWaiting = (keys: string[], cause: unknown) => {
    const error = findCause(cause, DatabaseUnavailable);
    if (!error) return;
    for (const key of keys) for (const waiting of queues.get(key)?.waiting ?? []) waiting.fail(error);
  };

  return {
    async run({ names, isBackground } = { names: [], isBackground: false }, work) {
      // One order for all, so that no two wait for each other.
      const sorted = [...new Set(names)].toSorted().map((name) => (isBackground ? `background ${name}` : name));
      const entered: string[] = [];
      try {
        for (const key of sorted) {
          await enter(key, isBackground);
          entered.push(key);
        }
        return await work().catch((error) => {
          failWaiting(entered, error);
          throw error;
        });
      } finally {
        for (const key of entered) leave(key);
      }
    },
  };
}
