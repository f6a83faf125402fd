import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds for which queries may block the event loop. */
const longestTurnMs = 10;

/** Runs one task at a time, and yields to the event loop if it has not run for too long. */
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
    /** Runs `work` after all earlier work. */
    next<T>(work: () => Promise<T>): Promise<T> {
      const result = last.then(wait).then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Replaces methods of an object; the others stay bound to it. */
function replaceMethods<T extends object>(object: T, replace: (name: PropertyKey, method: Method) => Method): T {
  return new Proxy(object, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? replace(name, value.bind(target)) : value;
    },
  });
}

/**
 * PGlite works in this thread. Queries that wait for each other would block the event loop: under load, timers, sockets and pages
 * without queries would wait for seconds. This yields every few milliseconds.
 */
export function takeTurns(client: PGlite, longestMs = longestTurnMs): PGlite {
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
