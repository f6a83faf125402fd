/** How to try again, and what to say if the server said something fit for people. */
export interface LoadFailure {
  retry: () => void;
  message?: string;
}

/**
 * What a screen gets instead of data: still loading, failed with a way to try again, or there. A refresh that fails
 * keeps what was there and says so in `stale`.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | ({ state: 'error' } & LoadFailure)
  | { state: 'ready'; value: T; stale?: LoadFailure };

/** What stands below the last item: nothing asked for, asked for, failed, or no more. */
export type MoreState = 'idle' | 'loading' | 'error' | 'end';

/** A list that grows. Empty is `items.length === 0`. */
export interface ListPage<T> {
  items: readonly T[];
  more: MoreState;
  /** How many there are in all, where the server says so. */
  total?: number;
}

/** A list that a screen gets: loading, failed, or there with its end. */
export type ListLoadable<T> = Loadable<ListPage<T>>;

export const loading: Loadable<never> = { state: 'loading' };

export function failed(retry: () => void, message?: string): Loadable<never> {
  return { state: 'error', retry, message };
}

export function ready<T>(value: T, stale?: LoadFailure): Loadable<T> {
  return { state: 'ready', value, stale };
}

/** A complete list, or one with more to come. */
export function readyList<T>(items: readonly T[], more: MoreState = 'end'): ListLoadable<T> {
  return ready({ items, more });
}
