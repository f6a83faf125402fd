import { describe, expect, it } from 'vitest';
import { createQueryClient, getCreateFeedMutationOptions, getListFeedsInfiniteQueryOptions } from './hooks.ts';
import { createClient } from './index.ts';

const page = (cursor?: string) => ({
  data: { data: [{ _id: cursor ?? 'last' }], total: 2, isMore: cursor !== undefined, ...(cursor ? { cursor } : {}) },
});

describe('createQueryClient', () => {
  it('makes the queries of x-invalidates stale once a mutation succeeded, endless lists included', async () => {
    const client = createQueryClient();
    client.setQueryData(['infinite', 'listFeeds', { sort: 'asc' }], { pages: [], pageParams: [] });
    client.setQueryData(['getPerformer', 'mara.clay'], {});
    client.setQueryData(['getMe'], {});
    const { transport } = createClient({ fetch: async () => Response.json({ data: {} }, { status: 201 }) });
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(getCreateFeedMutationOptions({ request: { transport } })));
    await mutation.execute({ data: { text: 'Kiln', audience: 'public' } });
    const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(isStale(['infinite', 'listFeeds', { sort: 'asc' }])).toBe(true);
    expect(isStale(['getPerformer', 'mara.clay'])).toBe(true);
    expect(isStale(['getMe'])).toBe(false);
  });

  it('pages endless lists by their cursor', async () => {
    const asked: string[] = [];
    const { transport } = createClient({
      fetch: async (request) => {
        asked.push(new URL(request.url).search);
        return Response.json(asked.length === 1 ? page('c2') : page());
      },
    });
    const client = createQueryClient();
    const { initialPageParam: _, ...options } = getListFeedsInfiniteQueryOptions(
      { limit: 1 },
      { request: { transport } },
    );
    const data = await client.fetchInfiniteQuery({
      ...client.defaultQueryOptions(options as never),
      pages: 5,
    } as never);
    expect(asked).toEqual(['?limit=1', '?limit=1&cursor=c2']);
    expect(data).toMatchObject({ pages: [{ data: [{ _id: 'c2' }] }, { data: [{ _id: 'last' }] }] });
  });
});
