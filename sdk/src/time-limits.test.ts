import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, createClient } from './index.ts';
import { instantRetry } from './testing/fake-server.ts';

describe('time limits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a time limit aborts an attempt', async () => {
    const fetch = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const client = createClient({ handle: fetch, timeoutMs: 5000, retry: { ...instantRetry, times: 0 } });
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
    const client = createClient({ handle: fetch, timeoutMs: 5000, retry: { ...instantRetry, times: 0 } });
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
    const client = createClient({ handle: fetch, timeoutMs: 1000, retry: { ...instantRetry, times: 0 } });
    const short = expect(client.call(api.getMe)).rejects.toMatchObject({ reason: 'timeout' });
    const long = expect(client.call(api.getMe, { timeoutMs: 10_000 })).resolves.toEqual({});
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all([short, long]);
  });
});

it('a cancelled call rejects immediately with the reason of its signal', async () => {
  const controller = new AbortController();
  const fetch = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  const call = createClient({ handle: fetch }).call(api.getMe, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
