import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction']);

/**
 * Wraps PGlite, which has only one connection. A query outside of the open transaction waits for that transaction. If
 * such a query were sent from inside the transaction, it would deadlock the whole database. This wrapper makes it fail
 * immediately.
 */
export function guardPglite(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (!guarded.has(name)) return value.bind(target);
      return (...args: unknown[]) => {
        if (insideTransaction.getStore()) {
          throw new Error(
            'The database was used outside of the open transaction: pass the transaction as an argument.',
          );
        }
        if (name !== 'transaction') return value.apply(target, args);
        const [work] = args as [(tx: unknown) => unknown];
        return value.call(target, (tx: unknown) => insideTransaction.run(true, () => work(tx)));
      };
    },
  });
}
