import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Feed, FeedList } from './generated/models.ts';
import { api, createClient, paginate } from './index.ts';

const SIZE = 7;

/** Simulates a list of seven items, which is paged by cursor or by offset. */
function list(by: 'cursor' | 'offset') {
  const requested: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { search, searchParams } = new URL(request.url);
    requested.push(search);
    const from = Number(searchParams.get(by) ?? 0);
    const to = Math.min(SIZE, from + Number(searchParams.get('limit')));
    const data = Array.from({ length: to - from }, (_, i) => ({ _id: String(from + i + 1) }));
    const isMore = to < SIZE;
    const cursor = by === 'cursor' && isMore ? { cursor: String(to) } : {};
    return Response.json({ data: { data, total: SIZE, isMore, ...cursor } });
  };
  return { requested, client: createClient({ handle: fetch }) };
}

describe('paginate', () => {
  it('reads a list with a cursor to its end (rule W1)', async () => {
    const { requested, client } = list('cursor');
    const ids: string[] = [];
    for await (const feed of paginate(client, api.listFeeds, { query: { sort: 'asc', limit: 3 } })) {
      expectTypeOf(feed).toEqualTypeOf<Feed>();
      ids.push(feed._id);
    }
    expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(requested).toEqual(['?sort=asc&limit=3', '?sort=asc&limit=3&cursor=3', '?sort=asc&limit=3&cursor=6']);
  });

  it('reads a list without a cursor by offset, starting at the given offset (rule W1)', async () => {
    const { requested, client } = list('offset');
    const ids: string[] = [];
    for await (const one of paginate(client, api.searchPerformers, { query: { offset: 1, limit: 4 } }))
      ids.push(one._id);
    expect(ids).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(requested).toEqual(['?limit=4&offset=1', '?limit=4&offset=5']);
  });

  it('reads the events of a channel page by page, starting after the given event number (rule W6)', async () => {
    const requested: string[] = [];
    const handle = async (request: Request) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(search);
      const from = Number(searchParams.get('after') ?? 0);
      const to = Math.min(SIZE, from + Number(searchParams.get('limit')));
      const data = Array.from({ length: to - from }, (_, i) => ({ channel: 'user:a', no: from + i + 1 }));
      return Response.json({ data: { data, total: SIZE, isMore: to < SIZE } });
    };
    const query = { channel: 'user:a', after: 1, limit: 3 };
    const numbers: number[] = [];
    for await (const { no } of paginate(createClient({ handle }), api.listEvents, { query })) numbers.push(no);
    expect(numbers).toEqual([2, 3, 4, 5, 6, 7]);
    expect(requested.map((search) => new URLSearchParams(search).get('after'))).toEqual(['1', '4']);
  });

  it('yields whole pages', async () => {
    const { client } = list('cursor');
    const sizes: number[] = [];
    for await (const page of paginate(client, api.listFeeds, { query: { limit: 5 } }).pages()) {
      expectTypeOf(page).toEqualTypeOf<FeedList>();
      sizes.push(page.data.length, page.total);
    }
    expect(sizes).toEqual([5, 7, 2, 7]);
  });

  it('requests no more items than its limit, and nothing after the loop has ended', async () => {
    const limited = list('cursor');
    const ids: string[] = [];
    for await (const { _id } of paginate(limited.client, api.listFeeds, { query: { limit: 2 } }, { limit: 5 }))
      ids.push(_id);
    expect(ids).toHaveLength(5);
    expect(limited.requested).toEqual(['?limit=2', '?limit=2&cursor=2', '?limit=1&cursor=4']);
    const remaining = list('cursor');
    for await (const { _id } of paginate(remaining.client, api.listFeeds, { query: { limit: 2 } }))
      if (_id === '2') break;
    expect(remaining.requested).toHaveLength(1);
  });

  it('requests nothing before the iteration starts, and can be iterated repeatedly', async () => {
    const { requested, client } = list('cursor');
    const feeds = paginate(client, api.listFeeds);
    expect(requested).toEqual([]);
    for (let i = 0; i < 2; i++) for await (const _ of feeds);
    expect(requested).toEqual(['?limit=100', '?limit=100']);
  });

  it('accepts only operations that return pages', () => {
    const { client } = list('cursor');
    // @ts-expect-error the operation returns no list
    paginate(client, api.getMe);
  });

  it('throws the reason of an aborted signal', async () => {
    const { client } = list('cursor');
    const controller = new AbortController();
    const iterate = async () => {
      for await (const _ of paginate(client, api.listFeeds, { query: { limit: 1 }, signal: controller.signal }))
        controller.abort(new Error('enough'));
    };
    await expect(iterate()).rejects.toThrow('enough');
  });
});
