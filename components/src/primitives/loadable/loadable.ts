/** A retry callback, and the server's message if that is written for users. */
export interface LoadFailure {
  retry: () => void;
  message?: string;
}

/**
 * The data of a screen: loading, failed, or ready. A failed refresh keeps the data and sets `stale`.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | ({ state: 'error' } & LoadFailure)
  | { state: 'ready'; value: T; stale?: LoadFailure };

/** The state of the next page: idle, loading, failed, or the end of the list. */
export type MoreState = 'idle' | 'loading' | 'error' | 'end';

/** The loaded part of a list. */
export interface ListPage<T> {
  items: readonly T[];
  more: MoreState;
  /** The total number, if the server returns it. */
  total?: number;
}

/** The list of a screen: loading, failed, or ready. */
export type ListLoadable<T> = Loadable<ListPage<T>>;

export const loading: Loadable<never> = { state: 'loading' };

export function failed(retry: () => void, message?: string): Loadable<never> {
  return { state: 'error', retry, message };
}

export function ready<T>(value: T, stale?: LoadFailure): Loadable<T> {
  return { state: 'ready', value, stale };
}

/** Returns a ready list, by default without further pages. */
export function readyList<T>(items: readonly T[], more: MoreState = 'end'): ListLoadable<T> {
  return ready({ items, more });
}
