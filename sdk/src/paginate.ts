import {
  type AnswerOf,
  type CallOptions,
  type Client,
  callAny,
  type LooseOptions,
  type OperationId,
} from './client.ts';
import type { Route } from './route.ts';

interface Page<T> {
  data: T[];
  total: number;
  isMore: boolean;
  cursor?: string;
}

/**
 * Operations that return pages: those with a `cursor`, an `offset`, or the event number `after` as parameter (rules W1,
 * W6).
 */
export type ListId = {
  [K in OperationId]: AnswerOf<K> extends Page<unknown>
    ? 'cursor' | 'offset' | 'after' extends infer Word
      ? Word extends keyof NonNullable<CallOptions<K>['query']>
        ? K
        : never
      : never
    : never;
}[OperationId];

/** One page of a list: the operation's response. */
export type PageOf<K extends ListId> = AnswerOf<K>;

/** The item type of a list: `ItemOf<'listFeeds'>` is `Feed`. */
export type ItemOf<K extends ListId> = AnswerOf<K> extends { data: (infer T)[] } ? T : never;

/** Limits of an iteration. */
export interface ListOptions {
  /** The maximum number of items; the whole list by default. */
  limit?: number;
}

/** A list that is requested page by page during the iteration. */
export interface List<K extends ListId> extends AsyncIterable<ItemOf<K>> {
  /** The same list in pages, for callers that need `total` or show single pages. */
  pages(): AsyncGenerator<PageOf<K>, void, undefined>;
}

const PAGE = 100;

interface Place {
  cursor?: string;
  offset?: number;
  after?: number;
}

/** Parameters of the next page: the cursor, the number of the last event, or the offset. */
function placeAfter({ cursor, data }: Page<unknown>, offset: number): Place {
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
 * `query.limit` is the size of a page (1–100, 100 by default). Lists with a cursor are read by it, which stays correct
 * while items are added; others by offset. Leaving the loop early stops the requests.
 *
 * @throws ApiError, NetworkError or the reason of `options.signal`, in the loop
 */
export function paginate<K extends ListId>(
  client: Client,
  operation: Route<K>,
  options?: CallOptions<K>,
  { limit = Number.POSITIVE_INFINITY }: ListOptions = {},
): List<K> {
  const given = (options ?? {}) as LooseOptions & { query?: { limit?: number; offset?: number; cursor?: string } };

  async function* pages(): AsyncGenerator<Page<ItemOf<K>>, void, undefined> {
    const { cursor, offset = 0, limit: size = PAGE, ...query } = given.query ?? {};
    let place: Place = { ...(cursor && { cursor }), ...(offset && { offset }) };
    for (let read = 0; read < limit; ) {
      const wanted = Math.min(size, limit - read);
      const page = await callAny<Page<ItemOf<K>>>(client, operation, {
        ...given,
        query: { ...query, limit: wanted, ...place },
      });
      read += page.data.length;
      yield page;
      if (!page.isMore || page.data.length === 0) return;
      place = placeAfter(page, offset + read);
    }
  }

  return {
    pages: pages as () => AsyncGenerator<PageOf<K>, void, undefined>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.data;
    },
  };
}
