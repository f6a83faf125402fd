import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction']);

/**
 * PGlite is one connection: a query outside of the open transaction waits for that transaction. Such a query from
 * inside the transaction would deadlock the whole database. The guard makes it fail immediately.
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
