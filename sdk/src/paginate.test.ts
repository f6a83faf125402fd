import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Feed, FeedList } from './generated/models.ts';
import { api, createClient, paginate } from './index.ts';

const SIZE = 7;

/** A list of seven items; it pages by cursor or by offset. */
function list(by: 'cursor' | 'offset') {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const from = Number(searchParams.get(by) ?? 0);
    const to = Math.min(SIZE, from + Number(searchParams.get('limit')));
    const data = Array.from({ length: to - from }, (_, i) => ({ _id: String(from + i + 1) }));
    const isMore = to < SIZE;
    const cursor = by === 'cursor' && isMore ? { cursor: String(to) } : {};
    return Response.json({ data: { data, total: SIZE, isMore, ...cursor } });
  };
  return { asked, client: createClient({ handle: fetch }) };
}

describe('paginate', () => {
  it('W1 reads a list by its cursor to the end', async () => {
    const { asked, client } = list('cursor');
    const ids: string[] = [];
    for await (const feed of paginate(client, api.listFeeds, { query: { sort: 'asc', limit: 3 } })) {
      expectTypeOf(feed).toEqualTypeOf<Feed>();
      ids.push(feed._id);
    }
    expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(asked).toEqual(['?sort=asc&limit=3', '?sort=asc&limit=3&cursor=3', '?sort=asc&limit=3&cursor=6']);
  });

  it('W1 reads a list that has no cursor by its offset, from where it is asked to', async () => {
    const { asked, client } = list('offset');
    const ids: string[] = [];
    for await (const one of paginate(client, api.searchPerformers, { query: { offset: 1, limit: 4 } }))
      ids.push(one._id);
    expect(ids).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(asked).toEqual(['?limit=4&offset=1', '?limit=4&offset=5']);
  });

  it('W6 reads the events of a channel after the number of the last one, from where it is asked to', async () => {
    const asked: string[] = [];
    const handle = async (request: Request) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const from = Number(searchParams.get('after') ?? 0);
      const to = Math.min(SIZE, from + Number(searchParams.get('limit')));
      const data = Array.from({ length: to - from }, (_, i) => ({ channel: 'user:a', no: from + i + 1 }));
      return Response.json({ data: { data, total: SIZE, isMore: to < SIZE } });
    };
    const query = { channel: 'user:a', after: 1, limit: 3 };
    const numbers: number[] = [];
    for await (const { no } of paginate(createClient({ handle }), api.listEvents, { query })) numbers.push(no);
    expect(numbers).toEqual([2, 3, 4, 5, 6, 7]);
    expect(asked.map((search) => new URLSearchParams(search).get('after'))).toEqual(['1', '4']);
  });

  it('gives whole pages', async () => {
    const { client } = list('cursor');
    const sizes: number[] = [];
    for await (const page of paginate(client, api.listFeeds, { query: { limit: 5 } }).pages()) {
      expectTypeOf(page).toEqualTypeOf<FeedList>();
      sizes.push(page.data.length, page.total);
    }
    expect(sizes).toEqual([5, 7, 2, 7]);
  });

  it('asks for no more than its limit, and for nothing once left', async () => {
    const limited = list('cursor');
    const ids: string[] = [];
    for await (const { _id } of paginate(limited.client, api.listFeeds, { query: { limit: 2 } }, { limit: 5 }))
      ids.push(_id);
    expect(ids).toHaveLength(5);
    expect(limited.asked).toEqual(['?limit=2', '?limit=2&cursor=2', '?limit=1&cursor=4']);
    const left = list('cursor');
    for await (const { _id } of paginate(left.client, api.listFeeds, { query: { limit: 2 } })) if (_id === '2') break;
    expect(left.asked).toHaveLength(1);
  });

  it('asks for nothing before it is walked, and can be walked again', async () => {
    const { asked, client } = list('cursor');
    const feeds = paginate(client, api.listFeeds);
    expect(asked).toEqual([]);
    for (let i = 0; i < 2; i++) for await (const _ of feeds);
    expect(asked).toEqual(['?limit=100', '?limit=100']);
  });

  it('takes lists in pages only', () => {
    const { client } = list('cursor');
    // @ts-expect-error a person is no list
    paginate(client, api.getMe);
  });

  it('stops with the reason of a signal', async () => {
    const { client } = list('cursor');
    const controller = new AbortController();
    const walk = async () => {
      for await (const _ of paginate(client, api.listFeeds, { query: { limit: 1 }, signal: controller.signal }))
        controller.abort(new Error('enough'));
    };
    await expect(walk()).rejects.toThrow('enough');
  });
});
