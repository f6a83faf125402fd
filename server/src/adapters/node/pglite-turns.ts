import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Queries may block the event loop for at most this number of milliseconds. */
const longestTurnMs = 10;

/** Runs one task at a time. Yields to the event loop when tasks have blocked it for too long. */
function createTurns(longestMs: number) {
  let turn: { startedAt: number; ended: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function wait() {
    turn ??= {
      startedAt: performance.now(),
      ended: setImmediate().then(() => {
        turn = undefined;
      }),
    };
    if (performance.now() - turn.startedAt >= longestMs) await turn.ended;
  }
  return {
    wait,
    /** Runs `work` after all work that was added before. */
    next<T>(work: () => Promise<T>): Promise<T> {
      const result = last.then(wait).then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Returns an object with some of its methods replaced. The other methods are bound to the original object. */
function replaceMethods<T extends object>(object: T, replace: (name: PropertyKey, method: Method) => Method): T {
  return new Proxy(object, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? replace(name, value.bind(target)) : value;
    },
  });
}

/**
 * Makes a queue of queries yield to the event loop every few milliseconds. PGlite runs in this thread, so that under
 * load timers, sockets and pages without queries would otherwise wait for seconds.
 */
export function yieldBetweenQueries(client: PGlite, longestMs = longestTurnMs): PGlite {
  const { wait, next } = createTurns(longestMs);
  const inTransaction = <T extends object>(tx: T) =>
    replaceMethods(tx, (name, method) =>
      name === 'query' || name === 'exec' ? (...parameters) => wait().then(() => method(...parameters)) : method,
    );
  return replaceMethods(client, (name, method) => {
    if (name === 'query' || name === 'exec') return (...parameters) => next(() => method(...parameters));
    if (name !== 'transaction') return method;
    return (work) => next(() => method((tx: object) => (work as (tx: object) => unknown)(inTransaction(tx))));
  });
}
