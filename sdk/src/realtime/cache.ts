import type { QueryClient } from '@tanstack/react-query';
import type { QueriesOf } from '../generated/queries.ts';
import { operationOf } from '../invalidate.ts';
import { changeQuery } from './fetching-queries.ts';

interface List<T> {
  data: T[];
  total: number;
}
interface Pages<T> {
  pages: List<T>[];
}

const isPages = (data: object): data is Pages<unknown> => 'pages' in data;
const isList = (data: object): data is List<unknown> => 'data' in data && Array.isArray(data.data);

/**
 * Returns the list with its items changed. If no item has changed, returns the same object, so that its components do
 * not render again.
 */
function mapList<T>(list: List<unknown>, change: (item: T) => T): List<unknown> {
  let isChanged = false;
  const data = list.data.map((item) => {
    const next = change(item as T);
    if (next !== item) isChanged = true;
    return next;
  });
  return isChanged ? { ...list, data } : list;
}

/**
 * Returns a cached response with its items changed. Undefined, which leaves the cache unchanged, if no item has
 * changed.
 */
function changeResponse<T>(response: object, change: (item: T) => T): object | undefined {
  if (isPages(response)) {
    const pages = response.pages.map((page) => mapList(page, change));
    return pages.some((page, index) => page !== response.pages[index]) ? { ...response, pages } : undefined;
  }
  const next = isList(response) ? mapList(response, change) : (change(response as T) as object);
  return next === response ? undefined : next;
}

/**
 * Changes cached items in the responses of some operations: single items, lists and infinite queries. If `change`
 * returns its argument, the cached response stays the same object, and its observers are not notified.
 *
 * @param queries - all queries whose responses contain such items, from `@fanlight/sdk/queries`
 */
export function changeCached<T>(client: QueryClient, queries: QueriesOf<T, string>, change: (item: T) => T): void {
  for (const query of client.getQueryCache().findAll({ predicate: (one) => queries.includes(operationOf(one)) }))
    changeQuery(client, query, (data) => changeResponse(data, change));
}

/**
 * Changes the list of items in every cached query of one operation. `params` are the parameters of the query. `ownerId`
 * is the id in its path, such as that of the conversation.
 */
export function changeLists<T>(
  client: QueryClient,
  operation: string,
  changeItems: (items: T[], params: Record<string, unknown>, ownerId: string | undefined) => T[],
): void {
  for (const query of client.getQueryCache().findAll({ predicate: (one) => operationOf(one) === operation })) {
    const { queryKey } = query;
    const params = (queryKey.find((part) => typeof part === 'object') ?? {}) as Record<string, unknown>;
    const ownerId = queryKey.slice(queryKey.indexOf(operation) + 1).find((part) => typeof part === 'string');
    const change = (items: T[]) => changeItems(items, params, ownerId);
    changeQuery(client, query, (data) => {
      if (!isPages(data)) {
        if (!isList(data)) return undefined;
        const items = change(data.data as T[]);
        return items === data.data ? undefined : withItems(data, items);
      }
      // Joins the items of all pages, changes them, and splits them by the old lengths of the pages. New items become
      // part of the first page.
      const before = data.pages.flatMap((page) => page.data) as T[];
      const items = change(before);
      if (items === before) return undefined;
      const added = items.length - before.length;
      let end = 0;
      const pages = data.pages.map((page, i) => {
        const start = end;
        end += page.data.length + (i === 0 ? added : 0);
        return { ...page, data: items.slice(start, end), total: page.total + added };
      });
      return { ...data, pages };
    });
  }
}

const withItems = <T>(list: List<unknown>, data: T[]): List<T> => ({
  ...list,
  data,
  total: list.total + data.length - list.data.length,
});

/**
 * Inserts an item into the loaded part of a sorted list. An item behind the end of a descending list is left out: it is
 * on a page that is not loaded yet, and would be twice in the list afterwards.
 */
export function insertSorted<T>(items: T[], item: T, keyOf: (item: T) => string, isAscending: boolean): T[] {
  const key = keyOf(item);
  const place = items.findIndex((other) => (isAscending ? keyOf(other) > key : keyOf(other) < key));
  if (place < 0 && !isAscending && items.length > 0) return items;
  return items.toSpliced(place < 0 ? items.length : place, 0, item);
}
