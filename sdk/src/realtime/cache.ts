import type { QueryClient } from '@tanstack/react-query';
import { operationOf } from '../hooks.ts';

interface List<T> {
  data: T[];
  total: number;
}
interface Pages<T> {
  pages: List<T>[];
}

const isPages = (data: object): data is Pages<unknown> => 'pages' in data;
const isList = (data: object): data is List<unknown> => 'data' in data && Array.isArray(data.data);

/** Changes what is cached of some operations: the thing itself, or every such thing in lists and endless lists. */
export function changeCached<T>(client: QueryClient, operations: readonly string[], change: (item: T) => T): void {
  const inList = (list: List<unknown>): List<unknown> => ({
    ...list,
    data: list.data.map((item) => change(item as T)),
  });
  client.setQueriesData<object>({ predicate: (query) => operations.includes(operationOf(query)) }, (data) => {
    if (!data) return data;
    if (isPages(data)) return { ...data, pages: data.pages.map(inList) };
    return isList(data) ? inList(data) : (change(data as T) as object);
  });
}

/**
 * Changes the items of each cached list of one operation as a whole; `params` are those of its query, and `of` is the id
 * in its address, such as that of the conversation.
 */
export function changeLists<T>(
  client: QueryClient,
  operation: string,
  changeItems: (items: T[], params: Record<string, unknown>, of: string | undefined) => T[],
): void {
  for (const query of client.getQueryCache().findAll({ predicate: (one) => operationOf(one) === operation })) {
    const { queryKey } = query;
    const params = (queryKey.find((part) => typeof part === 'object') ?? {}) as Record<string, unknown>;
    const of = queryKey.slice(queryKey.indexOf(operation) + 1).find((part) => typeof part === 'string');
    const change = (items: T[]) => changeItems(items, params, of);
    client.setQueryData<object>(query.queryKey, (data) => {
      if (!data) return data;
      if (!isPages(data)) return isList(data) ? withItems(data, change(data.data as T[])) : data;
      // The items of all pages in one line, then cut at the old lengths; what is new makes the first page longer.
      const items = change(data.pages.flatMap((page) => page.data) as T[]);
      const added = items.length - data.pages.reduce((sum, page) => sum + page.data.length, 0);
      let at = 0;
      const pages = data.pages.map((page, i) => {
        const start = at;
        at += page.data.length + (i === 0 ? added : 0);
        return { ...page, data: items.slice(start, at), total: page.total + added };
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
