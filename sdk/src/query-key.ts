/** Adds the query key to the result of a query without copying it. */
class QueryKeyHandler<T extends object> implements ProxyHandler<T> {
  readonly #queryKey: unknown;

  constructor(queryKey: unknown) {
    this.#queryKey = queryKey;
  }

  get(result: T, property: PropertyKey): unknown {
    return property === 'queryKey' ? this.#queryKey : Reflect.get(result, property);
  }

  has(result: T, property: PropertyKey): boolean {
    return property === 'queryKey' || Reflect.has(result, property);
  }

  ownKeys(result: T): (string | symbol)[] {
    return ['queryKey', ...Reflect.ownKeys(result).filter((key) => key !== 'queryKey')];
  }

  getOwnPropertyDescriptor(result: T, property: PropertyKey): PropertyDescriptor | undefined {
    if (property !== 'queryKey') return Reflect.getOwnPropertyDescriptor(result, property);
    return { value: this.#queryKey, enumerable: true, configurable: true, writable: true };
  }
}

/**
 * Returns the result of a query with its query key. Called by generated hooks. TanStack Query records which properties
 * of the result a component reads, so reading one property must not read the others.
 *
 * Orval would define a getter for each of 26 properties in every render of every hook. V8 creates a hidden class for each
 * of these objects, which keeps the objects of the render alive until the next major garbage collection.
 */
export const withQueryKey = <T extends object, K>(result: T, queryKey: K): T & { queryKey: K } =>
  new Proxy(result, new QueryKeyHandler<T>(queryKey)) as T & { queryKey: K };
