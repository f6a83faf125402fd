/** The loop over events is slower than they come: one would be lost, and none may be (rule W6). */
export class BufferOverflowError extends Error {
  override readonly name = 'BufferOverflowError';
  /** How many events had been waiting. */
  readonly size: number;

  constructor(size: number) {
    super(`More than ${size} events were waiting to be read.`);
    this.size = size;
  }
}

export interface StreamOptions {
  /** Ends the loop, quietly. */
  signal?: AbortSignal;
  /** How many events may wait while the loop is busy; 1,000 when left out. One more throws `BufferOverflowError`. */
  bufferSize?: number;
}

/**
 * Hears values, and that there will be no more, because of an error or not; gives back how to stop. `next` resolves once
 * the loop has handled the value.
 */
export type Subscribe<T> = (next: (value: T) => Promise<void>, end: (error?: Error) => void) => () => void;

interface Waiting<T> {
  value: T;
  handled: () => void;
}

/**
 * What a subscription tells, as a loop reads it. It listens from the moment it is made, so that nothing is missed before
 * the first turn, and stops when the loop is left, the signal aborted, or the buffer full.
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
  const take = (value: T): Promise<void> => {
    if (waiting.length >= bufferSize) {
      fail(new BufferOverflowError(bufferSize));
      return Promise.resolve();
    }
    return new Promise((handled) => {
      waiting.push({ value, handled });
      wake();
    });
  };
  const unsubscribe = subscribe(take, fail);
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop);

  async function* walk(): AsyncGenerator<T, void, undefined> {
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
      // Who leaves the loop wants none of what still waits.
      handled();
      for (const one of waiting) one.handled();
    }
  }
  const generator = walk();
  // A generator that was never walked has no `finally` to run: leaving it must stop it all the same.
  const leave = generator.return.bind(generator);
  generator.return = (value) => {
    stop();
    return leave(value);
  };
  return generator;
}
