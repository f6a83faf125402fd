import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@fanlight/sdk';
import type { StoredEvent } from '@fanlight/sdk/events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  type Person,
  type TestEngine,
} from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attachRealtime } from './realtime.ts';

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let sockets: Socket[] = [];
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  server = createServer();
  closeRealtime = attachRealtime(server, engine);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor');
  await giveTokens(engine, noor.id, 1000_00);
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

/** Opens a connection, and records its events. It logs in after the transport has connected, as the SDK does. */
async function listen(token: string) {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { forceNew: true, transports: ['websocket'], auth: { token } });
  sockets.push(socket);
  const received: StoredEvent[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  socket.onAny((_name, event: StoredEvent) => {
    received.push(event);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
  });
  /** Resolves when this number of events has arrived. Only the time limit of the test ends the waiting. */
  const receive = (count: number) =>
    new Promise<void>((resolve) => {
      if (received.length >= count) resolve();
      else waiting.push({ count, resolve });
    });
  const logIn = (payload: unknown): Promise<{ success: boolean }> => socket.emitWithAck('auth/login', payload);
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  if (token) await logIn({ token });
  return { socket, received, receive, logIn };
}

const tip = ({ client }: Person, amount = 10) =>
  client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount } });

const numbersOf = (events: { no: number }[]) => events.map(({ no }) => no).toSorted((a, b) => a - b);

describe('realtime (rule W6)', () => {
  it('sends each user only the events of their own channel', async () => {
    const [performer, fan, visitor] = [await listen(mara.token), await listen(noor.token), await listen('')];
    await tip(noor, 25);
    await Promise.all([performer.receive(2), fan.receive(1)]);
    expect(performer.received.find(({ name }) => name === 'wallet/balance-updated')?.data).toEqual({ balance: 20 });
    const notification = performer.received.find(({ name }) => name === 'notification/created');
    expect(notification?.data).toMatchObject({ totalUnread: 1, notification: { type: 'tip', amount: 25 } });
    // The acknowledgement of a login arrives after all events that were sent before it.
    for (const { logIn } of [performer, fan, visitor]) await logIn({});
    expect(performer.received).toHaveLength(2);
    expect(fan.received).toMatchObject([
      { name: 'wallet/balance-updated', channel: `user:${noor.id}`, data: { balance: 975 } },
    ]);
    expect(visitor.received).toEqual([]);
  });

  it('numbers concurrent events without a gap, and lists the events that it has sent', async () => {
    const performer = await listen(mara.token);
    await Promise.all(Array.from({ length: 20 }, () => tip(noor)));
    await engine.settle();
    await performer.receive(40);
    expect(numbersOf(performer.received)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const log = (await mara.client.call(api.listEvents, { query: { limit: 100 } })).data;
    const inOrder = performer.received.toSorted((a, b) => a.no - b.no);
    expect(log.map(({ no, name, data }) => ({ no, name, data }))).toEqual(
      inOrder.map(({ no, name, data }) => ({ no, name, data })),
    );
  });

  it('lists the events that were missed while disconnected, after the last received number', async () => {
    const before = await listen(mara.token);
    await tip(noor);
    await before.receive(2);
    before.socket.disconnect();
    await tip(noor);
    await engine.settle();
    const after = Math.max(...numbersOf(before.received));
    const missed = (await mara.client.call(api.listEvents, { query: { after } })).data;
    expect(numbersOf([...before.received, ...missed])).toEqual([1, 2, 3, 4]);
  });

  it('logs in by auth/login, refuses every invalid payload, and leaves the channels of the previous user', async () => {
    const { received, receive, logIn } = await listen('');
    const invalid = [{ token: 'unknown' }, { token: 5 }, {}, null, 'token', { token: mara.token, more: 1 }];
    for (const payload of invalid) expect(await logIn(payload)).toEqual({ success: false });
    expect(await logIn({ token: mara.token })).toEqual({ success: true });
    expect(await logIn({ token: noor.token })).toEqual({ success: true });
    await tip(noor);
    await engine.settle();
    await receive(1);
    await logIn({});
    expect(received.map(({ channel }) => channel)).toEqual([`user:${noor.id}`]);
  });
});
