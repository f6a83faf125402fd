/** Reports an exception of a listener: as an uncaught error in a page, and otherwise on the console. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** A set of listeners. If one throws, the others are still called. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => unknown>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void = report) {
    this.#onError = onError;
  }

  /** Adds a listener. Returns a function that removes the listener. */
  readonly add = (listener: (value: T) => unknown): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /**
   * Calls each listener. The returned promise resolves when all promises of the listeners have settled. Exceptions are
   * passed to `onError`.
   */
  emit(value: T): Promise<unknown> | undefined {
    const pending: Promise<unknown>[] = [];
    for (const listener of [...this.#all]) {
      try {
        const result = listener(value);
        if (result instanceof Promise) pending.push(result.catch(this.#onError));
      } catch (error) {
        this.#onError(error);
      }
    }
    return pending.length ? Promise.all(pending) : undefined;
  }
}
