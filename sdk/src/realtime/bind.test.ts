import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { ServerEvent, ServerEventName, ServerEvents } from '../generated/events.ts';
import { createQueryClient } from '../hooks.ts';
import { bindRealtime } from './react.ts';

let no = 0;
const event = <N extends ServerEventName>(name: N, data: Partial<Record<keyof ServerEvents[N], unknown>>) => {
  no += 1;
  return { channel: 'user:x', no, at: '2026-03-04T12:00:00Z', name, data } as unknown as ServerEvent;
};
const liked = (feedId: string, totalLikes: number) => event('feed/counters-updated', { feedId, totalLikes });
const feeds = () => ({
  pages: [
    {
      data: [
        { _id: 'a', totalLikes: 1 },
        { _id: 'b', totalLikes: 1 },
      ],
      total: 3,
    },
    { data: [{ _id: 'c', totalLikes: 1 }], total: 3 },
  ],
  pageParams: [undefined, 'c'],
});
const key = ['infinite', 'listFeeds'];

/** Creates a query client that is bound to a source. The test sends the events of the source. */
function bind() {
  const client = createQueryClient({ client: createClient({ baseUrl: 'https://fanlight.example/api' }) });
  let send: (event: ServerEvent) => unknown = () => undefined;
  const stop = bindRealtime(client, {
    onEvent(listener) {
      send = listener;
      return () => {
        send = () => undefined;
      };
    },
    onCaughtUp: () => () => undefined,
  });
  return { client, stop, send: (next: ServerEvent) => send(next) };
}

describe('bindRealtime', () => {
  let frames: (() => void)[] = [];
  const nextFrame = () => {
    for (const run of frames.splice(0)) run();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('applies all events of a frame in order before it notifies observers, so that components render once (rule W6)', async () => {
    const { client, send } = bind();
    client.setQueryData(key, feeds());
    const seen = new Set<number | undefined>();
    const observer = new QueryObserver<ReturnType<typeof feeds>>(client, { queryKey: key, enabled: false });
    // Subscribes in the same way as the hooks of React Query.
    observer.subscribe(
      notifyManager.batchCalls(() => seen.add(observer.getCurrentResult().data?.pages[0]?.data[0]?.totalLikes)),
    );
    for (let total = 2; total <= 40; total += 1) send(liked('a', total));
    expect(client.getQueryData(key)).toEqual(feeds());
    nextFrame();
    expect(client.getQueryData<ReturnType<typeof feeds>>(key)?.pages[0]?.data[0]).toEqual({ _id: 'a', totalLikes: 40 });
    await vi.advanceTimersByTimeAsync(1);
    expect([...seen]).toEqual([40]);
  });

  it('applies the first event in the next frame, and later events at most ten times a second', async () => {
    const { client, send } = bind();
    client.setQueryData(key, feeds());
    const seen: (number | undefined)[] = [];
    for (let step = 1; step <= 40; step += 1) {
      send(liked('a', step));
      nextFrame();
      seen.push(client.getQueryData<ReturnType<typeof feeds>>(key)?.pages[0]?.data[0]?.totalLikes);
      await vi.advanceTimersByTimeAsync(25);
    }
    expect(seen[0]).toBe(1);
    expect(seen.at(-1)).toBeGreaterThan(35);
    expect(new Set(seen).size).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(100);
    nextFrame();
    expect(client.getQueryData<ReturnType<typeof feeds>>(key)?.pages[0]?.data[0]?.totalLikes).toBe(40);
  });

  it('applies events within a second if no frames are painted, as in a hidden tab', async () => {
    const { client, send } = bind();
    client.setQueryData(key, feeds());
    send(liked('a', 2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.getQueryData<ReturnType<typeof feeds>>(key)?.pages[0]?.data[0]?.totalLikes).toBe(2);
  });

  it('changes only the item of the event: other items and pages stay the same objects', () => {
    const { client, send } = bind();
    client.setQueryData(key, feeds());
    const before = client.getQueryData<ReturnType<typeof feeds>>(key);
    send(liked('a', 2));
    nextFrame();
    const after = client.getQueryData<ReturnType<typeof feeds>>(key);
    expect(after).not.toBe(before);
    expect(after?.pages[0]?.data[1]).toBe(before?.pages[0]?.data[1]);
    expect(after?.pages[1]).toBe(before?.pages[1]);
  });

  it('does not notify a query that does not contain the item of the event', async () => {
    const { client, send } = bind();
    client.setQueryData(key, feeds());
    const before = client.getQueryData(key);
    const notified = vi.fn();
    new QueryObserver(client, { queryKey: key, enabled: false, notifyOnChangeProps: 'all' }).subscribe(notified);
    send(liked('elsewhere', 2));
    nextFrame();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(key)).toBe(before);
    expect(notified).not.toHaveBeenCalled();
  });

  it('refetches a stale list immediately, and then at most once a second for any number of events', async () => {
    const { client, send } = bind();
    const fetch = vi.fn(async () => ({ data: [], total: 0 }));
    new QueryObserver(client, { queryKey: ['infinite', 'listCharges'], queryFn: fetch }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    fetch.mockClear();
    for (let step = 0; step < 32; step += 1) {
      send(event('wallet/balance-updated', { balance: step }));
      nextFrame();
      await vi.advanceTimersByTimeAsync(25);
      if (step === 0) expect(fetch).toHaveBeenCalledTimes(1);
    }
    await vi.advanceTimersByTimeAsync(100);
    nextFrame();
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('applies no event after it was unbound', () => {
    const { client, send, stop } = bind();
    client.setQueryData(key, feeds());
    send(liked('a', 2));
    stop();
    nextFrame();
    expect(client.getQueryData(key)).toEqual(feeds());
  });
});
