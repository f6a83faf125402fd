/** A retry callback, and the server's message if it can be shown. */
export interface LoadFailure {
  retry: () => void;
  message?: string;
}

/**
 * The data of a screen: loading, failed with a retry, or ready. A failed refresh keeps the data and is reported in
 * `stale`.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | ({ state: 'error' } & LoadFailure)
  | { state: 'ready'; value: T; stale?: LoadFailure };

/** The state of the next page: idle, loading, failed, or the end of the list. */
export type MoreState = 'idle' | 'loading' | 'error' | 'end';

/** A list that grows. Empty is `items.length === 0`. */
export interface ListPage<T> {
  items: readonly T[];
  more: MoreState;
  /** The total number, if the server returns it. */
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

/** A list, complete or with further pages. */
export function readyList<T>(items: readonly T[], more: MoreState = 'end'): ListLoadable<T> {
  return ready({ items, more });
}
