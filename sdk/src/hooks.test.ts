import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  createQueryClient,
  getCreateFeedMutationOptions,
  getGetMeQueryOptions,
  getGetMeSuspenseQueryOptions,
  getGetUnreadNotificationCountQueryOptions,
  getListFeedsInfiniteQueryOptions,
  getListPostsSuspenseInfiniteQueryOptions,
  getTipPerformerMutationOptions,
  getUpdateMeMutationOptions,
  prefetchGetMeQuery,
  setClient,
} from './hooks.ts';
import { createClient, memoryTokenStore } from './index.ts';

const page = (cursor?: string) => ({
  data: { data: [{ _id: cursor ?? 'last' }], total: 2, isMore: cursor !== undefined, ...(cursor ? { cursor } : {}) },
});

describe('createQueryClient', () => {
  it('invalidates the queries in x-invalidates, including infinite queries, after a successful mutation', async () => {
    const client = createClient({ handle: async () => Response.json({ data: {} }, { status: 201 }) });
    const queryClient = createQueryClient({ client });
    queryClient.setQueryData(['infinite', 'listFeeds', { sort: 'asc' }], { pages: [], pageParams: [] });
    queryClient.setQueryData(['getPerformer', 'mara.clay'], {});
    queryClient.setQueryData(['getMe'], {});
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, queryClient.defaultMutationOptions(getCreateFeedMutationOptions()));
    await mutation.execute({ data: { text: 'Kiln', audience: 'public' } });
    const isStale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    // Waits, because the first mutation loads the table of invalidations.
    await vi.waitFor(() => expect(isStale(['infinite', 'listFeeds', { sort: 'asc' }])).toBe(true), 10_000);
    expect(isStale(['getPerformer', 'mara.clay'])).toBe(true);
    expect(isStale(['getMe'])).toBe(false);
  });

  it('repeats a failed query when the device is online again', async () => {
    let isOnline = false;
    const client = createClient({
      handle: async () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return Response.json({ data: { total: 1 } });
      },
    });
    const queryClient = createQueryClient({ client });
    queryClient.mount();
    onlineManager.setOnline(false);
    const options = queryClient.defaultQueryOptions(getGetUnreadNotificationCountQueryOptions());
    const observer = new QueryObserver(queryClient, options);
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), 10_000);
    isOnline = true;
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ total: 1 }), 10_000);
    unsubscribe();
    queryClient.unmount();
  });

  it('requests the next page of an infinite query with the cursor of the previous page', async () => {
    const requested: string[] = [];
    const client = createClient({
      handle: async (request) => {
        requested.push(new URL(request.url).search);
        return Response.json(requested.length === 1 ? page('c2') : page());
      },
    });
    const queryClient = createQueryClient({ client });
    const { initialPageParam: _, ...options } = getListFeedsInfiniteQueryOptions({ limit: 1 });
    const data = await queryClient.fetchInfiniteQuery({
      ...queryClient.defaultQueryOptions(options as never),
      pages: 5,
    } as never);
    expect(requested).toEqual(['?limit=1', '?limit=1&cursor=c2']);
    expect(data).toMatchObject({ pages: [{ data: [{ _id: 'c2' }] }, { data: [{ _id: 'last' }] }] });
  });

  it('requests the next page of a list without a cursor by offset, with Suspense hooks too', async () => {
    const requested: string[] = [];
    const client = createClient({
      handle: async (request) => {
        requested.push(new URL(request.url).search);
        const isMore = requested.length < 3;
        return Response.json({ data: { data: [{ _id: 'a' }, { _id: 'b' }], total: 6, isMore } });
      },
    });
    const queryClient = createQueryClient({ client });
    const given = getListPostsSuspenseInfiniteQueryOptions({ limit: 2 });
    const { initialPageParam: _, ...options } = given;
    await queryClient.fetchInfiniteQuery({ ...queryClient.defaultQueryOptions(options as never), pages: 5 } as never);
    expect(requested).toEqual(['?limit=2', '?limit=2&offset=2', '?limit=2&offset=4']);
  });

  it('prefetches data under the query key that the Suspense hook uses', async () => {
    const client = createClient({ handle: async () => Response.json({ data: { name: 'Noor' } }) });
    const queryClient = createQueryClient({ client });
    await prefetchGetMeQuery(queryClient);
    const { queryKey } = getGetMeSuspenseQueryOptions();
    expect(queryClient.getQueryData(queryKey)).toEqual({ name: 'Noor' });
  });

  it('sends an Idempotency-Key with a payment (rule W4)', async () => {
    const keys: (string | null)[] = [];
    const client = createClient({
      handle: async (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return Response.json({ data: {} }, { status: 201 });
      },
    });
    const queryClient = createQueryClient({ client });
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, queryClient.defaultMutationOptions(getTipPerformerMutationOptions()));
    await mutation.execute({ id: '0193f2a4c1d07b3e5a918c42', data: { amount: 25 } });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});

describe('the API client of a QueryClient', () => {
  /**
   * Returns a client whose responses contain its token as the name of the user. It responds in a later microtask, so
   * that calls overlap.
   */
  const createUserClient = (token: string) =>
    createClient({
      token: memoryTokenStore(token),
      handle: async (request) => {
        await Promise.resolve();
        return Response.json({ data: { name: request.headers.get('authorization') } });
      },
    });

  it('is used only by the hooks of its own QueryClient, even if 20 users call concurrently', async () => {
    const users = Array.from({ length: 20 }, (_, number) => `user-${number}`);
    const queryClients = users.map((user) => createQueryClient({ client: createUserClient(user) }));
    const reads = queryClients.map((queryClient) => queryClient.fetchQuery(getGetMeQueryOptions()));
    const writes = queryClients.map((queryClient) =>
      queryClient
        .getMutationCache()
        .build(queryClient, queryClient.defaultMutationOptions(getUpdateMeMutationOptions()))
        .execute({ data: {} }),
    );
    expect((await Promise.all(reads)).map(({ name }) => name)).toEqual(users);
    expect((await Promise.all(writes)).map(({ name }) => name)).toEqual(users);
  });

  it('can be set by setClient on any QueryClient', async () => {
    const queryClient = new QueryClient();
    setClient(queryClient, createUserClient('noor'));
    expect(await queryClient.fetchQuery(getGetMeQueryOptions())).toEqual({ name: 'noor' });
  });

  it('can be replaced for one hook', async () => {
    const queryClient = createQueryClient({ client: createUserClient('noor') });
    const { transport } = createUserClient('mara');
    expect(await queryClient.fetchQuery(getGetMeQueryOptions({ request: { transport } }))).toEqual({ name: 'mara' });
  });

  it('is required outside of a page, because the API has no default URL there', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(queryClient.fetchQuery(getGetMeQueryOptions())).rejects.toThrow('baseUrl');
  });
});
