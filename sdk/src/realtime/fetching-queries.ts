import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

/** Changes the data of a query. Returns undefined if nothing changes. */
type Change = (data: object) => object | undefined;

/** The changes by events since the start of the current fetch of each query, in the order of the events. */
const keptChanges = new WeakMap<Query, Change[]>();
const observedClients = new WeakSet<QueryClient>();

let isKeeping = false;

/**
 * Runs a function that changes cached queries for an event. The response of a fetch that is in progress may be older
 * than the event, and would undo these changes. So they are repeated on the response. This is safe if the response is
 * newer, because events arrive in their order, and each change can be repeated.
 */
export function keepingChanges(apply: () => void): void {
  isKeeping = true;
  try {
    apply();
  } finally {
    isKeeping = false;
  }
}

/** Repeats the kept changes on the response of a fetch, before the components see it. */
function onNotification(client: QueryClient, notification: QueryCacheNotifyEvent): void {
  if (notification.type !== 'updated') return;
  const { query, action } = notification;
  const changes = keptChanges.get(query);
  if (!changes || query.state.fetchStatus !== 'idle') return;
  keptChanges.delete(query);
  // A fetch that failed or was cancelled has not replaced the data.
  if (action.type === 'success') for (const change of changes) changeData(client, query, change);
}

/**
 * Changes the data of a query. A query that waits to be read again, such as one that no component uses at present, still
 * has to be read: React Query would take the changed data for a new response.
 */
function changeData(client: QueryClient, query: Query, change: Change): void {
  const { isInvalidated } = query.state;
  client.setQueryData<object>(query.queryKey, (data) => data && change(data));
  if (isInvalidated) query.invalidate();
}

/** Changes the data of a query, if it is loaded. In {@link keepingChanges}, also changes the response of its fetch. */
export function changeQuery(client: QueryClient, query: Query, change: Change): void {
  if (isKeeping && query.state.fetchStatus !== 'idle') {
    const changes = keptChanges.get(query) ?? [];
    keptChanges.set(query, [...changes, change]);
    if (!observedClients.has(client)) {
      observedClients.add(client);
      client.getQueryCache().subscribe((notification) => onNotification(client, notification));
    }
  }
  changeData(client, query, change);
}
