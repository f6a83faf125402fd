import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ServerEvent } from '../generated/events.ts';
import { createClient, memoryTokenStore } from '../index.ts';
import { createRealtime, type RealtimeSource, type SourceListeners } from './index.ts';

const CHANNEL = 'user:0193f2a4c1d07b3e5a918c42';
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A platform with one channel: its log can be read, and the line to the client can be cut. */
function platform(alreadyThere = 0) {
  const log: ServerEvent[] = [];
  const greetings: string[] = [];
  const reads: string[] = [];
  let line: SourceListeners | undefined;
  let failing = 0;
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
      send: async (name, payload) => void greetings.push(`${name} ${'token' in payload && payload.token}`),
      close: () => {
        line = undefined;
      },
    };
  };
  const fetch = async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    reads.push(query.get('after') ?? '');
    if (failing-- > 0) throw new TypeError('refused');
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))];
    const data = log.slice(after, after + limit);
    return Response.json({ data: { data, total: log.length, isMore: after + limit < log.length } });
  };
  const client = createClient({ fetch, token: memoryTokenStore('t0k'), retry: { times: 0 } });
  const realtime = createRealtime({ client, source, retryMs: 1 });
  const seen: number[] = [];
  realtime.on('wallet/balance-updated', (event) => seen.push(event.data.balance));
  return {
    ...{ realtime, seen, greetings, reads, commit, client },
    line: () => line,
    failNext: (times: number) => {
      failing = times;
    },
    async connect() {
      line?.connected();
      await settle();
    },
  };
}

describe('W6 events come exactly once and in order', () => {
  it('starts where the channel stands, and delivers what comes after', async () => {
    const p = platform(3);
    await p.realtime.open();
    await p.connect();
    p.line()?.event(p.commit());
    p.line()?.event(p.commit());
    expect(p.seen).toEqual([4, 5]);
    expect(p.reads).toEqual(['0']);
  });

  it('begins at one on a channel that had no events', async () => {
    const p = platform();
    await p.realtime.open();
    await p.connect();
    p.line()?.event(p.commit());
    expect(p.seen).toEqual([1]);
  });

  it('drops duplicates and puts what overtook into order, reading what is missing', async () => {
    const p = platform();
    await p.realtime.open();
    await p.connect();
    const [one, two, three] = [p.commit(), p.commit(), p.commit()];
    p.line()?.event(one);
    p.line()?.event(one);
    p.line()?.event(three);
    expect(p.seen).toEqual([1]);
    await settle();
    p.line()?.event(two);
    expect(p.seen).toEqual([1, 2, 3]);
  });

  it('after a break ends with exactly what it would have had, also over several pages', async () => {
    const p = platform(2);
    await p.realtime.open();
    await p.connect();
    p.line()?.disconnected();
    for (let i = 0; i < 250; i++) p.commit();
    await p.connect();
    p.line()?.event(p.commit());
    expect(p.seen).toEqual(Array.from({ length: 251 }, (_, i) => i + 3));
  });

  it('keeps what came while it was still reading', async () => {
    const p = platform(5);
    await p.realtime.open();
    p.line()?.connected();
    p.line()?.event(p.commit());
    await settle();
    p.line()?.event(p.commit());
    expect(p.seen.at(-1)).toBe(7);
    expect(p.seen.filter((no) => no === 7)).toHaveLength(1);
  });

  it('reads again when reading fails', async () => {
    const p = platform(1);
    await p.realtime.open();
    await p.connect();
    p.line()?.disconnected();
    p.commit();
    p.failNext(2);
    await p.connect();
    await settle();
    expect(p.seen).toEqual([2]);
  });

  it('counts anew when the channel began anew', async () => {
    const p = platform(9);
    await p.realtime.open();
    await p.connect();
    const fresh = platform();
    fresh.commit();
    p.client.transport.send = fresh.client.transport.send;
    await p.connect();
    p.line()?.event(fresh.commit());
    expect(p.seen).toEqual([2]);
  });
});

describe('the connection', () => {
  it('goes through the states of the specification and greets after each connect', async () => {
    const p = platform();
    const statuses: string[] = [p.realtime.status];
    p.realtime.onStatus((status) => statuses.push(status));
    await p.realtime.open();
    await p.realtime.open();
    await p.connect();
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
    expect(p.greetings).toEqual(['auth/login t0k', 'auth/login later']);
  });

  it('opens only for who is logged in, and says failed when the socket cannot be loaded', async () => {
    const client = createClient({ fetch: async () => Response.json({}), token: memoryTokenStore() });
    const realtime = createRealtime({ client, load: () => Promise.reject(new Error('no such chunk')) });
    await realtime.open();
    expect(realtime.status).toBe('initialized');
    client.transport.token.set('t0k');
    await realtime.open();
    expect(realtime.status).toBe('failed');
    realtime.close();
    await realtime.open();
    expect(realtime.status).toBe('failed');
  });

  it('lets no late event through once closed', async () => {
    const p = platform();
    await p.realtime.open();
    await p.connect();
    const line = p.line();
    p.realtime.close();
    line?.event(p.commit());
    expect(p.seen).toEqual([]);
  });
});

describe('events as a loop, and events of the client', () => {
  it('gives the events of one name, typed, until closed', async () => {
    const p = platform();
    await p.realtime.open();
    await p.connect();
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

  it('sends typed events while connected, and says why not otherwise', async () => {
    const p = platform();
    const greet = () => p.realtime.send('auth/login', { token: 'mine' });
    await expect(greet()).rejects.toMatchObject({ name: 'NetworkError', reason: 'offline' });
    await p.realtime.open();
    await expect(greet()).rejects.toMatchObject({ reason: 'offline' });
    await p.connect();
    await greet();
    expect(p.greetings).toEqual(['auth/login t0k', 'auth/login mine']);
    // @ts-expect-error the payload is another
    await p.realtime.send('auth/login', { name: 'Noor' });
  });
});
