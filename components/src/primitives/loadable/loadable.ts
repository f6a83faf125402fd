/** The details of a failure: a callback that retries, and the server's message if it is written for users. */
export interface LoadFailure {
  retry: () => void;
  message?: string;
}

/**
 * The data of a screen, which is loading, failed, or ready. If a refetch fails, the data stays ready, and `stale` is
 * set.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | ({ state: 'error' } & LoadFailure)
  | { state: 'ready'; value: T; stale?: LoadFailure };

/** The state of the next page of a list: not requested, loading, failed, or the end of the list. */
export type MoreState = 'idle' | 'loading' | 'error' | 'end';

/** The part of a list that is loaded. */
export interface ListPage<T> {
  items: readonly T[];
  more: MoreState;
  /** The total number of items; undefined if the server does not return it. */
  total?: number;
  /** Whether there are more items than `total`, because the server does not count all of them. */
  isTotalCapped?: boolean;
}

/** The list of a screen, which is loading, failed, or ready. */
export type ListLoadable<T> = Loadable<ListPage<T>>;

export const loading: Loadable<never> = { state: 'loading' };

export function failed(retry: () => void, message?: string): Loadable<never> {
  return { state: 'error', retry, message };
}

export function ready<T>(value: T, stale?: LoadFailure): Loadable<T> {
  return { state: 'ready', value, stale };
}

/** Returns a list that is ready. By default it has no further pages. */
export function readyList<T>(items: readonly T[], more: MoreState = 'end'): ListLoadable<T> {
  return ready({ items, more });
}
