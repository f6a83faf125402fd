import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ServerEvent } from '../generated/events.ts';
import { createClient, memoryTokenStore } from '../index.ts';
import { createRealtime, type RealtimeOptions, type RealtimeSource, type SourceListeners } from './index.ts';

const CHANNEL = 'user:0193f2a4c1d07b3e5a918c42';
const UNAUTHENTICATED = {
  ...{ statusCode: 401, error: 'Unauthorized', message: 'Please log in.', code: 'UNAUTHENTICATED', requestId: 'r' },
};

// Fake timers: retries do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the timers until reads and retries have ended. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

/** A platform with one channel, a readable log, and a connection that a test can cut. */
function platform(alreadyThere = 0, options: Partial<RealtimeOptions> = {}) {
  const log: ServerEvent[] = [];
  const sent: string[] = [];
  const reads: string[] = [];
  let line: SourceListeners | undefined;
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
  for (let i = 0; i < alreadyThere; i++) commit();
  const source: RealtimeSource = async (_token, listeners) => {
    line = listeners;
    return {
      send: async (name, payload) => void sent.push(`${name} ${'token' in payload && payload.token}`),
      close: () => {
        line = undefined;
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
    line: () => line,
    failNext: (times: number) => {
      failing = times;
    },
    /** Refuses every later call, as if the session had ended. */
    endSession: () => {
      refused = UNAUTHENTICATED;
    },
    reconnections: () => reconnections,
    async connect() {
      line?.connected();
      await settle();
    },
    async open() {
      const opened = realtime.open();
      await settle();
      line?.connected();
      await opened;
    },
  };
}

describe('the delivery of events (rule W6)', () => {
  it('starts after the channel’s current number', async () => {
    const p = platform(3);
    await p.open();
    p.line()?.event(p.commit());
    p.line()?.event(p.commit());
    expect(p.seen).toEqual([4, 5]);
    expect(p.reads).toEqual([]);
  });

  it('includes the first event of a channel that had none', async () => {
    const p = platform();
    await p.open();
    p.line()?.event(p.commit());
    expect(p.seen).toEqual([1]);
  });

  it('drops duplicates, restores the order, and reads missing events', async () => {
    const p = platform();
    await p.open();
    const [one, two, three] = [p.commit(), p.commit(), p.commit()];
    p.line()?.event(one);
    p.line()?.event(one);
    p.line()?.event(three);
    expect(p.seen).toEqual([1]);
    await settle();
    p.line()?.event(two);
    expect(p.seen).toEqual([1, 2, 3]);
  });

  it('includes events that were missed during a disconnection, over several pages', async () => {
    const p = platform(2);
    await p.open();
    p.line()?.disconnected();
    for (let i = 0; i < 250; i++) p.commit();
    await p.connect();
    p.line()?.event(p.commit());
    expect(p.seen).toEqual(Array.from({ length: 251 }, (_, i) => i + 3));
  });

  it('continues with the events that arrived while missed ones were read', async () => {
    const p = platform(5);
    const opened = p.realtime.open();
    await settle();
    p.line()?.connected();
    p.line()?.event(p.commit());
    await opened;
    p.line()?.event(p.commit());
    expect(p.seen.at(-1)).toBe(7);
    expect(p.seen.filter((no) => no === 7)).toHaveLength(1);
  });

  it('retries a failed read of missed events', async () => {
    const p = platform(1);
    await p.open();
    p.line()?.disconnected();
    p.commit();
    p.failNext(2);
    await p.connect();
    await settle();
    expect(p.seen).toEqual([2]);
  });

  it('starts again at 1 if the channel’s numbers were reset', async () => {
    const p = platform(9);
    await p.open();
    const fresh = platform();
    fresh.commit();
    p.client.transport.send = fresh.client.transport.send;
    await p.connect();
    p.line()?.event(fresh.commit());
    expect(p.seen).toEqual([2]);
  });
});

describe('the connection', () => {
  it('goes through the states of the specification, and logs in after each connect', async () => {
    const p = platform();
    const statuses: string[] = [p.realtime.status];
    p.realtime.onStatus((status) => statuses.push(status));
    await p.open();
    await p.realtime.open();
    p.line()?.disconnected();
    p.line()?.reconnecting();
    p.line()?.failed(new Error('refused'));
    p.client.transport.token.set('later');
    await p.connect();
    p.realtime.close();
    expect(statuses).toEqual([
      'initialized',
      'connected',
      'disconnect',
      'reconnecting',
      'failed',
      'connected',
      'disconnect',
    ]);
    expect(p.sent).toEqual(['auth/login t0k', 'auth/login later']);
  });

  it('rejects open() without a token, and if the socket cannot be loaded', async () => {
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

  it('resolves open() once earlier events are delivered, so that the next one is delivered, too', async () => {
    const p = platform(3);
    let isOpen = false;
    const opened = p.realtime.open().then(() => {
      isOpen = true;
    });
    await settle();
    expect(isOpen).toBe(false);
    p.line()?.connected();
    await opened;
    p.line()?.event(p.commit());
    expect(p.seen).toEqual([4]);
  });

  it('resolves open() when it is closed before it has connected', async () => {
    const p = platform();
    const opened = p.realtime.open();
    await settle();
    p.realtime.close();
    await opened;
    expect(p.realtime.status).toBe('disconnect');
  });

  it('delivers no event after close()', async () => {
    const p = platform();
    await p.open();
    const line = p.line();
    p.realtime.close();
    line?.event(p.commit());
    expect(p.seen).toEqual([]);
  });
});

describe('events() and send()', () => {
  it('events() yields the typed events of one name until the connection is closed', async () => {
    const p = platform();
    await p.open();
    const stream = p.realtime.events('wallet/balance-updated');
    expectTypeOf(stream).toEqualTypeOf<AsyncGenerator<ServerEvent<'wallet/balance-updated'>, void, undefined>>();
    for (let i = 0; i < 3; i++) p.line()?.event(p.commit());
    const seen: number[] = [];
    for await (const { data } of stream) {
      seen.push(data.balance);
      if (data.balance === 3) p.realtime.close();
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  it('events() yields an event without a number immediately', async () => {
    const p = platform(3);
    void p.realtime.open();
    await settle();
    const received: string[] = [];
    p.realtime.onEvent(({ name }) => received.push(name));
    const typing = { channel: CHANNEL, no: null, at: '2026-03-04T12:00:00Z', name: 'conversation/typing', data: {} };
    p.line()?.event(typing as unknown as ServerEvent);
    expect(received).toEqual(['conversation/typing']);
  });

  it('send() sends typed events while connected, and otherwise rejects with the reason', async () => {
    const p = platform();
    const logIn = () => p.realtime.send('auth/login', { token: 'mine' });
    await expect(logIn()).rejects.toMatchObject({ name: 'NetworkError', reason: 'offline' });
    const opened = p.realtime.open();
    await settle();
    await expect(logIn()).rejects.toMatchObject({ reason: 'offline' });
    await p.connect();
    await opened;
    await logIn();
    expect(p.sent).toEqual(['auth/login t0k', 'auth/login mine']);
    // @ts-expect-error the payload of another event
    await p.realtime.send('auth/login', { name: 'Noor' });
  });
});

describe('a connection that the server refuses or closes', () => {
  it('throws UNAUTHENTICATED in `for await` loops over events, without a retry, if the session has ended', async () => {
    const p = platform();
    await p.open();
    const stream = p.realtime.events('wallet/balance-updated');
    const next = stream.next();
    p.endSession();
    p.line()?.disconnected();
    p.line()?.refused();
    await expect(next).rejects.toMatchObject({ name: 'ApiError', code: 'UNAUTHENTICATED' });
    expect(p.realtime.status).toBe('ended');
    expect(p.line()).toBeUndefined();
  });

  it('rejects open() when the first catch-up is refused', async () => {
    const p = platform();
    p.endSession();
    await expect(p.open()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(p.realtime.status).toBe('ended');
  });

  it('is opened again if the session is still valid', async () => {
    const p = platform();
    await p.open();
    p.line()?.disconnected();
    p.line()?.refused();
    await expect.poll(p.reconnections).toBe(1);
    expect(p.realtime.status).toBe('disconnect');
  });

  it('can be opened again with a new token', async () => {
    const p = platform();
    p.endSession();
    await expect(p.open()).rejects.toThrow();
    const fresh = platform(2);
    p.client.transport.send = fresh.client.transport.send;
    p.client.transport.token.set('new');
    await p.open();
    expect(p.realtime.status).toBe('connected');
  });
});

describe('the position that a process stores for its restart (rule W6)', () => {
  const kept = (at?: Record<string, number>) => {
    const saved: Record<string, number>[] = [];
    return { saved, position: { load: () => at, save: (now: Record<string, number>) => void saved.push(now) } };
  };

  it('is saved at the start and after every handled event', async () => {
    const { saved, position } = kept();
    const p = platform(3, { position });
    await p.open();
    p.line()?.event(p.commit());
    await settle();
    expect(saved).toEqual([{ [CHANNEL]: 3 }, { [CHANNEL]: 4 }]);
  });

  it('determines the first event that is delivered after a restart', async () => {
    const { saved, position } = kept({ [CHANNEL]: 2 });
    const p = platform(5, { position });
    await p.open();
    expect(p.seen).toEqual([3, 4, 5]);
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 5 });
  });

  it('is saved only after a listener’s promise has settled, in order', async () => {
    const { saved, position } = kept();
    const p = platform(0, { position });
    await p.open();
    let finish = (): void => {};
    p.realtime.on('wallet/balance-updated', ({ no }) =>
      no === 1 ? new Promise<void>((resolve) => (finish = resolve)) : undefined,
    );
    p.line()?.event(p.commit());
    p.line()?.event(p.commit());
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 0 });
    finish();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 2 });
  });

  it('includes an event of a loop once the loop requests the next one, and none after close()', async () => {
    const { saved, position } = kept();
    const p = platform(0, { position });
    await p.open();
    const stream = p.realtime.events('wallet/balance-updated');
    for (let i = 0; i < 3; i++) p.line()?.event(p.commit());
    await stream.next();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
    p.realtime.close();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
  });

  it('calls onError if it could not be saved, or if a listener throws or rejects', async () => {
    const errors: string[] = [];
    const position = { load: () => undefined, save: () => Promise.reject(new Error('disk full')) };
    const p = platform(0, { position, onError: (error) => errors.push((error as Error).message) });
    await p.open();
    p.realtime.onEvent(() => {
      throw new Error('thrown');
    });
    p.realtime.onEvent(async () => {
      throw new Error('rejected');
    });
    p.line()?.event(p.commit());
    await settle();
    expect(p.seen).toEqual([1]);
    expect(errors.toSorted()).toEqual(['disk full', 'disk full', 'rejected', 'thrown']);
  });
});
