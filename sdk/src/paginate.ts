import {
  type CallOptions,
  type Client,
  callAny,
  type LooseOptions,
  type OperationId,
  type ResultOf,
} from './client.ts';
import type { Route } from './route.ts';

interface Page<T> {
  data: T[];
  total: number;
  isMore: boolean;
  cursor?: string;
}

/**
 * The operations that return pages. Their parameters include a `cursor`, an `offset`, or the event number `after`
 * (rules W1, W6).
 */
export type ListId = {
  [K in OperationId]: ResultOf<K> extends Page<unknown>
    ? 'cursor' | 'offset' | 'after' extends infer Parameter
      ? Parameter extends keyof NonNullable<CallOptions<K>['query']>
        ? K
        : never
      : never
    : never;
}[OperationId];

/** One page of a list, which is the response of the operation. */
export type PageOf<K extends ListId> = ResultOf<K>;

/** The type of the items of a list: `ItemOf<'listFeeds'>` is `Feed`. */
export type ItemOf<K extends ListId> = ResultOf<K> extends { data: (infer T)[] } ? T : never;

/** The options of an iteration. */
export interface ListOptions {
  /** The maximum number of items. By default, the whole list is read. */
  limit?: number;
}

/** A list whose pages are requested during the iteration. */
export interface List<K extends ListId> extends AsyncIterable<ItemOf<K>> {
  /** Iterates over the same list by page, for code that needs `total` or shows single pages. */
  pages(): AsyncGenerator<PageOf<K>, void, undefined>;
}

const DEFAULT_PAGE_SIZE = 100;

interface PageStart {
  cursor?: string;
  offset?: number;
  after?: number;
}

/** Returns the parameters of the next page: the cursor, the number of the last event, or the offset. */
function startOfNextPage({ cursor, data }: Page<unknown>, offset: number): PageStart {
  if (cursor !== undefined) return { cursor };
  const last = data.at(-1) as { channel?: string; no?: number } | undefined;
  return last?.channel !== undefined && last.no !== undefined ? { after: last.no } : { offset };
}

/**
 * Iterates over a list, by item or by page:
 *
 * ```ts
 * for await (const feed of paginate(client, api.listFeeds)) …
 * for await (const page of paginate(client, api.listFeeds, { query: { limit: 20 } }).pages()) …
 * ```
 *
 * `query.limit` is the size of a page (1–100, 100 by default). Lists with a cursor are read by the cursor, which skips
 * and repeats nothing while items are added. Other lists are read by offset. Leaving the loop early stops the requests.
 *
 * @throws ApiError, NetworkError or the reason of `options.signal`, in the loop
 */
export function paginate<K extends ListId>(
  client: Client,
  operation: Route<K>,
  options?: CallOptions<K>,
  { limit = Number.POSITIVE_INFINITY }: ListOptions = {},
): List<K> {
  const callOptions = (options ?? {}) as LooseOptions & {
    query?: { limit?: number; offset?: number; cursor?: string };
  };

  async function* pages(): AsyncGenerator<Page<ItemOf<K>>, void, undefined> {
    const { cursor, offset = 0, limit: size = DEFAULT_PAGE_SIZE, ...query } = callOptions.query ?? {};
    let start: PageStart = { ...(cursor && { cursor }), ...(offset && { offset }) };
    for (let read = 0; read < limit; ) {
      const pageSize = Math.min(size, limit - read);
      const page = await callAny<Page<ItemOf<K>>>(client, operation, {
        ...callOptions,
        query: { ...query, limit: pageSize, ...start },
      });
      read += page.data.length;
      yield page;
      if (!page.isMore || page.data.length === 0) return;
      start = startOfNextPage(page, offset + read);
    }
  }

  return {
    pages: pages as () => AsyncGenerator<PageOf<K>, void, undefined>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.data;
    },
  };
}
