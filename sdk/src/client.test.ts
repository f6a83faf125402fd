import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FeedList, Me } from './generated/models.ts';
import { ApiError, api, createClient, fetchClient, memoryTokenStore } from './index.ts';
import { errorResponse, fakeServer, instantRetry } from './testing/fake-server.ts';

describe('client.call', () => {
  it('fills in the path, sends query and token, and unwraps the response', async () => {
    const { requests, handle } = fakeServer(() => Response.json({ data: { data: [], total: 0, isMore: false } }));
    const client = createClient({ handle, token: memoryTokenStore('t0k'), locale: 'es-ES' });
    const list = await client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query: { limit: 5 } });
    expectTypeOf(list).toEqualTypeOf<FeedList>();
    expect(list).toEqual({ data: [], total: 0, isMore: false });
    expect(requests[0]?.url).toBe('http://localhost/api/user/feeds/search/mara.clay?limit=5');
    expect(requests[0]?.headers.get('Authorization')).toBe('t0k');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('es-ES');
  });

  it('converts a plain object with files into a multipart form', async () => {
    const { requests, handle } = fakeServer(() => Response.json({ data: { url: '/files/x' } }));
    const client = createClient({ handle });
    await client.call(api.uploadMyAvatar, { body: { avatar: new File(['abc'], 'me.png', { type: 'image/png' }) } });
    const form = await requests[0]?.formData();
    expect(form?.get('avatar')).toMatchObject({ name: 'me.png', size: 3 });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('throws the error response of the server as an ApiError', async () => {
    const { handle } = fakeServer(() => errorResponse(429, 'RATE_LIMITED', { 'Retry-After': '900' }));
    const error = await createClient({ handle, retry: instantRetry })
      .call(api.login, { body: { credentials: 'a', password: 'b' } })
      .catch((e) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: 900,
      fields: [],
      message: 'It is RATE_LIMITED.',
    });
  });

  it('throws an ApiError for a response that does not come from the API', async () => {
    const { handle } = fakeServer(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    const error = await createClient({ handle, retry: instantRetry })
      .call(api.getMe)
      .catch((e) => e);
    expect(error).toMatchObject({ status: 502, code: 'UNAVAILABLE', message: 'Bad Gateway' });
  });

  it('checks the input and output of operations at compile time', () => {
    const client = createClient({ handle: async () => Response.json({ data: {} }) });
    expectTypeOf(client.call<'getMe'>).returns.resolves.toEqualTypeOf<Me>();
    // @ts-expect-error a post has no field of this name
    void client.call(api.createFeed, { body: { text: '', audience: 'public', colour: 'red' } });
    // @ts-expect-error the path parameter is missing
    void client.call(api.getFeed, {}).catch(() => {});
    expectTypeOf(client.call<'getFile'>).returns.resolves.toEqualTypeOf<Blob>();
  });

  it('throws for a response that is not JSON', async () => {
    const { requests, handle } = fakeServer(() => new Response('<h1>Log in to this network</h1>'));
    const error = await createClient({ handle, retry: instantRetry })
      .call(api.getMe)
      .catch((e) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'offline' });
    expect(requests).toHaveLength(3);
  });

  it('uses the global fetch that is set at the time of a call, even if it was replaced after the client was created', async () => {
    const seen: unknown[] = [];
    const before = globalThis.fetch;
    const client = createClient({ baseUrl: 'http://localhost/api', token: memoryTokenStore('t0k'), timeoutMs: 0 });
    globalThis.fetch = async (...given) => {
      seen.push(...given);
      return Response.json({ data: { name: 'Noor' } });
    };
    try {
      await client.call(api.getMe);
    } finally {
      globalThis.fetch = before;
    }
    expect(seen).toEqual(['http://localhost/api/users/me', expect.objectContaining({ method: 'GET' })]);
    expect(seen[1]).toMatchObject({ headers: { authorization: 't0k' } });
  });

  it('adds the token to calls of openapi-fetch', async () => {
    const { requests, handle } = fakeServer(() => Response.json({ data: { success: true } }));
    const client = createClient({ handle, token: memoryTokenStore('t0k') });
    const { data } = await fetchClient(client).PUT('/notification/read-all');
    expect(data).toEqual({ data: { success: true } });
    expect(requests[0]?.headers.get('Authorization')).toBe('t0k');
  });
});
