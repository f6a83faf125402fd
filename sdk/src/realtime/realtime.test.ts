import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ServerEvent } from '../generated/events.ts';
import { createClient, memoryTokenStore } from '../index.ts';
import { createRealtime, type RealtimeOptions, type RealtimeSource, type SourceListeners } from './index.ts';

const CHANNEL = 'user:0193f2a4c1d07b3e5a918c42';
const UNAUTHENTICATED = {
  ...{ statusCode: 401, error: 'Unauthorized', message: 'Please log in.', code: 'UNAUTHENTICATED', requestId: 'r' },
};

// Uses fake timers, so that retries do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the timers until reads and retries have ended. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

/** Creates a fake server with one channel and its event log, and a connection that a test can interrupt. */
function createHarness(eventCount = 0, options: Partial<RealtimeOptions> = {}) {
  const log: ServerEvent[] = [];
  const sent: string[] = [];
  const reads: string[] = [];
  let listeners: SourceListeners | undefined;
  let failing = 0;
  let refused: { statusCode: number } | undefined;
  let reconnections = 0;
  const commit = (): ServerEvent => {
    const no = log.length + 1;
    const event = {
      channel: CHANNEL,
      no,
      at: '2026-03-04T12:00:00Z',
      name: 'wallet/balance-updated',
      data: { balance: no },
    } as const;
    log.push(event);
    return event;
  };
  for (let i = 0; i < eventCount; i++) commit();
  const source: RealtimeSource = async (_token, given) => {
    listeners = given;
    return {
      send: async (name, payload) => void sent.push(`${name} ${'token' in payload && payload.token}`),
      close: () => {
        listeners = undefined;
      },
      reconnect: () => {
        reconnections += 1;
      },
    };
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    if (failing-- > 0) throw new TypeError('refused');
    if (refused) return Response.json(refused, { status: refused.statusCode });
    if (pathname.endsWith('/channels'))
      return Response.json({ data: { data: [{ channel: CHANNEL, no: log.length }], total: 1, isMore: false } });
    reads.push(query.get('after') ?? '');
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))];
    const data = log.slice(after, after + limit);
    return Response.json({ data: { data, total: log.length, isMore: after + limit < log.length } });
  };
  const client = createClient({ handle: fetch, token: memoryTokenStore('t0k'), retry: { times: 0 } });
  const realtime = createRealtime({ client, source, retryMs: 1, ...options });
  const seen: number[] = [];
  realtime.on('wallet/balance-updated', (event) => seen.push(event.data.balance));
  return {
    ...{ realtime, seen, sent, reads, commit, client },
    listeners: () => listeners,
    failNext: (times: number) => {
      failing = times;
    },
    /** Refuses all later calls, as if the session had ended. */
    endSession: () => {
      refused = UNAUTHENTICATED;
    },
    reconnections: () => reconnections,
    async connect() {
      listeners?.connected();
      await settle();
    },
    async open() {
      const opened = realtime.open();
      await settle();
      listeners?.connected();
      await opened;
    },
  };
}

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

describe('the position that a process stores for its restart (rule W6)', () => {
  const recordPositions = (at?: Record<string, number>) => {
    const saved: Record<string, number>[] = [];
    return { saved, position: { load: () => at, save: (now: Record<string, number>) => void saved.push(now) } };
  };

  it('is saved at the start and after every handled event', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(3, { position });
    await harness.open();
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(saved).toEqual([{ [CHANNEL]: 3 }, { [CHANNEL]: 4 }]);
  });

  it('determines the first event that is delivered after a restart', async () => {
    const { saved, position } = recordPositions({ [CHANNEL]: 2 });
    const harness = createHarness(5, { position });
    await harness.open();
    expect(harness.seen).toEqual([3, 4, 5]);
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 5 });
  });

  it('is saved in order, and only after the promise of a listener has settled', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(0, { position });
    await harness.open();
    let finish = (): void => {};
    harness.realtime.on('wallet/balance-updated', ({ no }) =>
      no === 1 ? new Promise<void>((resolve) => (finish = resolve)) : undefined,
    );
    harness.listeners()?.event(harness.commit());
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 0 });
    finish();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 2 });
  });

  it('moves past an event of a for-await loop when the loop requests the next event, and does not move after close()', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(0, { position });
    await harness.open();
    const stream = harness.realtime.events('wallet/balance-updated');
    for (let i = 0; i < 3; i++) harness.listeners()?.event(harness.commit());
    await stream.next();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
    harness.realtime.close();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
  });

  it('calls onError if it could not be saved, or if a listener throws or rejects', async () => {
    const errors: string[] = [];
    const position = { load: () => undefined, save: () => Promise.reject(new Error('disk full')) };
    const harness = createHarness(0, { position, onError: (error) => errors.push((error as Error).message) });
    await harness.open();
    harness.realtime.onEvent(() => {
      throw new Error('thrown');
    });
    harness.realtime.onEvent(async () => {
      throw new Error('rejected');
    });
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(harness.seen).toEqual([1]);
    expect(errors.toSorted()).toEqual(['disk full', 'disk full', 'rejected', 'thrown']);
  });
});
