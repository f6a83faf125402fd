/**
 * The maximum number of items in a batch. It is small, because the transaction of a batch locks rows of all its items.
 */
const largestBatch = 20;

interface Waiting<T> {
  item: T;
  resolve(): void;
  reject(error: unknown): void;
}

/** Collects items that arrive one by one into batches. See {@link createBatches}. */
export interface Batches<T> {
  /** Adds an item. Resolves when the item is done, and rejects if it has failed. */
  add(key: string, item: T): Promise<void>;
}

/**
 * Runs one batch of each key at a time, in the order of arrival. Items that arrive meanwhile form the next batch. An
 * idle key therefore has no delay, and a busy key needs fewer transactions. The items of a batch that has failed are
 * run again one by one, so that only the faulty item fails.
 *
 * @param run - processes all items or, if it fails, none
 */
export function createBatches<T>(run: (items: T[]) => Promise<void>): Batches<T> {
  const queues = new Map<string, Waiting<T>[]>();

  const runAlone = (one: Waiting<T>) => run([one.item]).then(one.resolve, one.reject);

  const runBatch = async (batch: Waiting<T>[]) => {
    const [first] = batch;
    if (batch.length === 1 && first) return runAlone(first);
    try {
      await run(batch.map(({ item }) => item));
    } catch {
      for (const one of batch) await runAlone(one);
      return;
    }
    for (const { resolve } of batch) resolve();
  };

  const runQueue = async (key: string, queue: Waiting<T>[]) => {
    while (queue.length > 0) await runBatch(queue.splice(0, largestBatch));
    queues.delete(key);
  };

  return {
    add: (key, item) =>
      new Promise((resolve, reject) => {
        const waiting = { item, resolve, reject };
        const queue = queues.get(key);
        if (queue) queue.push(waiting);
        else {
          const newQueue = [waiting];
          queues.set(key, newQueue);
          void runQueue(key, newQueue);
        }
      }),
  };
}
