import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction']);

/**
 * PGlite is one connection: using it outside of the transaction that is open waits for that transaction, and from inside
 * it waits for ever, for everybody. This makes such a use fail at once, where it is made.
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
