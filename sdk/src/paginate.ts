import type { AnswerOf, CallOptions, Client, OperationId } from './client.ts';

interface Page<T> {
  data: T[];
  isMore: boolean;
  cursor?: string;
}

/** The operations that page by a cursor. */
export type EndlessId = {
  [K in OperationId]: CallOptions<K>['query'] extends { cursor?: string } | undefined
    ? AnswerOf<K> extends Page<unknown>
      ? 'cursor' extends keyof NonNullable<CallOptions<K>['query']>
        ? K
        : never
      : never
    : never;
}[OperationId];

export type ItemOf<K extends EndlessId> = AnswerOf<K> extends Page<infer T> ? T : never;

/**
 * Every item of an endless list, page by page, correct while items are added (rule W1):
 * `for await (const feed of paginate(client, 'listFeeds', {}, { limit: 50 }))`.
 */
export async function* paginate<K extends EndlessId>(
  client: Client,
  operation: K,
  options: CallOptions<K>,
  { limit = 100 }: { limit?: number } = {},
): AsyncGenerator<ItemOf<K>, void, undefined> {
  const call = client.call as (operation: K, options: object) => Promise<Page<ItemOf<K>>>;
  let cursor: string | undefined;
  do {
    const query = { ...(options.query as object | undefined), limit, ...(cursor === undefined ? {} : { cursor }) };
    const page: Page<ItemOf<K>> = await call(operation, { ...options, query });
    yield* page.data;
    cursor = page.isMore ? page.cursor : undefined;
  } while (cursor !== undefined);
}
