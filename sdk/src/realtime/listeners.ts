/** Reports a failure of a listener where nobody handles it: as the page does with its own errors, or on the console. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** A set of listeners of which none can stop the others. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => unknown>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void = report) {
    this.#onError = onError;
  }

  /** Adds one; gives back how to take it away. */
  readonly add = (listener: (value: T) => unknown): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /** Calls each; the promise resolves once all that returned a promise are done. Failures go to `onError`. */
  tell(value: T): Promise<unknown> | undefined {
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
