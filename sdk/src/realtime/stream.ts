/** Thrown if events arrive faster than the loop reads them, because no event may be lost (rule W6). */
export class BufferOverflowError extends Error {
  override readonly name = 'BufferOverflowError';
  /** The number of buffered events. */
  readonly size: number;

  constructor(size: number) {
    super(`More than ${size} events were waiting to be read.`);
    this.size = size;
  }
}

export interface StreamOptions {
  /** Ends the loop without an error. */
  signal?: AbortSignal;
  /** The maximum number of buffered events; 1,000 by default. One more throws `BufferOverflowError`. */
  bufferSize?: number;
}

/**
 * Subscribes to the values and to the end of the source, which may have an error; returns the unsubscribe function.
 * `next` resolves once the loop has handled the value.
 */
export type Subscribe<T> = (next: (value: T) => Promise<void>, end: (error?: Error) => void) => () => void;

interface Waiting<T> {
  value: T;
  handled: () => void;
}

/**
 * A subscription as an async iterable. It listens from its creation on, so that no value before the first iteration is
 * lost, and unsubscribes when the loop is left, the signal aborts, or the buffer overflows.
 */
export function streamOf<T>(subscribe: Subscribe<T>, options: StreamOptions = {}): AsyncGenerator<T, void, undefined> {
  const { signal, bufferSize = 1000 } = options;
  const waiting: Waiting<T>[] = [];
  let failure: Error | undefined;
  let isOver = false;
  let wake = (): void => {};
  const stop = (): void => {
    isOver = true;
    signal?.removeEventListener('abort', stop);
    unsubscribe();
    wake();
  };
  const fail = (error: Error | undefined): void => {
    failure = error;
    stop();
  };
  const push = (value: T): Promise<void> => {
    if (waiting.length >= bufferSize) {
      fail(new BufferOverflowError(bufferSize));
      return Promise.resolve();
    }
    return new Promise((handled) => {
      waiting.push({ value, handled });
      wake();
    });
  };
  const unsubscribe = subscribe(push, fail);
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop);

  async function* generate(): AsyncGenerator<T, void, undefined> {
    let handled = (): void => {};
    try {
      while (!signal?.aborted) {
        const next = waiting.shift();
        if (next) {
          handled = next.handled;
          yield next.value;
          handled();
        } else if (failure) throw failure;
        else if (isOver) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      stop();
      // Buffered values are dropped after the loop was left.
      handled();
      for (const dropped of waiting) dropped.handled();
    }
  }
  const generator = generate();
  // A generator that was never started runs no `finally`, so `return` also has to unsubscribe.
  const leave = generator.return.bind(generator);
  generator.return = (value) => {
    stop();
    return leave(value);
  };
  return generator;
}
