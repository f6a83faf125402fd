/** A set of listeners of which none can stop the others. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  /** Adds one; gives back how to take it away. */
  readonly add = (listener: (value: T) => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell(value: T): void {
    for (const listener of [...this.#all]) {
      try {
        listener(value);
      } catch (error) {
        // The order of events does not depend on who listens: the runtime reports it, the next listener goes on.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
