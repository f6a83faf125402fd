import type { Namespace } from '@fanlight/components/i18n';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type EmbeddedQuery = readonly [key: QueryKey, data: unknown];

/** The data that the server embedded in the page; `at` is the time at which it was read, in milliseconds since 1970. */
interface EmbeddedData {
  at: number;
  queries: EmbeddedQuery[];
  namespaces: Namespace[];
}

/**
 * Adds the data that the server embedded in the page to the cache, so that the app does not fetch fresh data again.
 *
 * @returns the namespaces of messages that the page needs, if the server rendered the page
 */
export function loadEmbeddedData(queryClient: QueryClient): Namespace[] {
  const text = document.getElementById('embedded-data')?.textContent;
  if (!text) return [];
  const { at, queries, namespaces } = JSON.parse(text) as EmbeddedData;
  // `at` may be hours ago, because browsers also show pages from their cache.
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: at });
  return namespaces;
}
