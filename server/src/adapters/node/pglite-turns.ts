import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** For how long queries may keep the event loop from its other work, in milliseconds. */
const longestTurnMs = 10;

/** Runs one thing at a time, and lets the event loop do its other work where it has not for too long. */
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
    /** Runs `work` once everything before it has ended. */
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
 * PGlite works in this thread. Queries that wait for each other follow without the event loop turning once, so that under
 * load timers, sockets and pages that need no database would wait for seconds. This lets it turn every few milliseconds.
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
