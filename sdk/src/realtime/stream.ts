/**
 * Thrown if events arrive faster than the loop reads them. No event is dropped instead, because every event must be
 * delivered (rule W6).
 */
export class BufferOverflowError extends Error {
  override readonly name = 'BufferOverflowError';
  /** The number of events that were buffered. */
  readonly size: number;

  constructor(size: number) {
    super(`More than ${size} events were waiting to be read.`);
    this.size = size;
  }
}

export interface StreamOptions {
  /** Ends the loop without an error. */
  signal?: AbortSignal;
  /** The maximum number of buffered events; 1,000 by default. If there are more, `BufferOverflowError` is thrown. */
  bufferSize?: number;
}

/**
 * Subscribes to the values of a source, and to its end, which may be an error. Returns the unsubscribe function. The
 * promise of `next` resolves when the loop has handled the value.
 */
export type Subscribe<T> = (next: (value: T) => Promise<void>, end: (error?: Error) => void) => () => void;

interface Waiting<T> {
  value: T;
  handled: () => void;
}

/**
 * Returns a subscription as an async iterable. It listens from its creation on, so that no value before the first
 * iteration is lost. It unsubscribes when the loop is left, the signal aborts, or the buffer overflows.
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
      // After the loop was left, buffered values are dropped.
      handled();
      for (const dropped of waiting) dropped.handled();
    }
  }
  const generator = generate();
  // A generator that was never started does not run `finally`, so `return` must also unsubscribe.
  const returnGenerator = generator.return.bind(generator);
  generator.return = (value) => {
    stop();
    return returnGenerator(value);
  };
  return generator;
}
