import { describe, expect, it, vi } from 'vitest';
import {
  createQueryClient,
  getCreateFeedMutationOptions,
  getGetMeSuspenseQueryOptions,
  getListFeedsInfiniteQueryOptions,
  getListPostsSuspenseInfiniteQueryOptions,
  getTipPerformerMutationOptions,
  prefetchGetMeQuery,
} from './hooks.ts';
import { createClient } from './index.ts';

const page = (cursor?: string) => ({
  data: { data: [{ _id: cursor ?? 'last' }], total: 2, isMore: cursor !== undefined, ...(cursor ? { cursor } : {}) },
});

describe('createQueryClient', () => {
  it('invalidates the queries of x-invalidates, infinite queries included, after a successful mutation', async () => {
    const client = createQueryClient();
    client.setQueryData(['infinite', 'listFeeds', { sort: 'asc' }], { pages: [], pageParams: [] });
    client.setQueryData(['getPerformer', 'mara.clay'], {});
    client.setQueryData(['getMe'], {});
    const { transport } = createClient({ handle: async () => Response.json({ data: {} }, { status: 201 }) });
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(getCreateFeedMutationOptions({ request: { transport } })));
    await mutation.execute({ data: { text: 'Kiln', audience: 'public' } });
    const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
    // The first mutation loads the table of invalidations.
    await vi.waitFor(() => expect(isStale(['infinite', 'listFeeds', { sort: 'asc' }])).toBe(true), 10_000);
    expect(isStale(['getPerformer', 'mara.clay'])).toBe(true);
    expect(isStale(['getMe'])).toBe(false);
  });

  it('pages infinite queries by their cursor', async () => {
    const requested: string[] = [];
    const { transport } = createClient({
      handle: async (request) => {
        requested.push(new URL(request.url).search);
        return Response.json(requested.length === 1 ? page('c2') : page());
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
    expect(requested).toEqual(['?limit=1', '?limit=1&cursor=c2']);
    expect(data).toMatchObject({ pages: [{ data: [{ _id: 'c2' }] }, { data: [{ _id: 'last' }] }] });
  });

  it('pages lists without a cursor by offset, also with Suspense hooks', async () => {
    const requested: string[] = [];
    const { transport } = createClient({
      handle: async (request) => {
        requested.push(new URL(request.url).search);
        const isMore = requested.length < 3;
        return Response.json({ data: { data: [{ _id: 'a' }, { _id: 'b' }], total: 6, isMore } });
      },
    });
    const client = createQueryClient();
    const given = getListPostsSuspenseInfiniteQueryOptions({ limit: 2 }, { request: { transport } });
    const { initialPageParam: _, ...options } = given;
    await client.fetchInfiniteQuery({ ...client.defaultQueryOptions(options as never), pages: 5 } as never);
    expect(requested).toEqual(['?limit=2', '?limit=2&offset=2', '?limit=2&offset=4']);
  });

  it('prefetches with the query key of the Suspense hook', async () => {
    const { transport } = createClient({ handle: async () => Response.json({ data: { name: 'Noor' } }) });
    const client = createQueryClient();
    await prefetchGetMeQuery(client, { request: { transport } });
    const { queryKey } = getGetMeSuspenseQueryOptions({ request: { transport } });
    expect(client.getQueryData(queryKey)).toEqual({ name: 'Noor' });
  });

  it('W4 sends an Idempotency-Key with a payment', async () => {
    const keys: (string | null)[] = [];
    const { transport } = createClient({
      handle: async (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return Response.json({ data: {} }, { status: 201 });
      },
    });
    const client = createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(getTipPerformerMutationOptions({ request: { transport } })));
    await mutation.execute({ id: '0193f2a4c1d07b3e5a918c42', data: { amount: 25 } });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});
