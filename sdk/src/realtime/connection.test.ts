import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, memoryTokenStore } from '../index.ts';
import { createHarness, settle } from '../testing/realtime-harness.ts';
import { createRealtime } from './index.ts';

// Uses fake timers, so that retries do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('goes through the states of the specification, and logs in after each connect', async () => {
    const harness = createHarness();
    const statuses: string[] = [harness.realtime.status];
    harness.realtime.onStatus((status) => statuses.push(status));
    await harness.open();
    await harness.realtime.open();
    harness.listeners()?.disconnected();
    harness.listeners()?.reconnecting();
    harness.listeners()?.failed(new Error('refused'));
    harness.client.transport.token.set('later');
    await harness.connect();
    harness.realtime.close();
    expect(statuses).toEqual([
      'initialized',
      'connected',
      'disconnect',
      'reconnecting',
      'failed',
      'connected',
      'disconnect',
    ]);
    expect(harness.sent).toEqual(['auth/login t0k', 'auth/login later']);
  });

  it('rejects open() if there is no token, or if the socket cannot be loaded', async () => {
    const client = createClient({ handle: async () => Response.json({}), token: memoryTokenStore() });
    const realtime = createRealtime({ client, load: () => Promise.reject(new Error('no such chunk')) });
    await expect(realtime.open()).rejects.toMatchObject({ name: 'ApiError', code: 'UNAUTHENTICATED' });
    expect(realtime.status).toBe('initialized');
    client.transport.token.set('t0k');
    await expect(realtime.open()).rejects.toMatchObject({ name: 'NetworkError', reason: 'offline' });
    expect(realtime.status).toBe('failed');
    realtime.close();
    await expect(realtime.open()).rejects.toThrow();
    expect(realtime.status).toBe('failed');
  });

  it('resolves open() once it is connected and has read the missed events, and delivers every later event', async () => {
    const harness = createHarness(3);
    let isOpen = false;
    const opened = harness.realtime.open().then(() => {
      isOpen = true;
    });
    await settle();
    expect(isOpen).toBe(false);
    harness.listeners()?.connected();
    await opened;
    harness.listeners()?.event(harness.commit());
    expect(harness.seen).toEqual([4]);
  });

  it('resolves open() if close() is called before the connection is established', async () => {
    const harness = createHarness();
    const opened = harness.realtime.open();
    await settle();
    harness.realtime.close();
    await opened;
    expect(harness.realtime.status).toBe('disconnect');
  });

  it('delivers no event after close()', async () => {
    const harness = createHarness();
    await harness.open();
    const listeners = harness.listeners();
    harness.realtime.close();
    listeners?.event(harness.commit());
    expect(harness.seen).toEqual([]);
  });
});

describe('a connection that the server refuses or closes', () => {
  it('throws UNAUTHENTICATED in `for await` loops over events, without a retry, if the session has ended', async () => {
    const harness = createHarness();
    await harness.open();
    const stream = harness.realtime.events('wallet/balance-updated');
    const next = stream.next();
    harness.endSession();
    harness.listeners()?.disconnected();
    harness.listeners()?.refused();
    await expect(next).rejects.toMatchObject({ name: 'ApiError', code: 'UNAUTHENTICATED' });
    expect(harness.realtime.status).toBe('ended');
    expect(harness.listeners()).toBeUndefined();
  });

  it('rejects open() if the server refuses the first read of events', async () => {
    const harness = createHarness();
    harness.endSession();
    await expect(harness.open()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(harness.realtime.status).toBe('ended');
  });

  it('is opened again if the session is still valid', async () => {
    const harness = createHarness();
    await harness.open();
    harness.listeners()?.disconnected();
    harness.listeners()?.refused();
    await expect.poll(harness.reconnections).toBe(1);
    expect(harness.realtime.status).toBe('disconnect');
  });

  it('can be opened again with a new token', async () => {
    const harness = createHarness();
    harness.endSession();
    await expect(harness.open()).rejects.toThrow();
    const fresh = createHarness(2);
    harness.client.transport.send = fresh.client.transport.send;
    harness.client.transport.token.set('new');
    await harness.open();
    expect(harness.realtime.status).toBe('connected');
  });
});
