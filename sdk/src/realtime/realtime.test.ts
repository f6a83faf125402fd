import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ServerEvent } from '../generated/events.ts';
import { CHANNEL, createHarness, settle } from '../testing/realtime-harness.ts';

// Uses fake timers, so that retries do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the delivery of events (rule W6)', () => {
  it('starts after the channel’s current number', async () => {
    const harness = createHarness(3);
    await harness.open();
    harness.listeners()?.event(harness.commit());
    harness.listeners()?.event(harness.commit());
    expect(harness.seen).toEqual([4, 5]);
    expect(harness.reads).toEqual([]);
  });

  it('includes the first event of a channel that had no events before', async () => {
    const harness = createHarness();
    await harness.open();
    harness.listeners()?.event(harness.commit());
    expect(harness.seen).toEqual([1]);
  });

  it('drops duplicates, restores the order, and reads missing events', async () => {
    const harness = createHarness();
    await harness.open();
    const [one, two, three] = [harness.commit(), harness.commit(), harness.commit()];
    harness.listeners()?.event(one);
    harness.listeners()?.event(one);
    harness.listeners()?.event(three);
    expect(harness.seen).toEqual([1]);
    await settle();
    harness.listeners()?.event(two);
    expect(harness.seen).toEqual([1, 2, 3]);
  });

  it('includes events that were missed during a disconnection, over several pages', async () => {
    const harness = createHarness(2);
    await harness.open();
    harness.listeners()?.disconnected();
    for (let i = 0; i < 250; i++) harness.commit();
    await harness.connect();
    harness.listeners()?.event(harness.commit());
    expect(harness.seen).toEqual(Array.from({ length: 251 }, (_, i) => i + 3));
  });

  it('continues with the events that arrived while missed events were read', async () => {
    const harness = createHarness(5);
    const opened = harness.realtime.open();
    await settle();
    harness.listeners()?.connected();
    harness.listeners()?.event(harness.commit());
    await opened;
    harness.listeners()?.event(harness.commit());
    expect(harness.seen.at(-1)).toBe(7);
    expect(harness.seen.filter((no) => no === 7)).toHaveLength(1);
  });

  it('retries a failed read of missed events', async () => {
    const harness = createHarness(1);
    await harness.open();
    harness.listeners()?.disconnected();
    harness.commit();
    harness.failNext(2);
    await harness.connect();
    await settle();
    expect(harness.seen).toEqual([2]);
  });

  it('starts again at 1 if the channel’s numbers were reset', async () => {
    const harness = createHarness(9);
    await harness.open();
    const fresh = createHarness();
    fresh.commit();
    harness.client.transport.send = fresh.client.transport.send;
    await harness.connect();
    harness.listeners()?.event(fresh.commit());
    expect(harness.seen).toEqual([2]);
  });
});

describe('events() and send()', () => {
  it('events() yields the typed events of one name until the connection is closed', async () => {
    const harness = createHarness();
    await harness.open();
    const stream = harness.realtime.events('wallet/balance-updated');
    expectTypeOf(stream).toEqualTypeOf<AsyncGenerator<ServerEvent<'wallet/balance-updated'>, void, undefined>>();
    for (let i = 0; i < 3; i++) harness.listeners()?.event(harness.commit());
    const seen: number[] = [];
    for await (const { data } of stream) {
      seen.push(data.balance);
      if (data.balance === 3) harness.realtime.close();
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  it('events() yields an event without a number immediately', async () => {
    const harness = createHarness(3);
    void harness.realtime.open();
    await settle();
    const received: string[] = [];
    harness.realtime.onEvent(({ name }) => received.push(name));
    const typing = { channel: CHANNEL, no: null, at: '2026-03-04T12:00:00Z', name: 'conversation/typing', data: {} };
    harness.listeners()?.event(typing as unknown as ServerEvent);
    expect(received).toEqual(['conversation/typing']);
  });

  it('send() sends typed events while connected, and otherwise rejects with the reason', async () => {
    const harness = createHarness();
    const logIn = () => harness.realtime.send('auth/login', { token: 'mine' });
    await expect(logIn()).rejects.toMatchObject({ name: 'NetworkError', reason: 'offline' });
    const opened = harness.realtime.open();
    await settle();
    await expect(logIn()).rejects.toMatchObject({ reason: 'offline' });
    await harness.connect();
    await opened;
    await logIn();
    expect(harness.sent).toEqual(['auth/login t0k', 'auth/login mine']);
    // @ts-expect-error the payload of another event
    await harness.realtime.send('auth/login', { name: 'Noor' });
  });
});
