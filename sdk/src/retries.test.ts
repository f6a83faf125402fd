import { describe, expect, it } from 'vitest';
import { api, createClient, fetchClient } from './index.ts';
import { errorResponse, fakeServer, instantRetry } from './testing/fake-server.ts';

describe('retries', () => {
  it('retries a read after a temporary failure, when the time in Retry-After has passed', async () => {
    const pauses: number[] = [];
    const { requests, handle } = fakeServer((_, n) =>
      n === 1 ? errorResponse(503, 'UNAVAILABLE', { 'Retry-After': '2' }) : Response.json({ data: { total: 3 } }),
    );
    const sleep = async (ms: number) => void pauses.push(ms);
    const client = createClient({ handle, retry: { ...instantRetry, sleep } });
    await client.call(api.getUnreadNotificationCount);
    expect(requests).toHaveLength(2);
    expect(pauses).toEqual([2000]);
  });

  it('retries a read if there is no connection, with growing delays, and finally rejects', async () => {
    const pauses: number[] = [];
    const fetch = async (): Promise<Response> => Promise.reject(new TypeError('refused'));
    const sleep = async (ms: number) => void pauses.push(ms);
    const error = await createClient({ handle: fetch, retry: { ...instantRetry, sleep } })
      .call(api.getMe)
      .catch((e) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'offline' });
    expect(pauses).toEqual([300, 600]);
  });

  it('never retries a write that moves no money', async () => {
    const { requests, handle } = fakeServer(() => errorResponse(503, 'UNAVAILABLE'));
    await createClient({ handle, retry: instantRetry })
      .call(api.createFeed, { body: { text: 'a', audience: 'public' } })
      .catch(() => {});
    expect(requests).toHaveLength(1);
  });

  it('sends the same Idempotency-Key with every attempt of a payment, and a new one with the next payment (rule W4)', async () => {
    const { requests, handle } = fakeServer((_, n) =>
      n === 1 ? errorResponse(503, 'UNAVAILABLE') : Response.json({ data: {} }, { status: 201 }),
    );
    const client = createClient({ handle, retry: instantRetry });
    const tip = { params: { id: '0193f2a4c1d07b3e5a918c42' }, body: { amount: 25 } };
    await client.call(api.tipPerformer, tip);
    await client.call(api.tipPerformer, tip);
    await client.call(api.tipPerformer, { ...tip, idempotencyKey: 'one-press-one-tip' });
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe('one-press-one-tip');
    expect(await requests[1]?.json()).toEqual({ amount: 25 });
  });

  it('sends an Idempotency-Key with calls of openapi-fetch to paths that move money (rule W4)', async () => {
    const { requests, handle } = fakeServer((_, n) =>
      n === 1 ? errorResponse(503, 'UNAVAILABLE') : Response.json({ data: {} }, { status: 201 }),
    );
    const { POST } = fetchClient(createClient({ handle, retry: instantRetry }));
    await POST('/wallet/charges/tip/{id}', {
      params: { path: { id: '0193f2a4c1d07b3e5a918c42' } },
      body: { amount: 25 },
    });
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
