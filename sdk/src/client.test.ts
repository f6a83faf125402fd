import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { FeedList, Me } from './generated/models.ts';
import {
  ApiError,
  api,
  createClient,
  fetchClient,
  login,
  loginByToken,
  logout,
  memoryTokenStore,
  type NetworkError,
} from './index.ts';

const failure = (statusCode: number, code: string, headers?: Record<string, string>) =>
  Response.json(
    { statusCode, error: 'Error', message: `It is ${code}.`, code, requestId: '0193f2a4c1d07b3e5a918c42' },
    { status: statusCode, ...(headers ? { headers } : {}) },
  );

/** A server with one handler function, which records the requests. */
function server(handler: (request: Request, n: number) => Response | Promise<Response>) {
  const seen: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    seen.push(request.clone());
    return handler(request, seen.length);
  };
  return { seen, fetch };
}

const retry = { sleep: async () => {}, random: () => 1 };

describe('client.call', () => {
  it('fills in the path, sends query and token, and unwraps the response', async () => {
    const { seen, fetch } = server(() => Response.json({ data: { data: [], total: 0, isMore: false } }));
    const client = createClient({ handle: fetch, token: memoryTokenStore('t0k'), locale: 'es-ES' });
    const list = await client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query: { limit: 5 } });
    expectTypeOf(list).toEqualTypeOf<FeedList>();
    expect(list).toEqual({ data: [], total: 0, isMore: false });
    expect(seen[0]?.url).toBe('http://localhost/api/user/feeds/search/mara.clay?limit=5');
    expect(seen[0]?.headers.get('Authorization')).toBe('t0k');
    expect(seen[0]?.headers.get('Accept-Language')).toBe('es-ES');
  });

  it('converts a plain object with files into a multipart form', async () => {
    const { seen, fetch } = server(() => Response.json({ data: { url: '/files/x' } }));
    const client = createClient({ handle: fetch });
    await client.call(api.uploadMyAvatar, { body: { avatar: new File(['abc'], 'me.png', { type: 'image/png' }) } });
    const form = await seen[0]?.formData();
    expect(form?.get('avatar')).toMatchObject({ name: 'me.png', size: 3 });
    expect(seen[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('throws the error response of the server as an ApiError', async () => {
    const { fetch } = server(() => failure(429, 'RATE_LIMITED', { 'Retry-After': '900' }));
    const error = await createClient({ handle: fetch, retry })
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
    const { fetch } = server(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const error = await createClient({ handle: fetch, retry })
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
    const { seen, fetch } = server(() => new Response('<h1>Log in to this network</h1>'));
    const error = await createClient({ handle: fetch, retry })
      .call(api.getMe)
      .catch((e) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'offline' });
    expect(seen).toHaveLength(3);
  });

  it('looks up the global fetch at each call unless another one is given', async () => {
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

  it('applies the same rules to calls of openapi-fetch', async () => {
    const { seen, fetch } = server(() => Response.json({ data: { success: true } }));
    const client = createClient({ handle: fetch, token: memoryTokenStore('t0k') });
    const { data } = await fetchClient(client).PUT('/notification/read-all');
    expect(data).toEqual({ data: { success: true } });
    expect(seen[0]?.headers.get('Authorization')).toBe('t0k');
  });
});

describe('retries', () => {
  it('retries a read after a temporary failure, when the time in Retry-After has passed', async () => {
    const pauses: number[] = [];
    const { seen, fetch } = server((_, n) =>
      n === 1 ? failure(503, 'UNAVAILABLE', { 'Retry-After': '2' }) : Response.json({ data: { total: 3 } }),
    );
    const sleep = async (ms: number) => void pauses.push(ms);
    const client = createClient({ handle: fetch, retry: { ...retry, sleep } });
    await client.call(api.getUnreadNotificationCount);
    expect(seen).toHaveLength(2);
    expect(pauses).toEqual([2000]);
  });

  it('retries a read without a connection, with growing delays, and finally rejects', async () => {
    const pauses: number[] = [];
    const fetch = async (): Promise<Response> => Promise.reject(new TypeError('refused'));
    const sleep = async (ms: number) => void pauses.push(ms);
    const error = await createClient({ handle: fetch, retry: { ...retry, sleep } })
      .call(api.getMe)
      .catch((e) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'offline' });
    expect(pauses).toEqual([300, 600]);
  });

  it('never retries a write that moves no money', async () => {
    const { seen, fetch } = server(() => failure(503, 'UNAVAILABLE'));
    await createClient({ handle: fetch, retry })
      .call(api.createFeed, { body: { text: 'a', audience: 'public' } })
      .catch(() => {});
    expect(seen).toHaveLength(1);
  });

  it('sends the same Idempotency-Key with every attempt of a payment, and a new one with the next payment (rule W4)', async () => {
    const { seen, fetch } = server((_, n) =>
      n === 1 ? failure(503, 'UNAVAILABLE') : Response.json({ data: {} }, { status: 201 }),
    );
    const client = createClient({ handle: fetch, retry });
    const tip = { params: { id: '0193f2a4c1d07b3e5a918c42' }, body: { amount: 25 } };
    await client.call(api.tipPerformer, tip);
    await client.call(api.tipPerformer, tip);
    await client.call(api.tipPerformer, { ...tip, idempotencyKey: 'one-press-one-tip' });
    const keys = seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe('one-press-one-tip');
    expect(await seen[1]?.json()).toEqual({ amount: 25 });
  });

  it('sends an Idempotency-Key with calls of openapi-fetch to paths that move money (rule W4)', async () => {
    const { seen, fetch } = server((_, n) =>
      n === 1 ? failure(503, 'UNAVAILABLE') : Response.json({ data: {} }, { status: 201 }),
    );
    const { POST } = fetchClient(createClient({ handle: fetch, retry }));
    await POST('/wallet/charges/tip/{id}', {
      params: { path: { id: '0193f2a4c1d07b3e5a918c42' } },
      body: { amount: 25 },
    });
    const keys = seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  describe('time limits', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('a time limit aborts an attempt', async () => {
      const fetch = (request: Request) =>
        new Promise<Response>((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        );
      const client = createClient({ handle: fetch, timeoutMs: 5000, retry: { ...retry, times: 0 } });
      const result = expect(client.call(api.getMe)).rejects.toMatchObject({ name: 'NetworkError', reason: 'timeout' });
      await vi.advanceTimersByTimeAsync(5000);
      await result;
    });

    it('a time limit includes reading a JSON response, but not reading a file', async () => {
      const fetch = async ({ url, signal }: Request) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data":'));
              // biome-ignore lint/style/noRestrictedGlobals: the timers of this test are fake.
              const end = setTimeout(() => controller.close(), 30_000);
              signal.addEventListener('abort', () => {
                clearTimeout(end);
                controller.error(signal.reason);
              });
            },
          }),
          url.includes('/files/') ? { headers: { 'Content-Type': 'image/png' } } : {},
        );
      const client = createClient({ handle: fetch, timeoutMs: 5000, retry: { ...retry, times: 0 } });
      const json = expect(client.call(api.getMe)).rejects.toMatchObject({ reason: 'timeout' });
      const query = { exp: 1, sig: 'x' } as never;
      const file = client.call(api.getFile, { params: { id: 'f', variant: 'original' } as never, query });
      await vi.advanceTimersByTimeAsync(30_000);
      await json;
      expect((await file).size).toBe(8);
    });

    it('a call can override the time limit of its client', async () => {
      const fetch = async ({ signal }: Request) => {
        // biome-ignore lint/style/noRestrictedGlobals: the timers of this test are fake.
        await new Promise((resolve) => setTimeout(resolve, 2000));
        signal.throwIfAborted();
        return Response.json({ data: {} });
      };
      const client = createClient({ handle: fetch, timeoutMs: 1000, retry: { ...retry, times: 0 } });
      const short = expect(client.call(api.getMe)).rejects.toMatchObject({ reason: 'timeout' });
      const long = expect(client.call(api.getMe, { timeoutMs: 10_000 })).resolves.toEqual({});
      await vi.advanceTimersByTimeAsync(2000);
      await Promise.all([short, long]);
    });
  });

  it('a cancelled call rejects immediately with the reason of its signal', async () => {
    const controller = new AbortController();
    const fetch = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const call = createClient({ handle: fetch }).call(api.getMe, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('sessions', () => {
  it('a session starts by login or by token, and ends by logout', async () => {
    const { fetch } = server((request) => {
      if (request.url.endsWith('/auth/login'))
        return Response.json({ data: { token: 'fresh', expiresAt: '2026-01-01T00:00:00Z' } });
      return request.headers.get('Authorization') === 'fresh'
        ? Response.json({ data: { name: 'Noor' } })
        : failure(401, 'UNAUTHENTICATED');
    });
    const client = createClient({ handle: fetch });
    await login(client, { credentials: 'noor', password: 'x', remember: true });
    expect(client.transport.token.get()).toBe('fresh');
    await logout(client);
    expect(client.transport.token.get()).toBeNull();
    expect(await loginByToken(client, 'fresh')).toEqual({ name: 'Noor' });
    await expect(loginByToken(client, 'stale')).rejects.toBeInstanceOf(ApiError);
    expect(client.transport.token.get()).toBe('fresh');
  });

  it('onUnauthorized is called once when a session has ended, but not for responses to an older token', async () => {
    const codes: string[] = [];
    const client = createClient({
      token: memoryTokenStore('old'),
      onUnauthorized: (error) => codes.push(error.code),
      handle: async (request) => {
        if (request.headers.get('Authorization') === 'slow') client.transport.token.set('new');
        return failure(401, request.url.endsWith('/auth/login') ? 'INVALID_CREDENTIALS' : 'UNAUTHENTICATED');
      },
    });
    await client.call(api.getMe).catch(() => {});
    await client.call(api.login, { body: { credentials: 'a', password: 'b' } }).catch(() => {});
    client.transport.token.set('slow');
    await client.call(api.getMe).catch(() => {});
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });

  it('two clients in one process have separate sessions', async () => {
    const { seen, fetch } = server(() => Response.json({ data: {} }));
    const [noor, mara] = [
      createClient({ handle: fetch, token: memoryTokenStore('n') }),
      createClient({ handle: fetch, token: memoryTokenStore('m') }),
    ];
    await Promise.all([noor.call(api.getMe), mara.call(api.getMe)]);
    expect(seen.map((request) => request.headers.get('Authorization'))).toEqual(['n', 'm']);
  });
});

describe('the transport', () => {
  const baseUrl = 'https://fanlight.example/api';
  const respond = (data: unknown, init?: ResponseInit) => Response.json({ data }, init);

  it('calls a given fetch with the same arguments as the global one: URL and options', async () => {
    const requested: [string, RequestInit][] = [];
    const fetch = async (url: string, init: RequestInit) => {
      requested.push([url, init]);
      return respond({ name: 'Noor' });
    };
    const client = createClient({ baseUrl, fetch, token: memoryTokenStore('t0k') });
    expect(await client.call(api.getMe)).toEqual({ name: 'Noor' });
    expect(requested[0]?.[0]).toBe(`${baseUrl}/users/me`);
    expect(requested[0]?.[1]).toMatchObject({ method: 'GET', headers: { authorization: 't0k' } });
  });

  it('does not retry an exception of a given fetch, but retries a failed connection', async () => {
    const reasonsOf = async (error: Error) => {
      let tries = 0;
      const fetch = async () => {
        tries += 1;
        throw error;
      };
      const failed = await createClient({ baseUrl, fetch, retry: { delayMs: 1 } })
        .call(api.getMe)
        .catch((one: unknown) => one);
      return [(failed as NetworkError).reason, tries, (failed as NetworkError).cause === error];
    };
    expect(await reasonsOf(new TypeError('dispatcher is not a function'))).toEqual(['fetch', 1, true]);
    expect(await reasonsOf(new TypeError('fetch failed'))).toEqual(['offline', 3, true]);
  });

  it('throws for a relative URL outside of a page', () => {
    expect(() => createClient()).toThrow(/absolute URL/);
    expect(() => createClient({ baseUrl: '/api' })).toThrow(TypeError);
    expect(createClient({ baseUrl: `${baseUrl}/` }).transport.baseUrl).toBe(baseUrl);
  });

  it('sends the headers of a call instead of the default ones', async () => {
    let sent = new Headers();
    const handle = async ({ headers }: Request) => {
      sent = headers;
      return respond({});
    };
    const client = createClient({ handle, token: memoryTokenStore('t0k'), locale: 'en-US' });
    await client.call(api.getMe, { headers: { 'Accept-Language': 'es-ES', 'X-Trace': '7' } });
    expect([sent.get('accept-language'), sent.get('x-trace'), sent.get('authorization')]).toEqual([
      'es-ES',
      '7',
      't0k',
    ]);
  });

  it('uses the retry options of a call instead of the default ones', async () => {
    let tries = 0;
    const handle = async () => {
      tries += 1;
      throw new TypeError('refused');
    };
    const client = createClient({ handle, retry: { times: 2, delayMs: 1 } });
    await client.call(api.getMe, { retry: { times: 0 } }).catch(() => undefined);
    expect(tries).toBe(1);
    await client.call(api.getMe).catch(() => undefined);
    expect(tries).toBe(4);
  });

  it('passes status, headers and request id of a success to onResponse', async () => {
    const headers = { 'X-Request-Id': 'r1', 'Idempotent-Replayed': 'true' };
    const client = createClient({ handle: async () => respond({}, { status: 201, headers }) });
    const responses: unknown[] = [];
    await client.call(api.tipPerformer, {
      params: { id: 'a' },
      body: { amount: 10 },
      onResponse: ({ status, requestId, headers }) =>
        responses.push(status, requestId, headers.get('idempotent-replayed')),
    });
    expect(responses).toEqual([201, 'r1', 'true']);
  });

  it('waits for a Retry-After of up to a minute, and rejects with a longer one', async () => {
    const pauses: number[] = [];
    const limited = (seconds: number) => async () =>
      Response.json(
        { statusCode: 429, code: 'RATE_LIMITED', message: 'Wait.', error: '', requestId: '' },
        {
          status: 429,
          headers: { 'Retry-After': String(seconds) },
        },
      );
    const sleep = async (ms: number) => void pauses.push(ms);
    const callLimited = (seconds: number) =>
      createClient({ handle: limited(seconds), retry: { times: 1, sleep } })
        .call(api.getMe)
        .catch(() => undefined);
    await callLimited(53);
    await callLimited(61);
    expect(pauses).toEqual([53_000]);
  });

  it('mentions the base URL in the error when no API responds at that URL', async () => {
    const handle = async () => new Response('<h1>Not Found</h1>', { status: 404, statusText: 'Not Found' });
    const failed = createClient({ handle }).call(api.getMe);
    await expect(failed).rejects.toMatchObject({ status: 404, message: expect.stringContaining('Is baseUrl right?') });
  });
});
