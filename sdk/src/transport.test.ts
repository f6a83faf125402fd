import { describe, expect, it } from 'vitest';
import { api, createClient, memoryTokenStore, type NetworkError } from './index.ts';

describe('the transport', () => {
  const baseUrl = 'https://fanlight.example/api';
  const respond = (data: unknown, init?: ResponseInit) => Response.json({ data }, init);

  it('calls a given fetch with a URL and options, as it calls the global fetch', async () => {
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

  it('retries a failed connection, but no other error that a given fetch throws', async () => {
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

  it('sends the headers of a call instead of the default headers', async () => {
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

  it('uses the retry options of a call instead of the default options', async () => {
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

  it('passes status, headers and request id of a successful response to onResponse', async () => {
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

  it('waits for a Retry-After of up to a minute, and rejects without waiting if Retry-After is longer', async () => {
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
